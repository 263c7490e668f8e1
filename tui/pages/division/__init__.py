"""A division: table, rounds, figures."""
