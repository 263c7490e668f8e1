"""§ 4.3: the captains' duties that have an hour or a day."""

from datetime import date, timedelta

from league.rulebook import Values


def substitutes_for(values: Values) -> timedelta:
    """§ 4.3.b: how long after the start of a match a substitute may still come in."""
    return timedelta(minutes=values.number("4.3.b", "change_minutes"))


def alone_after(values: Values) -> timedelta:
    """§ 4.3.b: how long after the start the official sees a lineup that came alone (I32)."""
    return timedelta(minutes=values.number("4.3.b", "alone_minutes"))


def report_due(day: date, values: Values) -> date:
    """§ 4.3.d: the last day on which each captain reports a match of a day (I9)."""
    return day + timedelta(days=values.number("4.3.d", "report_due_days"))
