"""Small SJRP worlds for tests: players, lineups and matches with everything usual filled in."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date

from league.facts.lists import ListFacts
from league.facts.matches import WIN, Lineup, MatchFacts, Score, Side
from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.facts.schools import Schooling
from league.facts.seasons import Division
from league.facts.squads import Member
from league.findings import Finding
from league.judging import judge_match
from league.outcomes.judgement import MatchJudgement
from league.rulebook import RuleBook, Values
from league.rulebooks import load

DAY = date(2026, 5, 9)
YEAR = 2026
YOUNG = date(2018, 1, 1)
"""Born on this day one belongs to every group from U8 up, and to every school group."""


def book() -> RuleBook:
    return load("sjrp-2025")


def values() -> Values:
    return book().on(DAY)


def division(id: str) -> Division:
    return book().divisions[id]


def member(
    place: int | None,
    *,
    ident: str = "",
    born: date | None = YOUNG,
    sex: str = "w",
    nation: str = "GER",
    rating: int | None = None,
    kind: Kind = Kind.HOME,
    reported: date = date(2020, 1, 1),
    deregistered: date | None = None,
    equal: str | None = None,
    proof_until: date | None = None,
    nominated: date | None = None,
    registered: bool = True,
) -> Member:
    ident = ident or (f"p{place}" if place else "new")
    player = Player(ident, ident.upper(), born=born, sex=sex, nation=nation, rating=rating)
    registration = Registration(
        ident=ident,
        club="club",
        kind=kind,
        reported=reported,
        deregistered=deregistered,
        equal=equal,
        proof_until=proof_until,
    )
    registrations = (registration,) if registered else ()
    return Member(player, registrations, place=place, nominated=nominated)


def team(boards: int) -> list[Member | None]:
    return [member(board) for board in range(1, boards + 1)]


def match(
    id: str = "vm-u14",
    *,
    home: Sequence[Member | None] | None = None,
    away: Sequence[Member | None] | None = None,
    number: int = 1,
    suspended: bool = False,
    late: frozenset[int] = frozenset(),
    used_elsewhere: Mapping[int, str] | None = None,
    pupils: Mapping[str, Schooling] | None = None,
) -> MatchFacts:
    """A match that the home side won on every board where both sat; facts concern the home side."""
    where = division(id)
    sides = [tuple(team(where.boards) if side is None else side) for side in (home, away)]
    results: list[Score | None] = [WIN if all(pair) else None for pair in zip(*sides, strict=True)]
    lineup = Lineup(
        team="Alpha",
        club="Alpha",
        squad=(),
        boards=sides[0],
        late=late,
        suspended=suspended,
        used_elsewhere=used_elsewhere or {},
        pupils=pupils or {},
    )
    other = Lineup(team="Beta", club="Beta", squad=(), boards=sides[1])
    return MatchFacts(
        division=where,
        season_year=YEAR,
        round=number,
        day=DAY,
        home=lineup,
        away=other,
        results=tuple(results),
    )


def judged(facts: MatchFacts) -> MatchJudgement:
    return judge_match(book(), facts)


def found(facts: MatchFacts) -> list[tuple[str, Side | None, int | None]]:
    """What was found: rule, side, board."""
    return [(finding.rule, finding.side, finding.board) for finding in judged(facts).findings]


def only(facts: MatchFacts) -> Finding:
    """The one finding of a match."""
    (finding,) = judged(facts).findings
    return finding


def squad(
    *ratings: int | None,
    id: str = "vm-u14",
    submitted: date | None = None,
    deadline: date | None = None,
) -> ListFacts:
    members = [
        member(place, ident=f"p{place}", rating=rating) for place, rating in enumerate(ratings, 1)
    ]
    where = replace(division(id), draw=deadline)
    return ListFacts(where, YEAR, tuple(members), submitted=submitted, draw=deadline)


def listed(facts: ListFacts) -> list[tuple[str, str | None]]:
    """What was found in a list: rule and player."""
    return [(finding.rule, finding.player) for finding in book().judge_list(facts, values())]
