"""A match, an evening of them, and who failed to appear."""
