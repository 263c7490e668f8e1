"""Days, spans of days and moments as people type them."""

import re
from collections.abc import Callable
from datetime import date, datetime, time, timedelta

from league.errors import InputError
from league.formatting import FIRST_YEAR, LAST_YEAR
from league.language import _
from league.sanitizing import quoted
from league.typed.hours import read_hour

HALF = timedelta(days=182)
"""A day without a year lies in the year after the one before it: nearest to half a year later."""

_DAY = re.compile(r"(\d{1,2})\.(\d{1,2})(?:\.(\d{4}|\d{2})?)?", re.ASCII)
_SPAN = re.compile(r"(.+?)\s*(?:–|—|\.\.(?=[0-9]{2})|(?<=\.)-|\s-\s|\s(?:to|bis)\s)\s*(.+)")
_BETWEEN = re.compile(r"[\s,;]+")
_NEAR = 20
"""Years from the day it is about within which two digits are enough for a year."""

Near = date | Callable[[], date] | None
"""Where a year is guessed from: a day, or who knows it; None = no year is guessed."""


def read_day(text: str, near: Near = None) -> date:
    """Return ``15.10.2011``, ``2011-10-15`` or, in the year nearest, ``15.10.`` and ``15.10.11``.

    Raises InputError, also for years that no season has.
    """
    typed = text.strip()
    try:
        found = _of(typed, near)
    except ValueError:
        found = None
    if found is None:
        sentence = _("“{text}” is no day; expected is one such as 15.10.2011 or 2011-10-15.")
        if near is not None:
            sentence = _("“{text}” is no day; expected is one such as 15.10. or 15.10.2011.")
        raise InputError(sentence, text=quoted(text))
    if not FIRST_YEAR <= found.year <= LAST_YEAR:
        sentence = _("{value} is not within the years {first} to {last}.")
        raise InputError(sentence, value=quoted(text), first=FIRST_YEAR, last=LAST_YEAR)
    return found


def maybe_day(text: str, near: Near = None) -> date | None:
    """Return a day, None for nothing. Raises InputError."""
    return read_day(text, near) if text.strip() else None


def read_days(text: str, near: Near = None) -> tuple[date, ...]:
    """Return days with blanks, commas or semicolons between them. Raises InputError."""
    return tuple(read_day(part, near) for part in _BETWEEN.split(text.strip()) if part)


def read_row(text: str, middle: Near) -> tuple[date, ...]:
    """Return days such as ``24.9. 8.10. 22.10.``, each after the one before. Raises InputError.

    ``middle`` is the middle of the season: the year of the first one is guessed from it.
    """
    found: list[date] = []
    for part in _BETWEEN.split(text.strip()):
        if part:
            found.append(read_day(part, found[-1] + HALF if found else middle))
    return tuple(found)


def read_span(text: str, near: Near = None) -> tuple[date, date]:
    """Return the first and last day of ``8.10.–9.10.2011`` or ``2011-10-08..2011-10-09``.

    One day alone is both; the first lies in the year nearest to the last. Raises InputError.
    """
    parts = _SPAN.fullmatch(text.strip()[:200])
    if parts is None:
        alone = read_day(text, near)
        return alone, alone
    last = read_day(parts[2], near)
    first = read_day(parts[1], last)
    if first > last:
        raise InputError(_("{first} is after {last}."), first=first, last=last)
    return first, last


def read_moment(text: str, near: Near = None) -> datetime:
    """Return ``2012-05-05 10:00`` or ``5.5.2012 10:00``; without an hour, midnight. InputError."""
    found = read_day_or_moment(text, near)
    return found if isinstance(found, datetime) else datetime.combine(found, time())


def read_day_or_moment(text: str, near: Near = None) -> date | datetime:
    """Return a day, or with an hour behind it a moment. Raises InputError."""
    parts = re.split(r"(?<=[0-9.])T|\s+", text.strip(), maxsplit=1)
    if len(parts) == 1:
        return read_day(text, near)
    return datetime.combine(read_day(parts[0], near), read_hour(parts[1]))


def guesses(text: str) -> bool:
    """Say whether a day lacks its year, or its century."""
    found = _DAY.fullmatch(text.strip())
    return found is not None and len(found[3] or "") < 4


def _of(text: str, near: Near) -> date | None:
    """Return a day, None where the year is missing. Raises ValueError for what is none."""
    found = _DAY.fullmatch(text)
    if found is None:
        return date.fromisoformat(text)
    in_month, month = int(found[1]), int(found[2])
    if found[3] and len(found[3]) == 4:
        return date(int(found[3]), month, in_month)
    if near is None:
        return None
    around = near if isinstance(near, date) else near()
    if found[3]:
        return date(_year(int(found[3]), around), month, in_month)
    years = [_in_year(around.year + shift, month, in_month) for shift in (-1, 0, 1)]
    nearest = [(abs((one - around).days), one) for one in years if one is not None]
    return min(nearest)[1] if nearest else None


def _in_year(year: int, month: int, in_month: int) -> date | None:
    try:
        return date(year, month, in_month)
    except ValueError:
        return None


def _year(digits: int, near: date) -> int:
    """Return a year of two digits in the century it is about. Raises ValueError."""
    century = near.year - near.year % 100
    years = (century + shift + digits for shift in (-100, 0, 100))
    found = min(years, key=lambda year: abs(year - near.year))
    if abs(found - near.year) > _NEAR:
        raise ValueError(digits)
    return found
