"""Lists of players that clubs hand in for their teams."""
