"""The table of a tournament, and what it is worked out from."""
