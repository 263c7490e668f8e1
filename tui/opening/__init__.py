"""What stands before a season is open."""
