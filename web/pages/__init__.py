"""The pages of captains and officials, each with what it takes from its form."""
