"""Anhang H The national register: the quarterly report, and deregistrations passed on."""

from collections.abc import Iterator
from datetime import date, timedelta

from fixtures.calendar import quarter_end
from league.findings import Finding
from league.rulebook import Values


def report_due(day: date, values: Values) -> date:
    """Anhang H 3: the last day of reporting what happened in the quarter of a day."""
    return quarter_end(day) + timedelta(days=values.number("H.3", "days"))


def register_report(day: date, values: Values) -> tuple[date, date]:
    """Anhang H 3: the end of the quarter of a day, and the last day of reporting it."""
    return quarter_end(day), report_due(day, values)


def quarter_reported(
    day: date, reported: date | None, today: date, values: Values
) -> Iterator[Finding]:
    """Anhang H 3: a quarter is reported at latest 10 days after its end.

    ``day`` is any day of the quarter; a report not made is a finding from the day after it was due.
    """
    facts = {"ended": quarter_end(day), "due": report_due(day, values)}
    if reported is not None and reported > facts["due"]:
        yield Finding("H.3", "H.3", values.say("H.3", day=reported, **facts))
    elif reported is None and today > facts["due"]:
        yield Finding("H.3", "H.3", values.say("H.3", "missing", **facts))


def forwarding_due(notice: date, values: Values) -> date:
    """Anhang H 4: the last day on which a club may pass a player's notice on."""
    ends = [date.fromisoformat(f"{notice.year}-{end}") for end in values.words("H.4", "forwarded")]
    return min(end for end in ends if end >= notice)


def notice_forwarded(
    club: str, player: str, notice: date, forwarded: date | None, today: date, values: Values
) -> Iterator[Finding]:
    """Anhang H 4: a club passes deregistrations on by 30 June and 31 December (postmark).

    ``notice`` is the day of the player's notice, ``player`` his pass number. A notice not passed on
    is a finding against the club from the day after that was due.
    """
    due = forwarding_due(notice, values)
    facts = {"club": club, "player": player, "due": due}
    if forwarded is not None and forwarded > due:
        sentence = values.say("H.4", day=forwarded, **facts)
        yield Finding("H.4", "H.4", sentence, player=player)
    elif forwarded is None and today > due:
        yield Finding("H.4", "H.4", values.say("H.4", "missing", **facts), player=player)
