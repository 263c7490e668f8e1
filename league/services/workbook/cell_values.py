"""Numbers of a sheet as days and hours, by the format in which they are shown."""

import re
from datetime import date, datetime, time, timedelta
from enum import Enum

Day = date | datetime | time | timedelta


class Shown(Enum):
    """As what a number format shows a number."""

    NUMBER = 0
    DAY = 1
    """As a day or an hour of the day, or both."""
    LENGTH = 2
    """As hours that may be more than a day's."""


_BUILT_IN = frozenset((*range(14, 23), *range(27, 37), 45, 47, *range(50, 59)))
"""Formats of days and hours that every program knows by their number."""
_BUILT_IN_LENGTH = 46
_QUOTED = re.compile(r'"[^"]*"|\\.|_.|\*.')
_BRACKETED = re.compile(r"\[([^\]]*)\]")
_COUNTED = re.compile("h+|m+|s+", re.IGNORECASE)
_PARTS = re.compile("[dmyhs]", re.IGNORECASE)
_NO_PARTS = re.compile("general|standard", re.IGNORECASE)
_FIRST, _FIRST_1904 = datetime(1899, 12, 30), datetime(1904, 1, 1)  # noqa: DTZ001  # sheets know no zones
_NO_DAY = 60
"""Spreadsheets count 29 February 1900, which never was: up to it they are a day behind."""
_DAY_MS = 86_400_000


def shown_as(number: int, code: str) -> Shown:
    """Return as what a format shows numbers, by its own number and its code, if it has one."""
    if not code:
        known = Shown.DAY if number in _BUILT_IN else Shown.NUMBER
        return Shown.LENGTH if number == _BUILT_IN_LENGTH else known
    first = _QUOTED.sub("", code).partition(";")[0]
    if any(_COUNTED.fullmatch(one) for one in _BRACKETED.findall(first)):
        return Shown.LENGTH
    rest = _BRACKETED.sub("", first)
    return Shown.DAY if _PARTS.search(rest) and not _NO_PARTS.match(rest) else Shown.NUMBER


def day_of(number: float, shown: Shown, *, from_1904: bool) -> Day | float:
    """Return the day or hour of a number; the number itself when there is no such day."""
    try:
        after = timedelta(milliseconds=round(number * _DAY_MS))
        if shown is Shown.LENGTH:
            return after
        if number < 0 or (number == _NO_DAY and not from_1904):
            return number
        if number < 1:
            return (_FIRST + after).time()
        early = timedelta(days=number < _NO_DAY and not from_1904)
        moment = (_FIRST_1904 if from_1904 else _FIRST) + after + early
    except (OverflowError, ValueError):
        return number
    return moment.date() if number == int(number) else moment


def written_day(text: str) -> Day | str:
    """Return the day of an ISO text, as some programs write days; else the text."""
    for kind in (date, time, datetime):
        try:
            return kind.fromisoformat(text)
        except ValueError:
            continue
    return text
