"""Codes on the boards of teams: FIDE C.07, Article 12."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from fixtures.round_history import Turn
from league.outcomes.tournaments.codes import Code
from league.outcomes.tournaments.crosstable import Step, Term, Worked
from league.outcomes.tournaments.own import HALVES, WHOLE, WorkedBy
from league.outcomes.tournaments.totals import Totals

Signs = Mapping[tuple[int, int], tuple[str, ...]]
"""By round and number, the signs of a team's boards."""


def board_signs(totals: Totals) -> Signs | None:
    """Return the signs of all boards; None where those of a match that was played are not known.

    Of a match that nobody played every board has the sign of the match, of a pairing bye a win.
    """
    found: dict[tuple[int, int], tuple[str, ...]] = {}
    for number, turns in totals.rounds.items():
        for at, turn in turns:
            signs = _signs(totals, at, number, turn)
            if signs is None:
                return None
            found[at, number] = signs
    return found


def _signs(totals: Totals, at: int, number: int, turn: Turn) -> tuple[str, ...] | None:
    known = totals.table.games.get((at, number))
    if known:
        return known
    if turn.played:
        return None
    return (("+" if turn.result == "U" else turn.result),) * totals.table.boards


def board_points(totals: Totals) -> Mapping[int, tuple[int, ...]] | None:
    """Return by number the half points on each board; None where the boards are not known."""
    signs = board_signs(totals)
    if signs is None:
        return None
    worth, boards = totals.table.game_scores.worth, totals.table.boards
    return {
        number: tuple(
            sum(worth(sign) for at, _turn in turns for sign in signs[at, number][board : board + 1])
            for board in range(boards)
        )
        for number, turns in totals.rounds.items()
    }


def board_count(totals: Totals, group: Sequence[int], code: Code) -> WorkedBy | None:  # noqa: ARG001
    """12.1: board number times points there, the lower first."""
    found = board_points(totals)
    if found is None:
        return None
    return {number: counted(found[number]) for number in group}


def counted(points: Sequence[int]) -> Worked:
    """Return a board count of half points, board 1 first."""
    terms = tuple(Term(got, round=board) for board, got in enumerate(points, 1))
    return Worked(sum(b * got for b, got in enumerate(points, 1)), HALVES, terms, low=True)


def top_or_bottom(totals: Totals, group: Sequence[int], code: Code) -> WorkedBy | None:
    """12.2, 12.3: points on board 1, then 2 (TBR); without the last board, then two (BBE)."""
    found = board_points(totals)
    if found is None:
        return None
    keys = {number: counts(found[number], top=code.name == "TBR") for number in group}
    return {number: _placed(number, keys, code.name) for number in group}


def counts(points: Sequence[int], *, top: bool) -> tuple[int, ...]:
    """Return what is compared in turn: board by board, or the sum of fewer and fewer boards."""
    if top:
        return tuple(points)
    return tuple(sum(points[:left]) for left in range(len(points) - 1, 0, -1))


def _placed(number: int, keys: Mapping[int, tuple[int, ...]], name: str) -> Worked:
    """Return a place among the level, 0 where nothing parts them, with what was compared."""
    mine, members = keys[number], tuple(keys)
    place = 1 + sum(key > mine for key in keys.values()) if len(set(keys.values())) > 1 else 0
    needed = 1 + max((_alike(mine, key) for one, key in keys.items() if one != number), default=0)
    steps = tuple(
        Step(f"{name} {at}", members, Fraction(got, 2)) for at, got in enumerate(mine[:needed], 1)
    )
    return Worked(place, WHOLE, steps=steps, low=True)


def _alike(mine: Sequence[int], theirs: Sequence[int]) -> int:
    """Return how many comparisons in a row leave two level."""
    return next(
        (at for at, (one, other) in enumerate(zip(mine, theirs, strict=True)) if one != other),
        len(mine),
    )
