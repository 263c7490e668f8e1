"""Dates of a whole season in a form: a day in it, and a row of days, filled up."""

from collections.abc import Sequence
from datetime import date, timedelta

from league.services.session.days import middle_of
from league.services.session.desk import Desk
from league.typed.days import maybe_day
from tui.dialogs.form_model import Answers
from tui.dialogs.typed_fields import about


def season_day(desk: Desk, answers: Answers, name: str) -> date | None:
    """Return a day of the season in a field, None where it is empty. Raises InputError."""
    with about(answers.label(name)):
        return maybe_day(answers[name], middle_of(desk.season))


def filled_up(days: Sequence[date], every: int | None, number: int) -> tuple[date, ...]:
    """Return as many days as are needed: after the last one typed, each so many days later."""
    missing = number - len(days)
    if not days or every is None or missing <= 0:
        return tuple(days)
    return (*days, *(days[-1] + timedelta(days=every * n) for n in range(1, missing + 1)))


def in_row(days: Sequence[date]) -> str:
    """Return days as one types them in a row."""
    return " ".join(f"{day.day}.{day.month}." for day in days)
