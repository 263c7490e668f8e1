"""Who plays where, and what others report about it."""
