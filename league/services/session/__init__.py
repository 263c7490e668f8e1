"""What is before the official: what was typed and is not stored yet."""
