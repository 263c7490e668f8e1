"""Rating periods and reports."""
