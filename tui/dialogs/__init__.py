"""Dialogs: each answers with a type."""
