"""The terminal: commands and screens; calls services, shows views."""
