"""Tournaments of players."""
