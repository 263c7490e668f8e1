"""The end of a season: what must be decided before it is closed."""
