"""Rating periods, and the reports for them."""
