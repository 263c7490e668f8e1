"""Small TUWO worlds for tests: a player, a lineup, a match, with everything usual filled in."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date, time

from league.facts.matches import WIN, Lineup, MatchFacts, Score, Side
from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.facts.seasons import Division
from league.facts.squads import Bond, Member
from league.findings import Finding
from league.judging import judge_match
from league.outcomes.judgement import MatchJudgement
from league.rulebook import RuleBook, Values
from league.rulebooks import load

DAY = date(2011, 10, 15)
"""The usual day of a match, in the season 2011/12."""
YEAR = 2012
ADULT, YOUNG = date(1980, 1, 1), date(1998, 1, 1)
REGISTERED = date(2005, 7, 1)


def book() -> RuleBook:
    return load("tuwo-stmk-2011")


def values(day: date = DAY) -> Values:
    return book().on(day)


def division(like: str = "kreisliga-graz", **changes: object) -> Division:
    """Return a division of the book; ``changes`` are fields of ``Division``."""
    return replace(book().divisions[like], **changes)  # type: ignore[arg-type]  # any field may change


def member(
    ident: str,
    elo: int | None = 1800,
    *,
    place: int | None = None,
    born: date = ADULT,
    nation: str = "AUT",
    fide: int | None = None,
    club: str = "club",
    kind: Kind = Kind.HOME,
    registered: bool = True,
    reported: date = REGISTERED,
    eligible_from: date | None = None,
    deregistered: date | None = None,
    equal: str | None = None,
    proof_until: date | None = None,
    nominated: date | None = None,
    bonds: tuple[Bond, ...] = (),
    declared: bool = False,
    national_front: bool = False,
) -> Member:
    """Return an adult Austrian home player; without ``place`` he is on no list."""
    registration = Registration(
        ident, club, kind, reported, eligible_from, deregistered, equal, proof_until
    )
    return Member(
        Player(ident, ident.title(), born=born, nation=nation, rating=elo, fide_rating=fide),
        (registration,) if registered else (),
        place,
        nominated,
        bonds,
        declared,
        national_front,
    )


def youth(ident: str, elo: int | None = 1400, *, place: int | None = None) -> Member:
    """Return a U18 of the season 2011/12."""
    return member(ident, elo, place=place, born=YOUNG)


def squad(number: int = 8, *, name: str = "p", youths: int = 1) -> tuple[Member, ...]:
    """Return a list without fault, strongest first, the last ones U18: ``p1``, ``p2``, …"""
    adults = number - youths
    return tuple(
        member(
            f"{name}{place}",
            2000 - 20 * place,
            place=place,
            born=ADULT if place <= adults else YOUNG,
        )
        for place in range(1, number + 1)
    )


def lineup(
    boards: Sequence[Member | None],
    *,
    team: str = "home",
    club: str = "club",
    listed: Sequence[Member] | None = None,
    gaps_paid: frozenset[int] = frozenset(),
    reported: date | None = DAY,
    late: frozenset[int] = frozenset(),
    suspended: bool = False,
    earlier_no_shows: int = 0,
    elsewhere: Mapping[int, str] | None = None,
    elsewhere_later: Mapping[int, str] | None = None,
    used_elsewhere: Mapping[int, str] | None = None,
) -> Lineup:
    """Return a lineup, reported on the usual day; its list is who sits here and has a place."""
    if listed is None:
        listed = sorted(
            (one for one in boards if one is not None and one.place is not None),
            key=lambda one: one.place or 0,
        )
    return Lineup(
        team,
        club,
        tuple(listed),
        tuple(boards),
        gaps_paid,
        reported,
        late,
        suspended,
        earlier_no_shows,
        elsewhere or {},
        elsewhere_later or {},
        used_elsewhere or {},
    )


def match(
    home: Lineup | Sequence[Member | None],
    away: Lineup | Sequence[Member | None] | None = None,
    *,
    like: str | Division = "kreisliga-graz",
    results: Sequence[Score | None] | None = None,
    day: date = DAY,
    played_on: Mapping[int, date] | None = None,
    start: time | None = None,
) -> MatchFacts:
    """Return a match, every game won by the home side; the guests have no fault by default."""
    where = division(like) if isinstance(like, str) else like
    visitors = squad(where.boards, name="v", youths=1) if away is None else away
    one = home if isinstance(home, Lineup) else lineup(home)
    other = visitors if isinstance(visitors, Lineup) else lineup(visitors, team="away", club="far")
    if results is None:
        pairs = zip(one.boards, other.boards, strict=True)
        results = [WIN if None not in pair else None for pair in pairs]
    return MatchFacts(where, YEAR, 1, day, one, other, tuple(results), played_on or {}, start)


def judged(facts: MatchFacts) -> MatchJudgement:
    return judge_match(book(), facts)


def findings(facts: MatchFacts, side: Side = Side.HOME) -> list[Finding]:
    """Return what is found on one side; what concerns neither side is left out."""
    return [finding for finding in judged(facts).findings if finding.side is side]


def rules(facts: MatchFacts, side: Side = Side.HOME) -> list[tuple[str, int | None]]:
    """Return the paragraphs broken on one side, each with the board."""
    return [(finding.rule, finding.board) for finding in findings(facts, side)]
