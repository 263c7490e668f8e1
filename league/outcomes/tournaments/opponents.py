"""Criteria on the opponents' results: FIDE tournament rules, appendix 2, 2.1, 4.1 and 4.2.

How rounds without play count is said by the edition; see ``unplayed``.
"""

from collections.abc import Sequence

from league.outcomes.tournaments.crosstable import Term, Worked
from league.outcomes.tournaments.own import HALVES, WorkedBy
from league.outcomes.tournaments.totals import Totals
from league.outcomes.tournaments.unplayed import Meeting

QUARTERS = 4
"""Unit: half points times half points."""


def buchholz(totals: Totals, group: Sequence[int], lowest: int = 0, highest: int = 0) -> WorkedBy:
    """2.1.1–2.1.3: the scores of all opponents, without so many of the lowest and the highest.

    2.1.1 prints “points made against the opponents”; their own points are meant.
    """
    return {number: _buchholz(totals, number, lowest, highest) for number in group}


def _buchholz(totals: Totals, number: int, lowest: int, highest: int) -> Worked:
    mine = totals.meetings[number]
    cut = _cut(totals, mine, lowest, highest) if lowest or highest else set()
    terms = tuple(
        Term(one.score, one.opponent, one.round, 1, one.adjusted, one.round in cut) for one in mine
    )
    return Worked(sum(term.number for term in terms if not term.cut), HALVES, terms)


def _cut(totals: Totals, mine: Sequence[Meeting], lowest: int, highest: int) -> set[int]:
    """Return the rounds whose opponents are left out.

    2.1.2: of opponents with the same score the one with the lowest Buchholz, at the upper end
    with the highest. By C.07, a round to which one did not come by choice is cut first.
    """
    left = sorted(mine, key=lambda one: (one.score, totals.buchholz[one.opponent], one.round))
    gone = []
    for _number in range(min(lowest, len(left))):
        by_choice = [one for one in left if one.cut_first]
        gone.append(by_choice[0] if by_choice else left[0])
        left.remove(gone[-1])
    gone += left[len(left) - min(highest, len(left)) :]
    return {one.round for one in gone}


def buchholz_sum(totals: Totals, group: Sequence[int]) -> WorkedBy:
    """2.1.4: the Buchholz of all opponents added up; by C.07 of those one has played."""
    own_counts = totals.unplayed_against_oneself

    def work(number: int) -> Worked:
        terms = tuple(
            Term(totals.buchholz[one.opponent], one.opponent, one.round, 1, one.opponent == number)
            for one in totals.meetings[number]
            if own_counts or one.opponent != number
        )
        return Worked(sum(term.number for term in terms), HALVES, terms)

    return {number: work(number) for number in group}


def sonneborn_berger(totals: Totals, group: Sequence[int]) -> WorkedBy:
    """4.1, 4.2: the opponents' scores times what was made against them.

    Of players, the score of everybody beaten and half of it for a draw; of teams, the points of
    the kind that counts. Quarter points.
    """

    def work(number: int) -> Worked:
        terms = tuple(
            Term(one.score, one.opponent, one.round, one.made, one.adjusted)
            for one in totals.meetings[number]
        )
        return Worked(sum(term.number * term.factor for term in terms), QUARTERS, terms)

    return {number: work(number) for number in group}
