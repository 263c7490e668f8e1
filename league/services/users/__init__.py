"""People with an account: roles, codes, passwords and sessions."""
