"""Small Styrian worlds for tests: players, lineups, matches and lists with all that is usual.

A match is drawn on every board where both sides sit, so a struck board shows as 0:2 or 2:0.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import date
from typing import Any

from league.facts.lists import ListFacts
from league.facts.matches import DRAW, Lineup, MatchFacts, Score
from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.facts.seasons import Division
from league.facts.squads import Member
from league.findings import Fee, Finding
from league.judging import judge_match
from league.outcomes.judgement import MatchJudgement
from league.rulebook import DatedValue, RuleBook, Value, Values
from league.rulebooks import load

DAY = date(2011, 10, 15)
"""Day of every match."""
YEAR = 2012
"""Season 2011/12: its middle is 1 January 2012."""
ADULT = date(1980, 1, 1)
YOUTH = date(1994, 1, 1)
"""The oldest U18 of the season: 2012 − 18 = 1994, born that day is in (I28)."""
FIRST_DAY = date(2011, 7, 1)

Changes = Mapping[int, Member | None]


def book() -> RuleBook:
    return load("tuwo-stmk-2011")


def values() -> Values:
    return book().on(DAY)


def choosing(paragraph: str, name: str, value: Value) -> Values:
    """The book's values with one of them chosen otherwise."""
    known = book().paragraphs[paragraph]
    assert name in known.values
    changed = replace(known, values={**known.values, name: (DatedValue(FIRST_DAY, value),)})
    return Values("TUWO", DAY, {**book().paragraphs, paragraph: changed})


def where(id: str, **changes: Any) -> Division:
    return replace(book().divisions[id], **changes)


def member(
    place: int | None,
    *,
    ident: str = "",
    born: date | None = ADULT,
    nation: str = "AUT",
    rating: int | None = 2000,
    fide: int | None = None,
    kind: Kind = Kind.HOME,
    registered: bool = True,
    facts: Mapping[str, Any] | None = None,
    **registration: Any,
) -> Member:
    """A listed home player; ``facts`` are more of the member, the rest of his registration."""
    ident = ident or (f"p{place}" if place else "unlisted")
    player = Player(ident, ident.upper(), born=born, nation=nation, rating=rating, fide_rating=fide)
    usual: dict[str, Any] = {"reported": date(2000, 1, 1)}
    entry = Registration(ident=ident, club="club", kind=kind, **usual | registration)
    return Member(player, (entry,) if registered else (), place=place, **(facts or {}))


def youth(place: int | None = 8, **more: Any) -> Member:
    usual: dict[str, Any] = {"born": YOUTH, "rating": 1700}
    return member(place, **usual | more)


def foreigner(place: int | None, **more: Any) -> Member:
    return member(place, nation="HUN", **more)


def guest(place: int | None, **more: Any) -> Member:
    return member(place, kind=Kind.GUEST, **more)


def empty(*boards: int) -> dict[int, Member | None]:
    return dict.fromkeys(boards)


def seats(division: Division, changes: Changes) -> tuple[Member | None, ...]:
    """The first players of the list in order, a youth on a prescribed youth board."""
    usual: dict[int, Member | None] = {
        board: member(board) for board in range(1, division.boards + 1)
    }
    if division.youth_board:
        usual[division.boards] = youth(division.boards)
    return tuple((usual | dict(changes)).values())


def match(
    division: str | Division = "landesliga",
    *,
    home: Changes | None = None,
    away: Changes | None = None,
    **facts: Any,
) -> MatchFacts:
    """A match at which both teams report in time; changes are by board, ``facts`` of the match."""
    setting = where(division) if isinstance(division, str) else division
    sides = [seats(setting, home or {}), seats(setting, away or {})]
    results: list[Score | None] = [DRAW if all(pair) else None for pair in zip(*sides, strict=True)]
    lineups = [
        Lineup(
            team=name,
            club=name,
            squad=tuple(one for one in boards if one is not None),
            boards=boards,
            reported=DAY,
        )
        for name, boards in zip(("Alpha", "Beta"), sides, strict=True)
    ]
    known: dict[str, Any] = {"season_year": YEAR, "round": 1, "day": DAY, "results": tuple(results)}
    return MatchFacts(division=setting, home=lineups[0], away=lineups[1], **known | facts)


def home_with(facts: MatchFacts, **changes: Any) -> MatchFacts:
    return replace(facts, home=replace(facts.home, **changes))


def away_with(facts: MatchFacts, **changes: Any) -> MatchFacts:
    return replace(facts, away=replace(facts.away, **changes))


def judged(facts: MatchFacts, chosen: Values | None = None) -> MatchJudgement:
    return judge_match(book(), facts, values=chosen)


def found(facts: MatchFacts, chosen: Values | None = None) -> list[tuple[str, str | None, object]]:
    """What was found, home side and board 1 first: rule, side, board (None = the whole team)."""
    findings = sorted(judged(facts, chosen).findings, key=_in_order)
    return [(one.rule, one.side, one.board) for one in findings]


def at_home(facts: MatchFacts, chosen: Values | None = None) -> list[tuple[str, int | None]]:
    """What was found, board 1 first, when nothing is wrong with the visitors: rule and board."""
    findings = sorted(judged(facts, chosen).findings, key=_in_order)
    assert {one.side for one in findings} <= {"home"}
    return [(one.rule, one.board) for one in findings]


def fees(
    facts: MatchFacts, chosen: Values | None = None
) -> list[tuple[str, str, int, str, object]]:
    """What is owed, home side and board 1 first: rule, side, cents, receiver, board."""
    owed = sorted(judged(facts, chosen).fees, key=lambda fee: (*_in_order(fee), fee.to))
    return [(fee.rule, fee.side, fee.cents, fee.to, fee.board) for fee in owed]


def _in_order(one: Finding | Fee) -> tuple[bool, int, str]:
    return one.side == "away", one.board or 0, one.rule


def struck(board: int, boards: int = 8) -> tuple[Score, ...]:
    """All boards drawn but one, which the home side lost."""
    return tuple((0, 2) if number == board else DRAW for number in range(1, boards + 1))


def squad(
    members: Iterable[Member], division: str | Division = "landesliga", **facts: Any
) -> ListFacts:
    setting = where(division) if isinstance(division, str) else division
    return ListFacts(setting, YEAR, tuple(members), **facts)


def rated(*ratings: int | None, **more: Any) -> list[Member]:
    """A list of home players with these ratings."""
    return [member(place, rating=rating, **more) for place, rating in enumerate(ratings, 1)]


def listed(facts: ListFacts, chosen: Values | None = None) -> list[tuple[str, str | None]]:
    """What was found in a list: rule and player."""
    return [(one.rule, one.player) for one in book().judge_list(facts, chosen or values())]
