"""Two reports of one match, each by its captain, and what becomes of them."""
