"""Codes, values, names and times in words; what is found by a few letters."""
