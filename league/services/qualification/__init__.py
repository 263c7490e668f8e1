"""Qualification tournaments: prepared, played, ranked."""
