"""A club, and what stands against clubs."""
