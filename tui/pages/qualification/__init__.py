"""Tournaments of three teams and more."""
