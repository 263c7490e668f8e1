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


START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
"""FEN of the usual position at the start."""

LETTERS = {"de": "KDTLSB", "en": "KQRBNP"}
"""King, queen, rook, bishop, knight and pawn by language."""


def text_lines(
    board: BoardView, *, below: Color = Color.WHITE, language: str = "en"
) -> tuple[str, ...]:
    """Return a position as lines of plain text: capitals are White's, small letters Black's.

    The squares of the last move stand in brackets, a king in check has a ``!`` behind it.
    """
    letters = dict(zip("KQRBNP", LETTERS[language], strict=True))
    rows = board.rows(below=below)
    lines = [
        f"{names[0][1]} {''.join(_cell(board, name, letters) for name in names)}" for names in rows
    ]
    files = "".join(f" {name[0]} " for name in rows[-1])
    return (*lines, f"  {files}".rstrip())


def _cell(board: BoardView, name: str, letters: Mapping[str, str]) -> str:
    """Return a square in three signs: its piece between what marks it."""
    piece = board.pieces.get(name, "")
    shown = letters[piece.upper()] if piece else "."
    shown = shown if piece.isupper() or not piece else shown.lower()
    left, right = ("[", "]") if name in board.last else (" ", " ")
    return f"{left}{shown}{'!' if name == board.checked else right}"


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


def position(fen: str, uci: str = "", *, check: bool = False) -> BoardView:
    """Return a position of a FEN as a board shows it, without asking the rules of chess.

    ``uci`` = the move that led to it; ``check`` = who is on move is in check. Where pieces can go
    and which give check is left out.
    """
    pieces = squares(fen)
    mover = Color.BLACK if fen.split(" ")[1:2] == ["b"] else Color.WHITE
    king = "k" if mover is Color.BLACK else "K"
    return BoardView(
        pieces=pieces,
        mover=mover,
        checked=next((name for name, piece in pieces.items() if check and piece == king), ""),
        last=(uci[:2], uci[2:4]) if uci else (),
    )
