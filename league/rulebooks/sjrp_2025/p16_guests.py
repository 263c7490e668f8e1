"""§ 16 and 17: the one guest in girls' teams."""

from collections.abc import Iterator
from datetime import date

from league.facts.matches import MatchFacts, Side
from league.facts.registrations import Kind
from league.facts.seasons import Division
from league.facts.squads import Member
from league.findings import Finding
from league.rulebook import Values
from league.rulebooks.sjrp_2025.making import CLUBS, at_board, competition

_PARAGRAPHS = ("16.1", "17.1")


def paragraph_of(division: Division, values: Values) -> str | None:
    """Return the paragraph that allows a guest in this division."""
    if competition(division) != CLUBS:
        return None
    groups = {values.word(paragraph, "group"): paragraph for paragraph in _PARAGRAPHS}
    return groups.get(division.age_group or "")


def guests_u16w(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 16.1: one player of a U16w team may belong to another German club."""
    yield from _surplus("16.1", match, side, values)


def guests_u12w(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 17.1: one player of a U12w team may belong to another German club."""
    yield from _surplus("17.1", match, side, values)


def _surplus(rule: str, match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    if paragraph_of(match.division, values) != rule:
        return
    allowed = values.number(rule, "guests")
    guests = [seat for seat in match.lineup(side).seated if is_guest(seat[1], match.day)]
    for number, seat in enumerate(guests[allowed:], allowed + 1):
        yield at_board(values, rule, match, side, seat, number=number, guests=allowed)


def is_guest(member: Member, day: date) -> bool:
    """§ 16.1, 17.1: registered here beside another club, of the federation or not."""
    return member.kind(day) in (Kind.GUEST, Kind.DISTRICT_GUEST)


def marks(member: Member, day: date, _season_year: int, _values: Values) -> tuple[str, ...]:
    """§ 16.1, 17.1: a guest is marked in the match report."""
    return ("G",) if is_guest(member, day) else ()
