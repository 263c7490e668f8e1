"""Measurements, printed with the machine: ``make bench``. No test depends on them."""
