"""Mate found by moves drawn by lot, where the board is full and no search finds one near.

With many pieces most ways lead somewhere: of games in which one side mates as soon as it can, and
all other moves are drawn, some soon end in mate. The lots follow from the position alone.
"""

import random

import chess

from league.games.mating.positions import Position, Step, in_check, move_of, onwards

GAMES, PLIES = 20, 100
"""So many games are tried (nine of ten that mate are among them), and so many moves in each."""


def wandered(position: Position, winner: chess.Color) -> tuple[chess.Move, ...] | None:
    """Return moves to mate by a side; None = no game that was tried came to one."""
    lots = random.Random(repr(position))
    tried = (_played(position, winner, lots) for _game in range(GAMES))
    return next((line for line in tried if line is not None), None)


def _played(
    position: Position, winner: chess.Color, lots: random.Random
) -> tuple[chess.Move, ...] | None:
    """Return the moves of one game that ends in mate by a side; None for any other."""
    line: list[Step] = []
    for _ply in range(PLIES):
        steps = list(onwards(position))
        if not steps:
            return None
        mates = (step for step in steps if position[8] == winner and _is_mate(step[3]))
        if mate := next(mates, None):
            return tuple(move_of(step) for step in (*line, mate))
        line.append(lots.choice(steps))
        position = line[-1][3]
    return None


def _is_mate(position: Position) -> bool:
    return in_check(position) and not any(onwards(position))
