"""What captains hand in and report: lineups before they open, reports beside each other."""
