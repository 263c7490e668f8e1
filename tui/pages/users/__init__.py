"""Accounts of people, and what they are told."""
