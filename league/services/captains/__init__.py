"""What captains, their deputies and club secretaries look at and fill in: each page one view."""
