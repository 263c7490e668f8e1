"""Criteria on ratings: FIDE tournament rules, appendix 2, 5.1–5.4.

Averages and per cents are rounded to whole numbers, halves up. Who is not rated is left out, and
that stands beside the value.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from fixtures.round_history import DRAWN, WON, Turn
from league.errors import InputError
from league.language import _
from league.outcomes.tournaments.crosstable import Performance, Scored, Term, Worked
from league.outcomes.tournaments.own import WHOLE, WorkedBy
from league.outcomes.tournaments.totals import Totals

EVEN = 50
"""Per cent of an even score."""


@dataclass(frozen=True, slots=True)
class _Rated:
    """The rounds against rated opponents."""

    terms: tuple[Term, ...]
    """Ratings by opponent; of an unplayed game that counts as a draw one's own."""
    made: int
    """Half points made in them."""
    unrated: tuple[int, ...]
    """Numbers of opponents without a rating."""


def average_rating(totals: Totals, group: Sequence[int], lowest: int = 0) -> WorkedBy:
    """5.1: the average rating of the opponents, without so many of the lowest.

    Divided by the games played, as the footnote has it, and not by the rounds.
    """
    return {number: _average_rating(totals, number, lowest) for number in group}


def _average_rating(totals: Totals, number: int, lowest: int) -> Worked:
    rated = _rated(totals, number, unplayed=False)
    ordered = sorted(rated.terms, key=lambda term: (term.number, term.round or 0))
    cut = {term.round for term in ordered[:lowest]}
    terms = tuple(replace(term, cut=term.round in cut) for term in rated.terms)
    number = average([term.number for term in terms if not term.cut])
    return Worked(number, WHOLE, terms, unrated=rated.unrated)


def performance(totals: Totals, group: Sequence[int], *, limited: bool = False) -> WorkedBy:
    """5.2: the average rating of the opponents and what the per cent scored are worth.

    5.3 (``limited``): opponents count as no further away from one's own rating than the limit.
    5.4: unplayed games count before, by appendix 1 as drawn against oneself. 5.2: by the print,
    who has played few games stands behind everybody who has played all.
    """
    numbers = totals.table.performance
    if numbers is None:
        raise InputError(_("No rule book at hand says how a performance is worked out."))
    found = {one: _performance(totals, one, numbers, limited) for one in totals.numbers}
    if totals.unplayed_against_oneself:
        found |= _few_behind(totals, found, numbers)
    return {number: found[number] for number in group}


def _performance(totals: Totals, number: int, numbers: Performance, limited: bool) -> Worked:
    rated = _rated(totals, number, unplayed=totals.unplayed_against_oneself)
    own = totals.table.ratings.get(number)
    terms = rated.terms
    if limited and own is not None:
        low, high = own - numbers.limit, own + numbers.limit
        terms = tuple(replace(one, number=min(max(one.number, low), high)) for one in terms)
    if not terms:
        return Worked(0, WHOLE, unrated=rated.unrated)
    percent = half_up(100 * rated.made, 2 * len(terms))
    worth = numbers.differences[abs(percent - EVEN)] * (1 if percent >= EVEN else -1)
    scored = Scored(rated.made, len(terms), percent, worth)
    result = average([term.number for term in terms]) + worth
    return Worked(result, WHOLE, terms, unrated=rated.unrated, scored=scored)


def _few_behind(totals: Totals, found: WorkedBy, numbers: Performance) -> WorkedBy:
    """Return, of those who played few games and not all, what stands behind who played all."""
    played = {one: sum(t.played for _at, t in totals.rounds[one]) for one in totals.numbers}
    missed = {
        one
        for one in totals.numbers
        if any(totals.was_to_play(turn) and not turn.played for _at, turn in totals.rounds[one])
    }
    behind = min((found[one].number for one in played if one not in missed), default=0) - 1
    return {
        number: replace(found[number], number=behind, few_games=played[number])
        for number in missed
        if played[number] <= numbers.few_games and found[number].number > behind
    }


def _rated(totals: Totals, number: int, *, unplayed: bool) -> _Rated:
    """Return the rounds against the rated; ``unplayed``: others as drawn against oneself."""
    ratings = totals.table.ratings
    terms: list[Term] = []
    unrated: list[int] = []
    made = 0
    for at, turn in totals.rounds[number]:
        if not turn.played and not (unplayed and totals.was_to_play(turn)):
            continue
        opponent = turn.opponent if turn.played and turn.opponent is not None else number
        if opponent in ratings:
            terms.append(Term(ratings[opponent], opponent, at, adjusted=not turn.played))
            made += scored(turn) if turn.played else 1
        else:
            unrated.append(opponent)
    return _Rated(tuple(terms), made, tuple(unrated))


def scored(turn: Turn) -> int:
    """Return the half points that count for a rating, whatever the tournament gives."""
    return 2 if turn.result in WON else int(turn.result in DRAWN)


def average(numbers: Sequence[int]) -> int:
    """Return the average rounded to the nearest whole number, halves up; 0 of nothing."""
    return half_up(sum(numbers), len(numbers)) if numbers else 0


def half_up(dividend: int, divisor: int) -> int:
    """Return a quotient rounded to the nearest whole number, halves up."""
    return (2 * dividend + divisor) // (2 * divisor)
