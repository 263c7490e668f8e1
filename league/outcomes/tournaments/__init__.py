"""Tables of tournaments: every criterion of FIDE's list, exact and with its arithmetic."""
