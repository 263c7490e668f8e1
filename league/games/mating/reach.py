"""Where each piece could ever stand, whatever both sides play: never too few squares.

The squares are found by growing: at first every piece stands still, and then each gets what it
could reach if all that moves or can be captured were out of its way. What still stands still
when nothing grows any more, and cannot be captured, is a wall: it stands there for ever. Checks,
pins and whose turn it is are left out, so that a piece gets too many squares rather than too few.
Sets of squares are python-chess's bitboards.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import chess

EDGES = chess.BB_RANK_1 | chess.BB_RANK_8


@dataclass(slots=True)
class Walker:
    """One piece of a position, and the squares that it could ever stand on."""

    square: chess.Square
    """Where it stands now."""
    kind: chess.PieceType
    color: chess.Color
    reach: chess.Bitboard
    """The squares as the piece which it is now."""
    promoted: chess.Bitboard = 0
    """The squares as queen (so as rook or bishop too), of a pawn that can promote."""
    as_knight: chess.Bitboard = 0
    """The squares as knight, of a pawn that can promote."""
    firm: bool = True
    """Whether it can never move and never be captured."""

    @property
    def squares(self) -> chess.Bitboard:
        """All squares, whatever it is there."""
        return self.reach | self.promoted | self.as_knight


@dataclass(frozen=True, slots=True)
class _Surroundings:
    """What limits the pieces of one colour as far as the others have grown."""

    blocked: chess.Bitboard
    """Squares on which no piece of this colour can land."""
    closed: chess.Bitboard
    """Squares that no pawn can be pushed to."""
    guarded: chess.Bitboard
    """Squares where its king would always stand in check."""
    prey: chess.Bitboard
    """Squares where its pawns could find something to capture."""


def grown(board: chess.Board) -> list[Walker]:
    """Return every piece of a legal position with the squares that it could ever reach."""
    walkers = [
        Walker(square, piece.piece_type, piece.color, chess.BB_SQUARES[square])
        for square, piece in board.piece_map().items()
    ]
    passing = _en_passant(board, walkers)
    _castle(board, walkers)
    return grow(walkers, passing)


def grow(walkers: list[Walker], passing: chess.Bitboard = chess.BB_EMPTY) -> list[Walker]:
    """Let pieces reach all they ever could from any of the squares that they have, and return them.

    Those that may stand on several squares must not be firm. ``passing``: where a pawn may be
    captured in passing.
    """
    growing = True
    while growing:
        around = {color: _around(walkers, color, passing) for color in chess.COLORS}
        grew = [_grow(walker, around[walker.color]) for walker in walkers]
        growing = _loosen(walkers) or any(grew)
    return walkers


def _en_passant(board: chess.Board, walkers: Sequence[Walker]) -> chess.Bitboard:
    """Return the square to capture on in passing, and loosen the pawn that may vanish."""
    if board.ep_square is None:
        return chess.BB_EMPTY
    behind = board.ep_square + (8 if board.turn == chess.BLACK else -8)
    for walker in walkers:
        if walker.square == behind:
            walker.firm = False
    return chess.BB_SQUARES[board.ep_square]


def _castle(board: chess.Board, walkers: Sequence[Walker]) -> None:
    """Let kings and rooks that may still castle stand where they would stand afterwards."""
    rights = board.clean_castling_rights()
    for walker in walkers:
        rank = chess.BB_RANKS[chess.square_rank(walker.square)]
        if walker.kind == chess.KING and rights & rank:
            walker.reach |= rank & (chess.BB_FILE_C | chess.BB_FILE_G)
        elif chess.BB_SQUARES[walker.square] & rights:
            walker.reach |= rank & (chess.BB_FILE_D | chess.BB_FILE_F)


def _around(
    walkers: Sequence[Walker], color: chess.Color, passing: chess.Bitboard
) -> _Surroundings:
    own = firm = kings = prey = guarded = chess.BB_EMPTY
    used = union(walker.squares for walker in walkers)
    for walker in walkers:
        here = chess.BB_SQUARES[walker.square]
        if walker.firm:
            firm |= here
            own |= here if walker.color == color else 0
        if walker.color != color:
            if walker.kind != chess.KING:
                prey |= walker.squares
            elif walker.firm:
                kings = here
            if walker.firm:
                guarded |= attacks(walker.kind, walker.color, walker.square, used)
    return _Surroundings(own | kings, firm, guarded, prey | passing)


def _grow(walker: Walker, around: _Surroundings) -> bool:
    """Add what this piece reaches now; say whether that was anything."""
    before = walker.squares
    if walker.kind == chess.PAWN:
        walker.reach = _flood_pawn(walker.reach, walker.color, around)
        arrived = walker.reach & EDGES
        if arrived:
            walker.promoted = flood(chess.QUEEN, walker.promoted | arrived, around.blocked)
            walker.as_knight = flood(chess.KNIGHT, walker.as_knight | arrived, around.blocked)
    else:
        guarded = around.guarded if walker.kind == chess.KING else chess.BB_EMPTY
        walker.reach = flood(walker.kind, walker.reach, around.blocked | guarded)
    return walker.squares != before


def flood(kind: chess.PieceType, reach: chess.Bitboard, blocked: chess.Bitboard) -> chess.Bitboard:
    """Return the squares that a piece reaches step by step from those it has."""
    fresh = reach
    while fresh:
        fresh = spread(kind, fresh) & ~blocked & ~reach
        reach |= fresh
    return reach


def _flood_pawn(reach: chess.Bitboard, color: chess.Color, around: _Surroundings) -> chess.Bitboard:
    fresh = reach
    while fresh:
        forward = fresh << 8 if color == chess.WHITE else fresh >> 8
        found = (forward & ~around.closed) | (pawn_attacks(fresh, color) & around.prey)
        fresh = found & ~around.blocked & ~reach & chess.BB_ALL
        reach |= fresh
    return reach


def _loosen(walkers: Sequence[Walker]) -> bool:
    """Note which pieces can move or be captured after all; say whether there was a new one."""
    fangs = {color: _fangs(walkers, color) for color in chess.COLORS}
    fresh = [
        walker
        for walker in walkers
        if walker.firm
        and (
            walker.squares != chess.BB_SQUARES[walker.square]
            or (
                walker.kind != chess.KING
                and fangs[not walker.color] & chess.BB_SQUARES[walker.square]
            )
        )
    ]
    for walker in fresh:
        walker.firm = False
    return bool(fresh)


def _fangs(walkers: Sequence[Walker], color: chess.Color) -> chess.Bitboard:
    """Return the squares on which a piece of this colour could capture."""
    taken = chess.BB_EMPTY
    for walker in walkers:
        if walker.color == color:
            taken |= walker.promoted | walker.as_knight
            if walker.kind == chess.PAWN:
                taken |= pawn_attacks(walker.reach, color)
            else:
                taken |= walker.reach
    return taken


def union(sets: Iterable[chess.Bitboard]) -> chess.Bitboard:
    """Return all squares of several sets."""
    everything = chess.BB_EMPTY
    for squares in sets:
        everything |= squares
    return everything


def pawn_attacks(pawns: chess.Bitboard, color: chess.Color) -> chess.Bitboard:
    """Return the squares which pawns on these squares attack."""
    left = pawns & ~chess.BB_FILE_A
    right = pawns & ~chess.BB_FILE_H
    if color == chess.WHITE:
        return (left << 7 | right << 9) & chess.BB_ALL
    return left >> 9 | right >> 7


def spread(kind: chess.PieceType, squares: chess.Bitboard) -> chess.Bitboard:
    """Return the next squares, in each direction in which a piece (no pawn) moves, of several."""
    if kind == chess.KNIGHT:
        left, right = _left(squares), _right(squares)
        one, two = left | right, _left(left) | _right(right)
        return (one << 16 | one >> 16 | two << 8 | two >> 8) & chess.BB_ALL
    upright = (squares << 8 | squares >> 8) & chess.BB_ALL
    straight = upright | _left(squares) | _right(squares)
    if kind == chess.ROOK:
        return straight
    slanting = _left(upright) | _right(upright)
    return slanting if kind == chess.BISHOP else straight | slanting


def _left(squares: chess.Bitboard) -> chess.Bitboard:
    return (squares & ~chess.BB_FILE_A) >> 1


def _right(squares: chess.Bitboard) -> chess.Bitboard:
    return (squares & ~chess.BB_FILE_H) << 1


def attacks(
    kind: chess.PieceType, color: chess.Color, square: chess.Square, occupied: chess.Bitboard
) -> chess.Bitboard:
    """Return the squares that a piece attacks from here, lines ending on occupied squares."""
    if kind == chess.BISHOP:
        return chess.BB_DIAG_ATTACKS[square][chess.BB_DIAG_MASKS[square] & occupied]
    if kind == chess.KNIGHT:
        return chess.BB_KNIGHT_ATTACKS[square]
    if kind == chess.PAWN:
        return chess.BB_PAWN_ATTACKS[color][square]
    if kind == chess.KING:
        return chess.BB_KING_ATTACKS[square]
    straight = (
        chess.BB_RANK_ATTACKS[square][chess.BB_RANK_MASKS[square] & occupied]
        | chess.BB_FILE_ATTACKS[square][chess.BB_FILE_MASKS[square] & occupied]
    )
    if kind == chess.ROOK:
        return straight
    return straight | chess.BB_DIAG_ATTACKS[square][chess.BB_DIAG_MASKS[square] & occupied]
