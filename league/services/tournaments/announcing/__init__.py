"""A tournament announced: its conditions, and what speaks against them."""
