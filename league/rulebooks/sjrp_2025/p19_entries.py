"""§ 19.1 and the announcement: an entry counts from its payment."""

from collections.abc import Iterator
from datetime import date

from league.facts.places import PaidEntry
from league.findings import Finding
from league.formatting import money
from league.outcomes.places import EntryOutcome
from league.rulebook import Values

RULE = "19.1"


def entry(facts: PaidEntry, values: Values) -> EntryOutcome | None:
    """§ 19.1: entered and paid by the closing date; a replacement pays when he is called.

    None = no fee is set for the competition.
    """
    cents = _cents(facts, values)
    if cents is None:
        return None
    found = (*_entered(facts, values), *_paid(facts, cents, values))
    due = None if facts.replacement else _closing(facts, values)
    return EntryOutcome(not found, cents, RULE, found, due)


def lapsed(facts: PaidEntry, today: date, values: Values) -> tuple[Finding, ...]:
    """§ 19.1: what takes a place away once entries have closed; a replacement only has to enter."""
    found = entry(facts, values)
    if found is None or today <= _closing(facts, values):
        return ()
    return tuple(_entered(facts, values)) if facts.replacement else found.findings


def _cents(facts: PaidEntry, values: Values) -> int | None:
    """§ 19.1: what an entry costs, as announced, else as in the announcement of 2026."""
    listed = facts.division in values.words(RULE, "divisions")
    if facts.fee == 0:
        return 0
    fee = values.number(RULE, "with_board") if facts.fee is None and listed else facts.fee
    if facts.with_board or fee is None:
        return fee
    less = values.number(RULE, "without_board") if facts.less is None and listed else facts.less
    return fee if less is None else less


def _closing(facts: PaidEntry, values: Values) -> date:
    return facts.closing or values.day_in(RULE, "closing", facts.year)


def _entered(facts: PaidEntry, values: Values) -> Iterator[Finding]:
    closing = _closing(facts, values)
    if facts.entered is None:
        yield _finding("not_entered", values)
    elif facts.entered > closing:
        yield _finding("late", values, day=facts.entered, closing=closing)


def _paid(facts: PaidEntry, cents: int, values: Values) -> Iterator[Finding]:
    closing, amount = _closing(facts, values), money(cents)
    if facts.replacement and facts.called is None:
        yield _finding("waits", values)
    elif cents and facts.paid is None:
        name = "unpaid_called" if facts.replacement else "unpaid"
        yield _finding(name, values, amount=amount, closing=closing, day=facts.called)
    elif cents and facts.paid and not facts.replacement and facts.paid > closing:
        yield _finding("paid_late", values, amount=amount, day=facts.paid, closing=closing)


def _finding(name: str, values: Values, **facts: object) -> Finding:
    return Finding(RULE, RULE, values.say(RULE, name, **facts))
