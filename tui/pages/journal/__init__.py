"""Every step that was stored."""
