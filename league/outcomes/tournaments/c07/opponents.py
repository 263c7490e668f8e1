"""Codes on the opponents' scores: FIDE C.07, Articles 8, 9.1, 13.2 and 13.4, cut by 14 and 16.5."""

from collections.abc import Sequence
from dataclasses import replace
from math import floor

from league.facts.tournaments import PointKind
from league.outcomes.tournaments.c07.own import numbers_of, other
from league.outcomes.tournaments.codes import Code
from league.outcomes.tournaments.crosstable import Term, Worked
from league.outcomes.tournaments.opponents import QUARTERS
from league.outcomes.tournaments.own import HALVES, WorkedBy
from league.outcomes.tournaments.totals import Totals
from league.outcomes.tournaments.unplayed import Asked, Meeting

_SIDES = {"M": PointKind.MATCH, "G": PointKind.GAME}


def buchholz(totals: Totals, group: Sequence[int], code: Code) -> WorkedBy:
    """8.1, 8.3: the opponents' scores; FB as if the last round's paired games had been drawn."""
    kind = code.kind or totals.first
    asked = Asked(kind, kind, code.forfeits)
    met = (totals.fore if code.name == "FB" or code.fore else totals).met(asked)
    return {number: _cut(met[number], code, weighed=False) for number in group}


def sonneborn_berger(totals: Totals, group: Sequence[int], code: Code) -> WorkedBy:
    """9.1, 13.2: the opponents' scores times what was made against them."""
    kind = made = code.kind or totals.first
    if code.name == "ESB":
        kind = made = PointKind.MATCH
    elif code.name != "SB":
        kind, made = _SIDES[code.name[1]], _SIDES[code.name[2]]
    met = totals.met(Asked(kind, made, code.forfeits))
    return {number: _cut(met[number], code, weighed=True) for number in group}


def _cut(mine: Sequence[Meeting], code: Code, *, weighed: bool) -> Worked:
    """Add up what is left after the cuts (14.1–14.4, 16.5)."""
    gone = _gone(mine, code, weighed=weighed) if code.low or code.high else set()
    terms = tuple(
        Term(
            one.score,
            one.opponent,
            one.round,
            one.made if weighed else 1,
            one.adjusted,
            one.round in gone,
        )
        for one in mine
    )
    total = sum(term.number * term.factor for term in terms if not term.cut)
    return Worked(total, QUARTERS if weighed else HALVES, terms)


def _gone(mine: Sequence[Meeting], code: Code, *, weighed: bool) -> set[int]:
    """Return the rounds that are cut, the least first.

    The least significant is that against the lowest score, of several the lowest value. A round
    unplayed by choice goes before it, if its value is not lower.
    """

    def value(one: Meeting) -> int:
        return one.score * one.made if weighed else one.score

    left = sorted(mine, key=lambda one: (one.score, value(one), one.round))
    gone: set[int] = set()
    for _number in range(min(code.low, len(left))):
        chosen = left[0]
        by_choice = [one for one in left if one.cut_first]
        lowest = min(by_choice, key=lambda one: (value(one), one.score), default=None)
        if lowest is not None and value(lowest) >= value(chosen):
            chosen = lowest
        gone.add(chosen.round)
        left.remove(chosen)
    return gone | {one.round for one in left[len(left) - min(code.high, len(left)) :]}


def average(totals: Totals, group: Sequence[int], code: Code) -> WorkedBy:
    """8.2: the mean Buchholz (/F: Fore Buchholz) of the opponents played over the board."""
    numbers = numbers_of(totals)
    enough = [i for i, most in enumerate(numbers.rounds) if totals.so_far <= most]
    per = 10 ** numbers.decimals[enough[0] if enough else -1]
    sums = buchholz(totals, totals.numbers, replace(code, low=0, high=0))

    def work(number: int) -> Worked:
        terms = tuple(
            Term(sums[turn.opponent].number, turn.opponent, at)
            for at, turn in totals.rounds[number]
            if turn.played and turn.opponent is not None
        )
        if not terms:
            return Worked(0, per)
        return Worked(_half_up(per * sum(t.number for t in terms), 2 * len(terms)), per, terms)

    return {number: work(number) for number in group}


def combined(totals: Totals, group: Sequence[int], code: Code) -> WorkedBy:
    """13.4: the secondary score and the Buchholz on the primary, divided."""
    first, per = totals.first, 10 ** numbers_of(totals).combined
    divisor = code.divisor or _divisor(totals, first)
    second = totals.points(other(first))
    sums = buchholz(totals, group, replace(code, kind=first))

    def work(number: int) -> Worked:
        halves = _half_up(per * (second[number] * divisor + sums[number].number), 2 * divisor)
        terms = (Term(second[number]), Term(sums[number].number, factor=divisor))
        return Worked(halves, per, terms)

    return {number: work(number) for number in group}


def _divisor(totals: Totals, first: PointKind) -> int:
    """Return the greatest primary score of the event by the greatest secondary one of a match."""
    table = totals.table
    return max(1, floor(table.win(first) * table.rounds / table.win(other(first))))


def _half_up(dividend: int, divisor: int) -> int:
    return (2 * dividend + divisor) // (2 * divisor)
