"""The season's overview, and the seasons of a file."""
