"""Protests and what runs out."""
