"""What a tournament has on paper."""
