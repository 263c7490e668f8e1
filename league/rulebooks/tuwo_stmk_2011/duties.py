"""§ 5, 12.2, 14.5, Anhang H: reports that others owe by a day, asked in one way."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import date

from league.facts.events import Duty
from league.findings import Finding
from league.rulebook import Values
from league.rulebooks.tuwo_stmk_2011 import annex_h_register as annex_h
from league.rulebooks.tuwo_stmk_2011 import p05_international as p05
from league.rulebooks.tuwo_stmk_2011 import p12_events as p12
from league.rulebooks.tuwo_stmk_2011 import p14_kreise as p14


@dataclass(frozen=True, slots=True)
class Limit:
    """How one paragraph limits a report."""

    due: Callable[[date, Values], date]
    """Last day, by the day it follows from."""
    found: Callable[[Duty, date, Values], Iterable[Finding]]


LIMITS: Mapping[str, Limit] = {
    "5.3": Limit(
        p05.event_due, lambda one, _today, by: p05.event_reported(one.day, one.reported, by)
    ),
    "5.4.a": Limit(
        p05.participation_due,
        lambda one, _today, by: p05.participation_reported(one.about, one.day, one.reported, by),
    ),
    "5.4.c": Limit(
        p05.results_due,
        lambda one, today, by: p05.results_sent(one.about, one.day, one.reported, today, by),
    ),
    "12.2.a": Limit(
        p12.report_due, lambda one, _today, by: p12.reported_in_time(one.day, one.reported, by)
    ),
    "12.2.b": Limit(
        p12.table_due, lambda one, today, by: p12.table_sent(one.day, one.reported, today, by)
    ),
    "14.5.b": Limit(
        p14.decision_due,
        lambda one, today, by: p14.decision_reported(one.day, one.reported, today, by),
    ),
    "H.3": Limit(
        annex_h.report_due,
        lambda one, today, by: annex_h.quarter_reported(one.day, one.reported, today, by),
    ),
}
"""By paragraph, in the order of the book."""


def kinds(_values: Values) -> tuple[str, ...]:
    """Return the paragraphs by which something is to be reported, in the order of the book."""
    return tuple(LIMITS)


def due(duty: Duty, values: Values) -> date:
    """Return the last day of a report. Raises KeyError for a paragraph that asks for none."""
    return LIMITS[duty.paragraph].due(duty.day, values)


def findings(duty: Duty, today: date, values: Values) -> tuple[Finding, ...]:
    """Return what is found on a report: late, or missing once its time is over."""
    if duty.reported is None and today <= due(duty, values):
        return ()
    return tuple(LIMITS[duty.paragraph].found(duty, today, values))
