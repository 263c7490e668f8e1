"""Clubs and persons who may not play for a time."""
