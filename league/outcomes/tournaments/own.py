"""Criteria on one's own results: each by the FIDE tournament rules, appendix 2, 1.2–1.7."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import combinations

from fixtures.round_history import BLACK, WON, Turn
from league.facts.tournaments import PointKind
from league.outcomes.tournaments.crosstable import Term, Worked
from league.outcomes.tournaments.totals import Totals

HALVES, WHOLE = 2, 1
"""Units: half points, whole numbers."""
HALF = 50
"""Per cent of the possible points, from which opponents count (1.3.1)."""

WorkedBy = Mapping[int, Worked]
"""What a criterion gave, by number."""


def progressive(
    totals: Totals, group: Sequence[int], cut: int = 0, kind: PointKind | None = None
) -> WorkedBy:
    """1.2: the scores after each round, added up, those of the first rounds left out.

    Unplayed games count as entered; what decisions gave or took does not count.
    ``kind`` of a team's points; None = those that rank first.
    """
    counted = kind or totals.first

    def work(number: int) -> Worked:
        got = dict(totals.rounds[number])
        terms, reached = [], 0
        for at in range(1, totals.so_far + 1):
            if at in got:
                reached += totals.table.points_of(got[at], counted)
            terms.append(Term(reached, round=at, cut=at <= cut))
        return added(terms)

    return {number: work(number) for number in group}


def koya(totals: Totals, group: Sequence[int], steps: int = 0) -> WorkedBy:
    """1.3: the points against all who have half of the possible points or more.

    ``steps``: by how many groups of equal scores the limit is lowered (extended), each half a
    point, of a team's match points one; below 0 raised. Unplayed games count as entered.
    """
    raised = -steps * totals.table.step(totals.first)
    return points_against(totals, group, totals.first, HALF, raised)


def points_against(
    totals: Totals, group: Sequence[int], kind: PointKind, percent: int, raised: int
) -> WorkedBy:
    """Return the points against all who have so many per cent of the possible ones, or more.

    ``raised`` = half points by which that limit is higher.
    """
    table, points = totals.table, totals.points(kind)
    limits = {
        number: percent * table.win(kind) * _possible(totals, number) + 100 * raised
        for number in totals.numbers
    }

    def work(number: int) -> Worked:
        terms = [
            Term(table.points_of(turn, kind), turn.opponent, at)
            for at, turn in totals.rounds[number]
            if turn.opponent is not None and 100 * points[turn.opponent] >= limits[turn.opponent]
        ]
        return replace(added(terms), limit=-(-limits[number] // 100))

    return {number: work(number) for number in group}


def _possible(totals: Totals, number: int) -> int:
    """Return in how many rounds somebody could score: of a round robin not in free ones."""
    if not totals.table.round_robin:
        return totals.so_far
    return sum(turn.opponent is not None for _round, turn in totals.rounds[number])


def match_points(totals: Totals, group: Sequence[int]) -> WorkedBy:
    """1.4.1: a team's match points."""
    return _total(totals, group, (PointKind.MATCH,))


def game_points(totals: Totals, group: Sequence[int]) -> WorkedBy:
    """1.4.2: a team's game points, the sum of its boards."""
    return _total(totals, group, (PointKind.GAME,))


def match_and_game_points(totals: Totals, group: Sequence[int]) -> WorkedBy:
    """1.4.3: match points and game points together."""
    return _total(totals, group, (PointKind.MATCH, PointKind.GAME))


def _total(totals: Totals, group: Sequence[int], kinds: Sequence[PointKind]) -> WorkedBy:
    """Return points of these kinds: round by round, or kind by kind where there are several."""
    table = totals.table

    def work(number: int) -> Worked:
        if len(kinds) > 1:
            return added([Term(totals.points(kind)[number]) for kind in kinds])
        terms = [
            Term(table.points_of(turn, kinds[0]), turn.opponent, at)
            for at, turn in totals.rounds[number]
        ]
        given = totals.points(kinds[0])[number] - sum(term.number for term in terms)
        return added([*terms, Term(given)] if given else terms)

    return {number: work(number) for number in group}


def direct_encounter(totals: Totals, group: Sequence[int]) -> WorkedBy | None:
    """1.5: the points among those who are level; None unless every pair of them has played.

    A game that one of them did not come to is no game, except in a round robin by C.07.
    """
    return _among(totals, group, totals.first)


def mini_match_points(totals: Totals, group: Sequence[int]) -> WorkedBy | None:
    """1.5 of teams, in match points, whichever points rank first."""
    return _among(totals, group, PointKind.MATCH)


def _among(totals: Totals, group: Sequence[int], kind: PointKind) -> WorkedBy | None:
    members = set(group)
    among = {
        number: [
            (at, turn)
            for at, turn in totals.rounds[number]
            if turn.opponent in members and (turn.played or totals.forfeits_count)
        ]
        for number in group
    }
    met = {frozenset((one, turn.opponent)) for one, mine in among.items() for _at, turn in mine}
    if any(frozenset(pair) not in met for pair in combinations(group, 2)):
        return None
    table = totals.table
    return {
        number: added([Term(table.points_of(turn, kind), turn.opponent, at) for at, turn in mine])
        for number, mine in among.items()
    }


def wins(totals: Totals, group: Sequence[int]) -> WorkedBy:
    """1.6: games won on the board; of teams, matches."""
    return _count(totals, group, lambda turn: turn.result in WON)


def wins_black(totals: Totals, group: Sequence[int]) -> WorkedBy:
    """7.2.1: games won on the board with Black."""
    return _count(totals, group, lambda turn: turn.result in WON and turn.color == BLACK)


def games_black(totals: Totals, group: Sequence[int]) -> WorkedBy:
    """1.7: games played with Black."""
    return _count(totals, group, lambda turn: turn.color == BLACK)


def _count(totals: Totals, group: Sequence[int], counts: Callable[[Turn], bool]) -> WorkedBy:
    """Return how many games played on the board count."""

    def work(number: int) -> Worked:
        terms = [
            Term(1, turn.opponent, at)
            for at, turn in totals.rounds[number]
            if turn.played and counts(turn)
        ]
        return Worked(len(terms), WHOLE, tuple(terms))

    return {number: work(number) for number in group}


def added(terms: Sequence[Term]) -> Worked:
    """Return half points added up, without those that are cut."""
    return Worked(sum(t.number for t in terms if not t.cut), HALVES, tuple(terms))
