"""How near a position is to mate by what surrounds the king, for a side that is helped.

The weights were found by trying them on positions of games; they only order the search.
"""

from dataclasses import dataclass

import chess

from league.games.mating.positions import Position, Step, own, watched
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

OFFICERS = (chess.KNIGHT, chess.BISHOP, chess.ROOK, chess.QUEEN)
FROM_EDGE = [
    MIDDLE * sum(min(line, 7 - line) for line in divmod(square, 8)) for square in chess.SQUARES
]
"""What a king's square adds, being that far from two edges."""
AHEAD = [
    [
        chess.BB_FILES[square & 7] & (-(2 << square) if color else (1 << square) - 1)
        for square in chess.SQUARES
    ]
    for color in (chess.BLACK, chess.WHITE)
]
"""Squares before a pawn, Black's first."""


@dataclass(frozen=True, slots=True)
class Near:
    """A mate anywhere, by whatever is near."""

    winner: chess.Color

    def start(self) -> None:
        """Nothing is remembered."""

    def after(self, step: Step, _state: None) -> tuple[float, float, None]:
        """Return how far the position is from mate, the price of a move, and nothing."""
        return distance(step[3], self.winner), PRICE, None


def distance(position: Position, winner: chess.Color) -> float:
    """Return how far a position is from a mate by one side: the less, the nearer."""
    men, other = own(position, winner), own(position, not winner)
    kings = position[5]
    king, mine = (kings & other).bit_length() - 1, (kings & men).bit_length() - 1
    near = chess.BB_KING_ATTACKS[king]
    guarded = watched(position, other, not winner, men | other)
    seen, twice, moves = _seen(position, winner, king, ~guarded)
    if moves > 1 and not (position[3] | position[4]) & men:
        moves = min(moves + NEVER, 3 + 1.5 * _promotion(position, winner))
    unseen = near & ~seen
    apart_files, apart_ranks = abs((king & 7) - (mine & 7)), abs((king >> 3) - (mine >> 3))
    return (
        FLIGHT * (unseen & ~other).bit_count()
        + CHECK * moves
        + UNSEEN * unseen.bit_count()
        + KINGS * (max(apart_files, apart_ranks, 2) - 2)
        + FROM_EDGE[king]
        - TWICE * (near & twice).bit_count()
        + PIECE * other.bit_count()
        + GUARDED * (guarded & near).bit_count()
        + TO_MOVE * (position[8] == winner)
    )


def _seen(
    position: Position, winner: chess.Color, king: chess.Square, unguarded: chess.Bitboard
) -> tuple[chess.Bitboard, chess.Bitboard, float]:
    """Return what the winner attacks, what twice, and about how many moves a good check takes."""
    men, other = own(position, winner), own(position, not winner)
    here, occupied = chess.BB_SQUARES[king], men | other
    light = chess.BB_LIGHT_SQUARES if here & chess.BB_LIGHT_SQUARES else chess.BB_DARK_SQUARES
    mine = position[5] & men
    seen = pawn_attacks(position[0] & men, winner) | chess.BB_KING_ATTACKS[mine.bit_length() - 1]
    twice, moves = chess.BB_EMPTY, float(NEVER)
    for kind in OFFICERS:
        pieces = position[kind - 1] & men
        if not pieces:
            continue
        line = attacks(kind, winner, king, occupied) & ~men
        while pieces:
            piece = pieces & -pieces
            pieces ^= piece
            more = attacks(kind, winner, piece.bit_length() - 1, occupied ^ here)
            twice |= seen & more
            seen |= more
            if kind == chess.BISHOP and not piece & light:
                moves = min(moves, 4)
            elif moves:
                moves = min(moves, _to_check(kind, more & line, unguarded, king))
    return seen, twice, moves


def _to_check(
    kind: chess.PieceType, squares: chess.Bitboard, unguarded: chess.Bitboard, king: chess.Square
) -> float:
    """Return how many moves a piece is about from a good check that it may give from squares."""
    safe = squares & unguarded
    if safe:
        beside = safe & chess.BB_KING_ATTACKS[king]
        return 0 if kind == chess.KNIGHT or beside else 0.5
    return 1 if squares else 2


def _promotion(position: Position, winner: chess.Color) -> int:
    """Return how far the nearest pawn is from promotion, men in its way counted twice."""
    nearest = NEVER
    occupied = position[6] | position[7]
    pawns = position[0] & own(position, winner)
    while pawns:
        square = pawns.bit_length() - 1
        pawns ^= chess.BB_SQUARES[square]
        left = 7 - (square >> 3) if winner else square >> 3
        nearest = min(nearest, left + 2 * (AHEAD[winner][square] & occupied).bit_count())
    return nearest
