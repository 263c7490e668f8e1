"""The day it is where the office stands, and the moment that written files carry."""

import os
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from league.errors import InputError
from league.language import _
from league.slot import Slot

SET_BY = "SOURCE_DATE_EPOCH"
"""Environment variable that sets the moment of written files: seconds since 1970 (UTC), as
reproducible-builds.org has it."""
_LAST = 253_402_300_799
"""The last second of the year 9999."""


_ahead = Slot[timedelta]()
"""How far the clock that is followed is ahead of this machine's; empty = none is followed."""


def now() -> datetime:
    """Return the moment it is, UTC: the only place where the clock is read; tests replace it."""
    return datetime.now(UTC) + (_ahead.value or timedelta())


def follow(moment: datetime | None) -> None:
    """Go from now on by another clock, such as a database server's, which shows this moment.

    So all who work on one server agree on what is late. None = by this machine's clock again.
    """
    _ahead.value = None if moment is None else moment - datetime.now(UTC)


def in_zone(moment: datetime, zone: str | None) -> datetime:
    """Return a moment by the clocks of a time zone, such as a rule book's; None = on the wall here.

    Raises ZoneInfoNotFoundError for a zone that nobody knows.
    """
    return moment.astimezone(None if zone is None else ZoneInfo(zone))


def moment_of(day: date, hour: time, zone: str | None) -> datetime:
    """Return the moment, UTC, at which clocks in a time zone show an hour; None = those here.

    An hour that the clocks show twice is the first of them. Raises ZoneInfoNotFoundError.
    """
    where = None if zone is None else ZoneInfo(zone)
    return datetime.combine(day, hour, where).astimezone(UTC)


def today(zone: str | None = None) -> date:
    """Return the day it is in a time zone, such as that of a rule book; None = on the wall here.

    Raises ZoneInfoNotFoundError for a zone that nobody knows.
    """
    return in_zone(now(), zone).date()


def written() -> datetime:
    """Return the moment that a written file carries, UTC: the day's beginning, or what is set.

    So the same facts give the same bytes on a day, and always where ``SOURCE_DATE_EPOCH`` is set.
    Raises InputError when that is no number of seconds, or one before 1980, as no file can have it.
    """
    text = os.environ.get(SET_BY, "").strip()
    if not text:
        return datetime.combine(today(), time(), UTC)
    moment = int(text) if text.isascii() and text.isdecimal() else -1
    if moment > _LAST or datetime.fromtimestamp(max(moment, 0), UTC).year < 1980:
        sentence = _("{name} is “{text}”; expected are the seconds from 1970 to a day since 1980.")
        raise InputError(sentence.format(name=SET_BY, text=text))
    return datetime.fromtimestamp(moment, UTC)
