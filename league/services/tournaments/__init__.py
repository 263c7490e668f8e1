"""Tournaments: entries, pairings, results, tables, files and papers."""
