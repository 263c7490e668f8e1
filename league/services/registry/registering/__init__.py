"""Registrations and what they follow from: claims, notices, departures."""
