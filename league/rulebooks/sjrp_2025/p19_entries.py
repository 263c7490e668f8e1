"""§ 19.1 and the announcement: an entry counts from its payment."""

from collections.abc import Iterator

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
    if facts.division not in values.words(RULE, "divisions"):
        return None
    cents = values.number(RULE, "with_board" if facts.with_board else "without_board")
    found = tuple(_against(facts, cents, values))
    return EntryOutcome(not found, cents, RULE, found)


def _against(facts: PaidEntry, cents: int, values: Values) -> Iterator[Finding]:
    closing = values.day_in(RULE, "closing", facts.year)
    amount = money(cents)
    if facts.entered is None:
        yield _finding("not_entered", values)
    elif facts.entered > closing:
        yield _finding("late", values, day=facts.entered, closing=closing)
    if facts.replacement and facts.called is None:
        yield _finding("waits", values)
    elif facts.paid is None:
        yield _finding("unpaid", values, amount=amount, closing=closing)
    elif not facts.replacement and facts.paid > closing:
        yield _finding("paid_late", values, amount=amount, day=facts.paid, closing=closing)


def _finding(name: str, values: Values, **facts: object) -> Finding:
    return Finding(RULE, RULE, values.say(RULE, name, **facts))
