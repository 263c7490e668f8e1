"""Positions for screens and diagrams, which know no chess."""

from collections import defaultdict
from collections.abc import Mapping

import chess

from league.facts.games import Color, GameFacts
from league.games.resolving import castling, castling_target
from league.games.starts import board_at
from league.views.boards import BoardView, squares


def board_view(facts: GameFacts, plies: int | None = None) -> BoardView:
    """Return the position after so many plies; None = after all."""
    count = len(facts.plies) if plies is None else plies
    last = facts.plies[count - 1] if count else None
    return view_of(facts.positions[count].fen, last.uci if last else "")


def view_of(fen: str, uci: str = "") -> BoardView:
    """Return a position, with the move in long form that led to it; raise GameError."""
    board = board_at(fen)
    checkers = tuple(chess.SQUARE_NAMES[square] for square in board.checkers())
    king = board.king(board.turn)
    return BoardView(
        pieces=squares(board.board_fen()),
        mover=Color.WHITE if board.turn else Color.BLACK,
        targets=_targets(board),
        checked=chess.SQUARE_NAMES[king] if checkers and king is not None else "",
        checkers=checkers,
        last=(uci[:2], uci[2:4]) if uci else (),
    )


def _targets(board: chess.Board) -> Mapping[str, tuple[str, ...]]:
    """Return the squares each piece on move can go to, a promoting pawn's once."""
    found = defaultdict[str, dict[str, None]](dict)
    for move in board.legal_moves:
        castled = castling(board, move)
        target = castling_target(board, move) if castled else move.to_square
        found[chess.SQUARE_NAMES[move.from_square]][chess.SQUARE_NAMES[target]] = None
    return {origin: tuple(sorted(targets)) for origin, targets in found.items()}
