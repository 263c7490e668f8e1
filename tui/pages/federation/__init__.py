"""The federation: letterhead, bank account, officials, member clubs."""
