"""How near a position is to mate by what surrounds the king, for a side that is helped.

The weights were found by trying them on positions of games; they only order the search.
"""

from dataclasses import dataclass

import chess

from league.games.mating.reach import attacks, pawn_attacks

FLIGHT = 1.57
CHECK = 6.0
UNSEEN = 0.15
KINGS = 1.2
MIDDLE = 0.27
TWICE = 1.12
PIECE = 3.0
GUARDED = 0.07
TO_MOVE = 0.2
PRICE = 0.2
"""What a move costs."""
NEVER = 9
"""Moves to a check where no piece can give one yet."""


@dataclass(frozen=True, slots=True)
class Near:
    """A mate anywhere, by whatever is near."""

    winner: chess.Color

    def start(self) -> None:
        """Nothing is remembered."""

    def after(
        self, board: chess.Board, _move: chess.Move, _state: None
    ) -> tuple[float, float, None]:
        """Return how far the position is from mate, the price of a move, and nothing."""
        return distance(board, self.winner), PRICE, None


def distance(board: chess.Board, winner: chess.Color) -> float:
    """Return how far a position is from a mate by one side: the less, the nearer."""
    other = board.occupied_co[not winner]
    king = _only(board.kings & other)
    near = chess.BB_KING_ATTACKS[king]
    guarded = _guarded(board, other, not winner)
    checks = _Checks(board, king, ~board.occupied_co[winner], guarded)
    seen, twice, moves = _seen(board, winner, checks)
    if moves > 1 and not (board.rooks | board.queens) & board.occupied_co[winner]:
        moves = min(moves + NEVER, 3 + 1.5 * _promotion(board, winner))
    mine = _only(board.kings & board.occupied_co[winner])
    return (
        FLIGHT * chess.popcount(near & ~seen & ~other)
        + CHECK * moves
        + UNSEEN * chess.popcount(near & ~seen)
        + KINGS * max(chess.square_distance(king, mine) - 2, 0)
        + MIDDLE * (_from_edge(chess.square_file(king)) + _from_edge(chess.square_rank(king)))
        - TWICE * chess.popcount(near & twice)
        + PIECE * chess.popcount(other)
        + GUARDED * chess.popcount(guarded & near)
        + TO_MOVE * (board.turn == winner)
    )


def _only(squares: chess.Bitboard) -> chess.Square:
    return squares.bit_length() - 1


def _from_edge(line: int) -> int:
    return min(line, 7 - line)


def _guarded(board: chess.Board, men: chess.Bitboard, color: chess.Color) -> chess.Bitboard:
    """Return what a side attacks without its king."""
    guarded = pawn_attacks(board.pawns & men, color)
    for kind, pieces in _pieces(board, men):
        for square in chess.scan_forward(pieces):
            guarded |= attacks(kind, color, square, board.occupied)
    return guarded


def _pieces(
    board: chess.Board, men: chess.Bitboard
) -> list[tuple[chess.PieceType, chess.Bitboard]]:
    """Return the kinds of piece that a side has, kings and pawns aside, with their squares."""
    kinds = (
        (chess.KNIGHT, board.knights & men),
        (chess.BISHOP, board.bishops & men),
        (chess.ROOK, board.rooks & men),
        (chess.QUEEN, board.queens & men),
    )
    return [kind for kind in kinds if kind[1]]


class _Checks:
    """From where each piece would give check, and how well."""

    def __init__(
        self, board: chess.Board, king: chess.Square, free: chess.Bitboard, guarded: chess.Bitboard
    ) -> None:
        slanting = attacks(chess.BISHOP, chess.WHITE, king, board.occupied)
        straight = attacks(chess.ROOK, chess.WHITE, king, board.occupied)
        self.lines = {
            chess.KNIGHT: chess.BB_KNIGHT_ATTACKS[king],
            chess.BISHOP: slanting,
            chess.ROOK: straight,
            chess.QUEEN: slanting | straight,
        }
        self.free = free
        self.safe = free & ~guarded
        self.beside = chess.BB_KING_ATTACKS[king]
        here = chess.BB_SQUARES[king]
        light = here & chess.BB_LIGHT_SQUARES
        self.tone = chess.BB_LIGHT_SQUARES if light else chess.BB_DARK_SQUARES
        """Squares of the same colour as the king's."""

    def moves(self, kind: chess.PieceType, seen: chess.Bitboard) -> float:
        """Return how many moves a piece that sees these squares is about from a good check."""
        there = seen & self.lines[kind]
        if there & self.safe:
            return 0 if kind == chess.KNIGHT or there & self.safe & self.beside else 0.5
        return 1 if there & self.free else 2


def _seen(
    board: chess.Board, winner: chess.Color, checks: _Checks
) -> tuple[chess.Bitboard, chess.Bitboard, float]:
    """Return what the winner attacks, what twice, and about how many moves a check takes."""
    men = board.occupied_co[winner]
    occupied = board.occupied & (men | ~board.kings)
    seen = pawn_attacks(board.pawns & men, winner) | chess.BB_KING_ATTACKS[_only(board.kings & men)]
    twice = chess.BB_EMPTY
    moves: float = NEVER
    for kind, pieces in _pieces(board, men):
        for square in chess.scan_forward(pieces):
            more = attacks(kind, winner, square, occupied)
            twice |= seen & more
            seen |= more
            if kind == chess.BISHOP and not chess.BB_SQUARES[square] & checks.tone:
                moves = min(moves, 4)
            elif moves:
                moves = min(moves, checks.moves(kind, more))
    return seen, twice, moves


def _promotion(board: chess.Board, winner: chess.Color) -> int:
    """Return how far the nearest pawn is from promotion, men in its way counted twice."""
    nearest = NEVER
    for square in chess.scan_forward(board.pawns & board.occupied_co[winner]):
        rank = chess.square_rank(square)
        onwards = -(chess.BB_SQUARES[square] << 1) if winner else chess.BB_SQUARES[square] - 1
        ahead = chess.BB_FILES[chess.square_file(square)] & onwards & board.occupied
        left = (7 - rank if winner else rank) + 2 * chess.popcount(ahead)
        nearest = min(nearest, left)
    return nearest
