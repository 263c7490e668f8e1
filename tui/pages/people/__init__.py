"""Players and their registrations."""
