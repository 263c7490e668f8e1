"""The captains' pages: plain HTML that a small server makes from views; services do the work."""
