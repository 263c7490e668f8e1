"""Layouts: each makes a document of a view."""
