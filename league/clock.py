"""The day it is where the office stands."""

from datetime import date, datetime
from zoneinfo import ZoneInfo


def today(zone: str | None = None) -> date:
    """Return the day it is in a time zone, such as that of a rule book; None = on the wall here.

    Raises ZoneInfoNotFoundError for a zone that nobody knows.
    """
    return datetime.now(None if zone is None else ZoneInfo(zone)).date()
