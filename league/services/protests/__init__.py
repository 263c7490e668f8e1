"""Protests, appeals, and objections."""
