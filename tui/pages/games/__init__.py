"""Games of matches on a board, disputes about them, sealed moves."""
