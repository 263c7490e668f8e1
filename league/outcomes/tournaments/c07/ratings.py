"""Codes on ratings: FIDE C.07, Article 10.

Only games over the board count, also in a round robin (15.2), as 1 – ½ – 0.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from league.outcomes.tournaments.c07.own import numbers_of
from league.outcomes.tournaments.codes import Code
from league.outcomes.tournaments.crosstable import CodeNumbers, Scored, Term, Worked
from league.outcomes.tournaments.own import WHOLE, WorkedBy
from league.outcomes.tournaments.ratings import EVEN, half_up, scored
from league.outcomes.tournaments.ratings import average as mean
from league.outcomes.tournaments.totals import Totals

_OfOne = Callable[[Sequence[Term], int, CodeNumbers], Worked]
"""What the ratings of the opponents give, with the half points made against them."""


def rating(totals: Totals, group: Sequence[int], code: Code) -> WorkedBy:
    """10.6: one's own rating, the higher first; with /R the lower."""
    ratings = totals.table.ratings
    return {number: Worked(ratings.get(number, 0), WHOLE, low=code.reverse) for number in group}


def average(totals: Totals, group: Sequence[int], code: Code) -> WorkedBy:
    """10.1: the mean rating of the opponents, cut by 14.1–14.4."""

    def work(number: int) -> Worked:
        terms = _opponents(totals, number)
        ordered = sorted(terms, key=lambda term: (term.number, term.round or 0))
        left = ordered[code.low :]
        kept = {term.round for term in left[: max(0, len(left) - code.high)]}
        marked = tuple(replace(term, cut=term.round not in kept) for term in terms)
        return Worked(mean([term.number for term in marked if not term.cut]), WHOLE, marked)

    return {number: work(number) for number in group}


def performance(totals: Totals, group: Sequence[int], code: Code) -> WorkedBy:  # noqa: ARG001
    """10.2: the mean rating and what the percentage scored is worth."""
    return _each(totals, group, _performance)


def _performance(terms: Sequence[Term], made: int, numbers: CodeNumbers) -> Worked:
    percent = half_up(100 * made, 2 * len(terms))
    worth = numbers.differences[abs(percent - EVEN)] * (1 if percent >= EVEN else -1)
    result = mean([term.number for term in terms]) + worth
    return Worked(result, WHOLE, tuple(terms), scored=Scored(made, len(terms), percent, worth))


def perfect(totals: Totals, group: Sequence[int], code: Code) -> WorkedBy:  # noqa: ARG001
    """10.3: the lowest whole rating whose expected score reaches the score."""
    return _each(totals, group, _perfect)


def _perfect(terms: Sequence[Term], made: int, numbers: CodeNumbers) -> Worked:
    opponents = [term.number for term in terms]
    if not made:
        return Worked(min(opponents) - numbers.nothing, WHOLE, tuple(terms))
    low, high = min(opponents) - numbers.nothing, max(opponents) + numbers.nothing
    while high - low > 1:
        middle = (low + high) // 2
        reached = sum(expected(middle - one, numbers) for one in opponents) >= EVEN * made
        low, high = (low, middle) if reached else (middle, high)
    return Worked(high, WHOLE, tuple(terms))


def _each(totals: Totals, group: Iterable[int], one: _OfOne) -> WorkedBy:
    """Return what each gives by the opponents over the board; nothing without any."""
    numbers, worked = numbers_of(totals), {}
    for number in group:
        terms = _opponents(totals, number)
        made = sum(scored(turn) for _at, turn in totals.rounds[number] if turn.played)
        worked[number] = one(terms, made, numbers) if terms else Worked(0, WHOLE)
    return worked


def expected(difference: int, numbers: CodeNumbers) -> int:
    """Return the per cent expected by a difference of ratings, one's own less the opponent's."""
    percent = EVEN + bisect_left(numbers.expected, abs(difference))
    return percent if difference >= 0 else 100 - percent


def of_opponents(totals: Totals, group: Sequence[int], code: Code) -> WorkedBy:
    """10.4, 10.5: the mean performance (APRO), or perfect performance (APPO), of the opponents."""
    one = _performance if code.name == "APRO" else _perfect
    each = _each(totals, totals.numbers, one)

    def work(number: int) -> Worked:
        terms = tuple(
            replace(term, number=each[term.opponent].number)
            for term in _opponents(totals, number)
            if term.opponent is not None
        )
        return Worked(mean([term.number for term in terms]), WHOLE, terms)

    return {number: work(number) for number in group}


def _opponents(totals: Totals, number: int) -> tuple[Term, ...]:
    """Return the ratings of the opponents over the board."""
    ratings = totals.table.ratings
    return tuple(
        Term(ratings[turn.opponent], turn.opponent, at)
        for at, turn in totals.rounds[number]
        if turn.played and turn.opponent is not None and turn.opponent in ratings
    )
