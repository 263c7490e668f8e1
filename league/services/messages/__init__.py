"""What people are told: an outbox, one row an event and person."""
