"""Matches: what an official decides about them beyond findings and fees."""
