"""Who takes part in a tournament: entries, pairing numbers, who leaves and comes back."""
