"""How a move is written down: piece letters of a language, short or long form, signs of all kinds.

``meaning`` says in a language what a text asks for: a kind of piece, the squares it can come from
and go to, a promotion. Whether a legal move fits is for ``league.games.resolving``.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

import chess

from league.games.move_pattern import DASHES, MOVE

LETTERS: Mapping[str, Mapping[str, int]] = {
    "de": dict(zip("BSLTDK", chess.PIECE_TYPES, strict=True)),
    "en": dict(zip("PNBRQK", chess.PIECE_TYPES, strict=True)),
}
"""Piece letters of a language; the pawn's is an old habit."""
TELLING: Mapping[str, frozenset[str]] = {"de": frozenset("DTLS"), "en": frozenset("QRN")}
"""Letters that only one of the languages has."""
FIGURES = {
    figure: piece
    for figures in ("♙♘♗♖♕♔", "♟♞♝♜♛♚")
    for piece, figure in zip(chess.PIECE_TYPES, figures, strict=True)
}
"""Kind of piece by its figure; of which colour it is drawn says nothing."""
ANY = 0
"""Instead of a kind of piece: whatever stands on the square."""

_FORM = re.compile(MOVE, re.VERBOSE)


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a written move asks for."""

    piece: int = ANY
    """Kind of piece as the chess library counts, or ``ANY``."""
    origins: int = chess.BB_ALL
    """Squares it can come from, as a bitboard."""
    targets: tuple[int, ...] = ()
    """Squares it can go to: one, or a whole file."""
    promotion: int | None = None
    """Kind of piece; None = none is written."""
    castling: str = ""
    """``O-O`` or ``O-O-O``; empty = something else."""


@lru_cache(maxsize=16_384)
def letters(text: str) -> str:
    """Return the letters of pieces in a move's text as capitals, without figures: ``S``, ``D``."""
    found = _FORM.fullmatch(text)
    if not found:
        return ""
    both = ((found["piece"] or "") + _promoted(found)).upper()
    return "".join(letter for letter in both if letter not in FIGURES)


@lru_cache(maxsize=16_384)
def meaning(text: str, language: str) -> Meaning | None:
    """Return what a move's text asks for in a language, ``de`` or ``en``; None = unreadable."""
    found = _FORM.fullmatch(text)
    if not found:
        return None
    promoted = _promoted(found)
    if found["castling"]:
        return None if promoted else Meaning(chess.KING, castling=_castling(found["castling"]))
    kinds = [_kind(letter, language) for letter in (found["piece"], promoted) if letter]
    if None in kinds:
        return None
    piece = kinds[0] if found["piece"] else None
    promotion = kinds[-1] if promoted else None
    if found["files"]:
        return _between_files(found["files"][0], found["files"][-1], promotion)
    return _to_square(found, piece, promotion)


def _to_square(found: re.Match[str], piece: int | None, promotion: int | None) -> Meaning | None:
    """Return the meaning of a move whose target square is written."""
    target = chess.parse_square(found["target"])
    origin = found["origin"] or ""
    if len(origin) == 2:
        whole = chess.BB_SQUARES[chess.parse_square(origin)]
        return Meaning(piece or ANY, whole, (target,), promotion)
    if piece not in {None, chess.PAWN}:
        return Meaning(piece or ANY, _line(origin), (target,), promotion)
    if not origin and found["between"] and not piece:
        return None
    origins = _line(origin) if origin else _file_of(target)
    if not origin and _taking(found):
        origins = _files_beside(target)
    if origin and not origins & _files_beside(target):
        return None
    return Meaning(chess.PAWN, origins, (target,), promotion)


def _between_files(origin: str, target: str, promotion: int | None) -> Meaning | None:
    """Return the meaning of ``ed``: a pawn of the e-file takes something on the d-file."""
    if abs(ord(origin) - ord(target)) != 1:
        return None
    return Meaning(chess.PAWN, _line(origin), tuple(chess.SquareSet(_line(target))), promotion)


def _promoted(found: re.Match[str]) -> str:
    return (found["promoted"] or "").strip(" \n=/()")


def _taking(found: re.Match[str]) -> bool:
    return bool(found["behind"]) or (found["between"] or "-") not in DASHES


def _castling(text: str) -> str:
    return "O-O" if sum(sign in "0Oo" for sign in text) == 2 else "O-O-O"


def _kind(letter: str, language: str) -> int | None:
    return FIGURES.get(letter) or LETTERS[language].get(letter.upper())


def _line(name: str) -> int:
    """Return the file or rank of that name, all squares without a name."""
    if not name:
        return chess.BB_ALL
    if name in chess.FILE_NAMES:
        return chess.BB_FILES[chess.FILE_NAMES.index(name)]
    return chess.BB_RANKS[chess.RANK_NAMES.index(name)]


def _file_of(square: int) -> int:
    return chess.BB_FILES[chess.square_file(square)]


def _files_beside(square: int) -> int:
    file = chess.square_file(square)
    return sum(chess.BB_FILES[beside] for beside in (file - 1, file + 1) if 0 <= beside < 8)
