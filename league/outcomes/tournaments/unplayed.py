"""How rounds count in the criteria on opponents, by what an edition says of unplayed games.

``anhang-1`` (FIDE tournament rules, appendix 1): a draw against oneself. ``fide-c07-2023`` and
``-2024`` (FIDE Handbook C.07, article 16): who has no game is given an opponent with his own
points; of an opponent, rounds without play count as entered, those at the end to which he did not
come any more as draws. ``fide-c07-2026``: as before, but that opponent has no more points than the
one who did not come (16.4.1), and without an opponent no more than draws in all rounds would give
(16.4.2).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from fixtures.round_history import DRAWN, WON, Turn
from league.facts.tournaments import PointKind, Unplayed
from league.outcomes.tournaments.crosstable import CrossTable

Rounds = Mapping[int, Sequence[tuple[int, Turn]]]
"""By number, the decided rounds that count: number of the round and what became of it."""
Points = Mapping[int, int]
"""By number, half points of the kind that counts."""

_BY_CHOICE = "-HZ"
"""Could have played and did not: not come, absent with half a point or without."""
_WON, _DRAWN = 2, 1
"""Halves of the opponent's score that a win and a draw bring a player, whatever their points."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """One round as Buchholz and Sonneborn-Berger count it."""

    round: int
    opponent: int
    """Whose score counts; without play oneself."""
    score: int
    """Half points of the opponent."""
    made: int
    """Half points made in it."""
    adjusted: bool = False
    """Whether the score is another than the opponent's points, because of an unplayed round."""
    cut_first: bool = False
    """Whether it is cut before others: he could have played and did not."""


Meetings = Mapping[int, tuple[Meeting, ...]]


@dataclass(frozen=True, slots=True)
class Asked:
    """What of the opponents a criterion counts."""

    kind: PointKind
    """Which of the opponents' points; players have one kind."""
    made: PointKind
    """Which points made against them."""
    forfeits: bool = False
    """Whether forfeits count as played against who was paired."""


def meetings(table: CrossTable, asked: Asked, rounds: Rounds, points: Points) -> Meetings:
    """Return by number what each counts, in the edition of the table."""
    return _EDITIONS[table.unplayed](table, asked, rounds, points)


def _own_draw(table: CrossTable, asked: Asked, rounds: Rounds, points: Points) -> Meetings:
    """Appendix 1: an unplayed game counts as a draw against oneself."""
    draw = table.draw(asked.made) if table.teams else _DRAWN

    def count(number: int, at: int, turn: Turn) -> Meeting:
        if turn.opponent is None or not (turn.played or asked.forfeits):
            return Meeting(at, number, points[number], draw, adjusted=True)
        made = table.points_of(turn, asked.made) if table.teams else _outcome(turn)
        return Meeting(at, turn.opponent, points[turn.opponent], made)

    return {
        number: tuple(count(number, at, turn) for at, turn in _with_opponents(table, turns))
        for number, turns in rounds.items()
    }


def _outcome(turn: Turn) -> int:
    """Return what Sonneborn-Berger multiplies with for a player's result."""
    return _WON if turn.result in WON else _DRAWN * (turn.result in DRAWN)


def _fide_2023(table: CrossTable, asked: Asked, rounds: Rounds, points: Points) -> Meetings:
    """C.07 of 2023: without play, an opponent with one's own points."""
    return _fide(table, asked, rounds, points, lambda own, _absent: own)


def _fide_2026(table: CrossTable, asked: Asked, rounds: Rounds, points: Points) -> Meetings:
    """C.07 of 2026: as in 2023, with the limits of 16.4.1 and 16.4.2."""
    so_far = max((at for turns in rounds.values() for at, _turn in turns), default=0)
    drawn = table.draw(asked.kind) * so_far
    return _fide(
        table,
        asked,
        rounds,
        points,
        lambda own, absent: min(own, drawn if absent is None else absent),
    )


def _fide(
    table: CrossTable,
    asked: Asked,
    rounds: Rounds,
    points: Points,
    alone: Callable[[int, int | None], int],
) -> Meetings:
    """Count by C.07.

    ``alone``: what the opponent has where nobody played, by one's own points and by those of who
    was paired (None = nobody).
    """
    if table.round_robin:
        return _as_entered(table, asked, rounds)
    adjusted = {number: _adjusted(table, asked.kind, turns) for number, turns in rounds.items()}

    def count(number: int, at: int, turn: Turn) -> Meeting:
        made, opponent = table.points_of(turn, asked.made), turn.opponent
        if opponent is not None and (turn.played or asked.forfeits):
            score = adjusted[opponent]
            return Meeting(at, opponent, score, made, adjusted=score != points[opponent])
        score = alone(points[number], None if opponent is None else adjusted[opponent])
        by_choice = turn.result in _BY_CHOICE
        return Meeting(at, number, score, made, adjusted=True, cut_first=by_choice)

    return {
        number: tuple(count(number, at, turn) for at, turn in turns)
        for number, turns in rounds.items()
    }


def _as_entered(table: CrossTable, asked: Asked, rounds: Rounds) -> Meetings:
    """C.07 of a round robin: a game to which somebody did not come counts as any other.

    What decisions gave or took is left out, as in a Swiss.
    """
    score = {
        number: sum(table.points_of(turn, asked.kind) for _at, turn in turns)
        for number, turns in rounds.items()
    }
    return {
        number: tuple(
            Meeting(at, turn.opponent, score[turn.opponent], table.points_of(turn, asked.made))
            for at, turn in turns
            if turn.opponent is not None
        )
        for number, turns in rounds.items()
    }


def _adjusted(table: CrossTable, kind: PointKind, turns: Sequence[tuple[int, Turn]]) -> int:
    """Return what a participant's opponents count as his points.

    What decisions gave or took is left out; rounds without an opponent at the end, to which he
    did not come any more, count as draws.
    """
    there = [at for at, turn in turns if turn.result not in _BY_CHOICE]
    last = max(there, default=0)
    return sum(
        table.draw(kind) if at > last and turn.opponent is None else table.points_of(turn, kind)
        for at, turn in turns
    )


def _with_opponents(
    table: CrossTable, turns: Sequence[tuple[int, Turn]]
) -> Sequence[tuple[int, Turn]]:
    """Return the rounds of a round robin without those that were free."""
    if not table.round_robin:
        return turns
    return [(at, turn) for at, turn in turns if turn.opponent is not None]


_EDITIONS: Mapping[Unplayed, Callable[[CrossTable, Asked, Rounds, Points], Meetings]] = {
    Unplayed.OWN_DRAW: _own_draw,
    Unplayed.FIDE_2023: _fide_2023,
    Unplayed.FIDE_2024: _fide_2023,
    Unplayed.FIDE_2026: _fide_2026,
}
