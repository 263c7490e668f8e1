"""The federations' rule books, one folder each."""
