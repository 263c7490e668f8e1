"""Cups: drawn, carried on round by round, and shown."""
