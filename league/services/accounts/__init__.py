"""What clubs owe and are due: fees, the ledger, payments."""
