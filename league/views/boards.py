"""A position as a screen and a diagram show it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from league.facts.games import Color


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardView:
    """What stands on a board, and what is marked on it. Squares are named as ``e4``."""

    pieces: Mapping[str, str]
    """Letter of the piece on each occupied square as a FEN has it: ``K`` White's, ``k`` Black's."""
    mover: Color
    targets: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Where the piece on a square can legally go; castling is the king's move."""
    checked: str = ""
    """Square of the king in check; empty = none is."""
    checkers: tuple[str, ...] = ()
    """Squares of the pieces that give check."""
    last: tuple[str, ...] = ()
    """Squares the last move left and reached; empty = none was made."""

    def rows(self, *, below: Color = Color.WHITE) -> tuple[tuple[str, ...], ...]:
        """Return the names of the squares row by row from the top, seen from a player's side."""
        ranks, files = "87654321", "abcdefgh"
        if below is Color.BLACK:
            ranks, files = ranks[::-1], files[::-1]
        return tuple(tuple(f"{file}{rank}" for file in files) for rank in ranks)


def squares(fen: str) -> Mapping[str, str]:
    """Return the letter of the piece on each occupied square of a FEN.

    ``K`` is White's king, ``k`` Black's. No chess is needed, and none is checked.
    """
    found = dict[str, str]()
    for rank, row in zip("87654321", fen.split(" ", 1)[0].split("/"), strict=True):
        file = 0
        for sign in row:
            if sign.isdigit():
                file += int(sign)
            else:
                found[f"{'abcdefgh'[file]}{rank}"] = sign
                file += 1
    return found
