"""§ 5 International play: what is reported, and until when."""

from collections.abc import Iterator
from datetime import date, timedelta

from fixtures.calendar import months_before
from league.findings import Finding
from league.rulebook import Values


def event_due(begins: date, values: Values) -> date:
    """§ 5.3: the last day on which an international event may be reported."""
    return months_before(begins, values.number("5.3", "months"))


def event_reported(begins: date, reported: date | None, values: Values) -> Iterator[Finding]:
    """§ 5.3: an international event is reported at least two months before it begins."""
    due = event_due(begins, values)
    if reported is None:
        yield Finding("5.3", "5.3", values.say("5.3", day=begins, due=due))
    elif reported > due:
        sentence = values.say("5.3", "late", begins=begins, day=reported, due=due)
        yield Finding("5.3", "5.3", sentence)


def participation_due(begins: date, _values: Values) -> date:
    """§ 5.4.a: the last day is the one before the event begins."""
    return begins - timedelta(days=1)


def participation_reported(
    player: str, begins: date, reported: date | None, values: Values
) -> Iterator[Finding]:
    """§ 5.4.a: a player reports before the event begins that he plays abroad and wants a rating.

    ``player`` is his pass number. The day on which the event begins is too late.
    """
    if reported is None or reported >= begins:
        yield Finding("5.4.a", "5.4.a", values.say("5.4.a", begins=begins), player=player)


def results_due(ended: date, values: Values) -> date:
    """§ 5.4.c: the last day for a player's results from abroad."""
    return ended + timedelta(weeks=values.number("5.4.c", "weeks"))


def results_sent(
    player: str, ended: date, sent: date | None, today: date, values: Values
) -> Iterator[Finding]:
    """§ 5.4.c: results from abroad within four weeks; a deduction is for a person to decide.

    ``player`` is his pass number. Results not sent are a finding from the day after they were due.
    """
    due = results_due(ended, values)
    if (sent or today) <= due:
        return
    facts = {"due": due, "number": values.number("5.4.c", "deduction")}
    if sent is None:
        sentence = values.say("5.4.c", ended=ended, **facts)
    else:
        sentence = values.say("5.4.c", "late", day=sent, **facts)
    yield Finding("5.4.c", "5.4.c", sentence, player=player)
