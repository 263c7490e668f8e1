"""The palette of everything that can be done."""
