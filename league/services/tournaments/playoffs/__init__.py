"""Play-offs of a tournament: who plays, their games, and what they decide."""
