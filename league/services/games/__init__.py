"""Games of matches: score sheets on file, disputes about them, sealed moves."""
