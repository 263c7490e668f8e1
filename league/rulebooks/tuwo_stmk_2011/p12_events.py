"""§ 12.2 Individual events of the Kreise: reported before, and the table after."""

from collections.abc import Iterator
from datetime import date, timedelta

from fixtures.calendar import months_before
from league.findings import Finding
from league.rulebook import Values

OF_DISTRICT = ("kreis-closed", "kreis-open")


def deadlines(kind: str, begins: date, ended: date, values: Values) -> dict[str, date]:
    """§ 12.2.a, 12.2.b: paragraph to last day, for events of the Kreise; none for others."""
    if kind not in OF_DISTRICT:
        return {}
    return {"12.2.a": report_due(begins, values), "12.2.b": table_due(ended, values)}


def report_due(begins: date, values: Values) -> date:
    """§ 12.2.a: the last day on which an event that is to be rated may be reported."""
    return months_before(begins, values.number("12.2.a", "months"))


def reported_in_time(begins: date, reported: date | None, values: Values) -> Iterator[Finding]:
    """§ 12.2.a: an event that is to be rated is reported at least a month before it begins."""
    due = report_due(begins, values)
    if reported is None:
        yield Finding("12.2.a", "12.2.a", values.say("12.2.a", day=begins, due=due))
    elif reported > due:
        sentence = values.say("12.2.a", "late", begins=begins, day=reported, due=due)
        yield Finding("12.2.a", "12.2.a", sentence)


def table_due(ended: date, values: Values) -> date:
    """§ 12.2.b: the last day for the table of an event."""
    return ended + timedelta(weeks=values.number("12.2.b", "weeks"))


def table_sent(ended: date, sent: date | None, today: date, values: Values) -> Iterator[Finding]:
    """§ 12.2.b: the table with all results by round within a week after the event.

    A table not sent is a finding from the day after it was due.
    """
    due = table_due(ended, values)
    if sent is not None and sent > due:
        yield Finding("12.2.b", "12.2.b", values.say("12.2.b", day=sent, due=due))
    elif sent is None and today > due:
        yield Finding("12.2.b", "12.2.b", values.say("12.2.b", "missing", due=due))
