"""Who goes up and down after a season, as the book has it and as a person decided."""
