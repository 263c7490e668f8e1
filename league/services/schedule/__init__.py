"""When and how a division plays: what is decided for it beside the settings of its file."""
