"""What a deed changes: told before it is stored, by the same comparison whatever the deed is."""
