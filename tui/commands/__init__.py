"""The commands, one module per area. They are built in functions, after the language is known."""
