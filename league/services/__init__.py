"""What an official does: one function, one transaction."""
