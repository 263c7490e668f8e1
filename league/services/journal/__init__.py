"""The journal: its words, what is taken back, and what proves it."""
