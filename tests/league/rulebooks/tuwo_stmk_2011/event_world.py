"""Events of TUWO § 10–12, 18 and 19 with their entries, as facts."""

from dataclasses import replace
from datetime import date

from league.facts.events import Entry, EventFacts, Field
from league.rulebooks.tuwo_stmk_2011 import p10_events
from tests.worlds.tuwo_world import member, values

DAY = date(2012, 5, 1)
YOUNG = date(2004, 6, 1)


def entry(ident: str, *, sex: str = "m", district: str = "Graz", **facts: object) -> Entry:
    """Return the entry of somebody young; facts of a member may be changed."""
    more = {name: facts.pop(name) for name in ("entered", "group", "club") if name in facts}
    made = member(1, **({"ident": ident, "born": YOUNG} | facts))  # type: ignore[arg-type]  # any fact of a member
    person = replace(made, player=replace(made.player, sex=sex))
    return Entry(person, district=district, **more)  # type: ignore[arg-type]  # any field may change


def event(kind: str, *entries: Entry, **facts: object) -> EventFacts:
    """Return an event of that kind on the day, with its entries."""
    made = EventFacts(kind, 2012, DAY, entries)
    return replace(made, **facts)  # type: ignore[arg-type]  # any field may change


def found(facts: EventFacts) -> list[tuple[str, str | None]]:
    """Return the paragraphs found against entries, with whom."""
    return [(one.rule, one.player) for one in p10_events.judge_entries(facts, values())]


def rules(kind: str, *entries: Entry, **facts: object) -> list[str]:
    """Return the paragraphs found against the entries of an event."""
    return [rule for rule, _player in found(event(kind, *entries, **facts))]


def many(number: int) -> list[Entry]:
    """Return so many entries, each rated a point higher than the one before."""
    return [entry(f"a{one:02}", rating=1000 + one) for one in range(1, number + 1)]


def field(kind: str, *entries: Entry, **facts: object) -> Field:
    """Return who has a place at an event."""
    return p10_events.field_of(event(kind, *entries, **facts), values())
