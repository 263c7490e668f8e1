"""Rounds of a tournament: paired, by hand too, and their results."""
