"""Individual and youth events."""
