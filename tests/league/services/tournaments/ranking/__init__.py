"""Tables of tournaments."""
