"""Lineups handed in sealed, opened together, and changed in the first hour."""
