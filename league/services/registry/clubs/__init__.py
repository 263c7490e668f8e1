"""Clubs, teams and the federation: their data, and what is decided about them."""
