"""Who goes up and who goes down."""
