"""What was typed and is not stored yet."""
