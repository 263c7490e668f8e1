"""The day it is where the office stands."""

from datetime import date


def today() -> date:
    """Return the official's own day."""
    return date.today()  # noqa: DTZ011  # no zone is asked for: the calendar on the wall counts
