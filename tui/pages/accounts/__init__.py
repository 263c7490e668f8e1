"""What clubs owe."""
