"""Dates of a whole season as they are typed: a row of days, an hour."""

import re
from collections.abc import Sequence
from datetime import date, time, timedelta

from league.errors import InputError
from league.language import _
from league.services.session.checks import span
from league.services.session.desk import Desk
from tui.dialogs.report import day_of

HALF = timedelta(days=182)
"""A day without a year lies in the year after the one before it: nearest to half a year later."""

_HOUR = re.compile(r"(\d{1,2})(?:[:.](\d{2}))?")


def middle(desk: Desk) -> date:
    """Return the middle of the season, from which a year is guessed."""
    return span(desk.season)[1] - HALF


def days_in_row(desk: Desk, text: str) -> list[date]:
    """Return days such as ``24.9. 8.10. 22.10.``, each after the one before. Raises InputError."""
    found: list[date] = []
    for part in re.split(r"[\s,;]+", text.strip()):
        near = found[-1] + HALF if found else middle(desk)
        try:
            day = day_of(part, near)
        except ValueError as error:
            sentence = _("“{text}” is no day; a row of days is typed like 24.9. 8.10. 22.10.")
            raise InputError(sentence, text=part) from error
        found += [day] if day else []
    return found


def season_day(desk: Desk, text: str) -> date | None:
    """Return a day of the season, None for nothing. Raises InputError."""
    return next(iter(days_in_row(desk, text)), None)


def filled_up(days: Sequence[date], every: int | None, number: int) -> tuple[date, ...]:
    """Return as many days as are needed: after the last one typed, each so many days later."""
    missing = number - len(days)
    if not days or every is None or missing <= 0:
        return tuple(days)
    return (*days, *(days[-1] + timedelta(days=every * n) for n in range(1, missing + 1)))


def in_row(days: Sequence[date]) -> str:
    """Return days as one types them in a row."""
    return " ".join(f"{day.day}.{day.month}." for day in days)


def hour_typed(text: str) -> time | None:
    """Return an hour such as ``15:00`` or ``15``, None for nothing. Raises InputError."""
    if not text:
        return None
    found = _HOUR.fullmatch(text)
    if found is None or int(found[1]) > 23 or int(found[2] or 0) > 59:
        raise InputError(_("{value} is no time of day; expected is one such as 15:00."), value=text)
    return time(int(found[1]), int(found[2] or 0))
