"""The 960 starts of Chess960: numbers 0 to 959, and one drawn."""

import random

import chess

from league.errors import GameError
from league.language import _

STARTS = 960
USUAL = 518
"""Number of the usual start of chess."""


def start_fen(number: int) -> str:
    """Return the position at a start, as FEN with castling as ``KQkq``; raise GameError."""
    if not 0 <= number < STARTS:
        sentence = _("Start {number} of Chess960: the starts are numbered from 0 to {last}.")
        raise GameError(sentence, number=number, last=STARTS - 1)
    return chess.Board.from_chess960_pos(number).fen()


def drawn(seed: str | int) -> int:
    """Return the number of a start that follows from a seed alone: it can be drawn again."""
    return random.Random(f"chess960 {seed}").randrange(STARTS)
