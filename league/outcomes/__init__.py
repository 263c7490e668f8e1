"""What follows: pure functions of facts, rulings and parameters."""
