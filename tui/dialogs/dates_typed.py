"""Dates of a whole season in a form: a row of days, filled up."""

from collections.abc import Sequence
from datetime import date, timedelta


def filled_up(days: Sequence[date], every: int | None, number: int) -> tuple[date, ...]:
    """Return as many days as are needed: after the last one typed, each so many days later."""
    missing = number - len(days)
    if not days or every is None or missing <= 0:
        return tuple(days)
    return (*days, *(days[-1] + timedelta(days=every * n) for n in range(1, missing + 1)))


def in_row(days: Sequence[date]) -> str:
    """Return days as one types them in a row."""
    return " ".join(f"{day.day}.{day.month}." for day in days)
