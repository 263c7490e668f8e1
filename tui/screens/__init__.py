"""The screens: one view model each."""
