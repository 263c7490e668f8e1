"""The first thing in a score that cannot be, with what could have been meant."""

import re
from collections.abc import Iterable

import chess

from league.facts.games import Fault, ScoreFault
from league.games.notation import ANY, Meaning
from league.sanitizing import beginning, visible

_SQUARE = re.compile("[a-h][1-8]")


def unreadable(board: chess.Board, name: str, written: str) -> ScoreFault:
    """Return the fault of a text that is no move; possible are moves to a square it names."""
    squares = {chess.parse_square(found) for found in _SQUARE.findall(written)}
    moves = [move for move in board.legal_moves if move.to_square in squares]
    return _fault(board, name, Fault.UNREADABLE, written, moves)


def ambiguous(board: chess.Board, name: str, written: str, moves: list[chess.Move]) -> ScoreFault:
    """Return the fault of a text that several legal moves fit."""
    return _fault(board, name, Fault.AMBIGUOUS, written, moves)


def illegal(board: chess.Board, name: str, written: str, asked: Meaning) -> ScoreFault:
    """Return the fault of a move that is not legal; possible are moves of its kind of piece.

    Of pawns only those of the files in question, and all moves to the square.
    """
    moves = [
        move
        for move in board.legal_moves
        if move.to_square in asked.targets or _same_piece(board, move, asked)
    ]
    moves.sort(key=lambda move: move.to_square not in asked.targets)
    return _fault(board, name, Fault.ILLEGAL, written, moves)


def _same_piece(board: chess.Board, move: chess.Move, asked: Meaning) -> bool:
    piece = board.piece_type_at(move.from_square)
    if asked.piece not in {ANY, piece}:
        return False
    narrowed = piece == chess.PAWN or asked.piece == ANY
    return not narrowed or bool(asked.origins & chess.BB_SQUARES[move.from_square])


def _fault(
    board: chess.Board, name: str, what: Fault, written: str, moves: Iterable[chess.Move]
) -> ScoreFault:
    possible = tuple(board.san(move) for move in moves)
    return ScoreFault(name, what, beginning(visible(written)), possible)
