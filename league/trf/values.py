"""Numbers, points and days of a tournament report file, and how they are written.

A text that is none raises ValueError.
"""

import re
from datetime import date, datetime
from decimal import Decimal, InvalidOperation

_DAY = re.compile(r"(\d{4}|\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4}|\d{1,2})")
_WRITTEN_OUT = ("%B %d, %Y", "%b %d, %Y", "%d %B %Y", "%d %b %Y")
_YEAR_DIGITS = 4


def number(text: str) -> int | None:
    """Return a number; None where nothing stands."""
    bare = text.strip()
    if not bare:
        return None
    if not bare.isascii() or not bare.isdigit():
        raise ValueError(text)
    return int(bare)


def half_points(text: str) -> int | None:
    """Return points such as ``11.5`` as half points; None where nothing stands."""
    bare = text.strip().replace(",", ".")
    if not bare:
        return None
    try:
        halves = Decimal(bare) * 2
        whole = int(halves)
    except (InvalidOperation, ValueError, OverflowError) as error:
        raise ValueError(text) from error
    if whole != halves:
        raise ValueError(text)
    return whole


def points_text(halves: int | None) -> str:
    """Return half points as the format has them: ``11.5``; empty for None."""
    if halves is None:
        return ""
    sign = "-" if halves < 0 else ""
    return f"{sign}{abs(halves) // 2}.{5 * (abs(halves) % 2)}"


def number_text(value: int | None) -> str:
    """Return a number as it is written; empty for None."""
    return "" if value is None else str(value)


def born(text: str) -> str:
    """Return a day of birth as ``YYYY/MM/DD``, or the year alone; empty where it is not known."""
    bare = text.strip()
    if not bare.strip("0/.- "):
        return ""
    if bare.isdigit() and len(bare) == _YEAR_DIGITS:
        return bare
    found = _DAY.fullmatch(bare)
    if not found:
        raise ValueError(text)
    first, month, last = found.groups()
    year, day_of_month = (first, last) if len(first) == _YEAR_DIGITS else (last, first)
    if not int(month) or not int(day_of_month):
        return year
    return date(int(year), int(month), int(day_of_month)).strftime("%Y/%m/%d")


def day(text: str) -> date | None:
    """Return a day however it is written; None where nothing stands."""
    bare = text.strip()
    if not bare.strip("0/.- "):
        return None
    found = _DAY.match(bare)
    if found:
        first, month, last = found.groups()
        year, day_of_month = (first, last) if len(first) == _YEAR_DIGITS else (last, first)
        if len(year) == _YEAR_DIGITS:
            return date(int(year), int(month), int(day_of_month))
    for form in _WRITTEN_OUT:
        try:
            return datetime.strptime(bare, form).date()  # noqa: DTZ007  # a day has no time zone
        except ValueError:
            continue
    raise ValueError(text)


def day_text(value: date | None) -> str:
    """Return a day as the format has it: ``YYYY/MM/DD``; empty for None."""
    return value.strftime("%Y/%m/%d") if value else ""


def round_day(text: str, first: date | None, last: date | None) -> date | None:
    """Return the day of a round, ``YY/MM/DD``; None where nothing stands.

    When it lies outside the tournament and ``DD/MM/YY`` inside, that is meant.
    """
    found = _DAY.fullmatch(text.strip()) if text.strip() else None
    if not found:
        return day(text)
    one, month, other = (int(part) for part in found.groups())
    if max(one, other) > 99:
        return day(text)
    usual, turned = _made(2000 + one, month, other), _made(2000 + other, month, one)
    if turned and _within(turned, first, last) and not (usual and _within(usual, first, last)):
        return turned
    if usual is None:
        raise ValueError(text)
    return usual


def round_day_text(value: date | None) -> str:
    """Return the day of a round as the format has it: ``YY/MM/DD``; empty for None."""
    return value.strftime("%y/%m/%d") if value else ""


def _made(year: int, month: int, of_month: int) -> date | None:
    try:
        return date(year, month, of_month)
    except ValueError:
        return None


def _within(value: date, first: date | None, last: date | None) -> bool:
    return bool(first and last and first <= value <= last)
