"""School chess: schools, their pupils and teams, and who has a place."""
