"""A team's Kader list."""
