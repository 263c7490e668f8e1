"""Cups and their brackets."""
