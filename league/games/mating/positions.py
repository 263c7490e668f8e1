"""Positions as plain numbers, and their legal moves: made by the ten thousand, so kept cheap.

A move is only put into the library's words when it belongs to a line; where castling is still
allowed, the library finds it. A test holds the moves against the library's.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import cast

import chess

from league.games.mating.reach import EDGES, attacks, pawn_attacks

Position = tuple[int, int, int, int, int, int, int, int, bool, int, int]
"""Squares of pawns, knights, bishops, rooks, queens and kings, then of Black and of White, White's
turn, rooks that may still castle, and the square on which a pawn may be captured in passing."""
Step = tuple[chess.Square, chess.Square, int, Position]
"""A legal move: from, to, what a pawn becomes (0 = nothing), and the position after it."""

_position = cast("Callable[[list[int]], Position]", tuple)
"""A position of the numbers that it consists of."""

PROMOTIONS = (chess.QUEEN, chess.ROOK, chess.BISHOP, chess.KNIGHT)
SECOND_STEP = (chess.BB_RANK_6, chess.BB_RANK_3)
"""Where Black's and White's pawns stand after one step, when they may take another."""


def position_of(board: chess.Board) -> Position:
    """Return what stands on a board."""
    passing = board.ep_square if board.has_pseudo_legal_en_passant() else None
    black, white = board.occupied_co[chess.BLACK], board.occupied_co[chess.WHITE]
    return (
        *(board.pawns, board.knights, board.bishops, board.rooks, board.queens, board.kings),
        *(black, white, board.turn, board.clean_castling_rights()),
        chess.BB_EMPTY if passing is None else chess.BB_SQUARES[passing],
    )


def board_of(position: Position) -> chess.Board:
    """Return a board of the library's with the position."""
    board = chess.Board(None, chess960=True)
    board.pawns, board.knights, board.bishops, board.rooks, board.queens, board.kings = position[:6]
    board.occupied_co[chess.BLACK], board.occupied_co[chess.WHITE] = position[6:8]
    board.occupied = position[6] | position[7]
    board.turn, board.castling_rights, passing = position[8:]
    board.ep_square = passing.bit_length() - 1 if passing else None
    return board


def own(position: Position, color: chess.Color) -> chess.Bitboard:
    """Return the squares of one side's pieces."""
    return position[7] if color else position[6]


def in_check(position: Position) -> bool:
    """Say whether the player on move stands in check."""
    turn = position[8]
    king = (position[5] & own(position, turn)).bit_length() - 1
    return attacked(position, king, not turn)


def attacked(position: Sequence[int], square: chess.Square, by: chess.Color) -> bool:
    """Say whether one side attacks a square."""
    pawns, knights, bishops, rooks, queens, kings, black, white = position[:8]
    men, occupied = white if by else black, black | white
    if (
        chess.BB_PAWN_ATTACKS[not by][square] & pawns
        | chess.BB_KNIGHT_ATTACKS[square] & knights
        | chess.BB_KING_ATTACKS[square] & kings
    ) & men:
        return True
    slanting, straight = (bishops | queens) & men, (rooks | queens) & men
    return bool(
        (slanting and attacks(chess.BISHOP, by, square, occupied) & slanting)
        or (straight and attacks(chess.ROOK, by, square, occupied) & straight)
    )


def watched(
    position: Position, men: chess.Bitboard, color: chess.Color, occupied: chess.Bitboard
) -> chess.Bitboard:
    """Return what a side's men attack without its king, lines ending on occupied squares."""
    found = pawn_attacks(position[0] & men, color)
    for kind, pieces in (
        (chess.KNIGHT, position[1]),
        (chess.BISHOP, position[2] | position[4]),
        (chess.ROOK, position[3] | position[4]),
    ):
        left = pieces & men
        while left:
            square = left.bit_length() - 1
            left ^= chess.BB_SQUARES[square]
            found |= attacks(kind, color, square, occupied)
    return found


def onwards(position: Position) -> Iterator[Step]:
    """Yield every legal move with the position after it."""
    turn, passing = position[8], position[10]
    men, others = own(position, turn), own(position, not turn)
    king = (position[5] & men).bit_length() - 1
    shut = watched(position, others, not turn, (men | others) ^ chess.BB_SQUARES[king])
    shut |= chess.BB_KING_ATTACKS[(position[5] & others).bit_length() - 1]
    exposed = _exposed(position, king, check=bool(shut >> king & 1))
    # Written out, since nothing is done more often.
    for kind, here, targets in _targets(position, men, others, shut):
        lifted, left = _lifted(position, kind, here), targets
        captured = others | passing if kind == chess.PAWN else others
        while left:
            there = left.bit_length() - 1
            target = chess.BB_SQUARES[there]
            left ^= target
            after = lifted.copy()
            in_passing = target & passing if kind == chess.PAWN else 0
            if target & captured:
                _take(after, target, in_passing)
            after[kind - 1] |= target
            after[6 + turn] |= target
            if (exposed >> here & 1 or in_passing) and attacked(after, king, not turn):
                continue
            if kind == chess.PAWN:
                yield from _pawn_steps(after, here, there)
            else:
                yield here, there, 0, _position(after)
    if position[9]:
        yield from _castled(position)


def _exposed(position: Position, king: chess.Square, *, check: bool) -> chess.Bitboard:
    """Return the pieces that might leave their king in check by moving: all while it is in check.

    The king itself is none of them: where it may go is known before.
    """
    turn = position[8]
    men, others = own(position, turn), own(position, not turn)
    if check:
        return men ^ chess.BB_SQUARES[king]
    exposed, occupied = chess.BB_EMPTY, men | others
    if (position[2] | position[4]) & others:
        exposed |= attacks(chess.BISHOP, turn, king, occupied) & men
    if (position[3] | position[4]) & others:
        exposed |= attacks(chess.ROOK, turn, king, occupied) & men
    return exposed


def _targets(
    position: Position, men: chess.Bitboard, others: chess.Bitboard, shut: chess.Bitboard
) -> Iterator[tuple[chess.PieceType, chess.Square, chess.Bitboard]]:
    """Yield each piece of the side on move with the squares it moves to, checks left out.

    ``shut``: where its king does not go.
    """
    turn, occupied = position[8], men | others
    for kind in range(chess.KNIGHT, chess.KING + 1):
        pieces = position[kind - 1] & men
        closed = men | shut if kind == chess.KING else men
        while pieces:
            square = pieces.bit_length() - 1
            pieces ^= chess.BB_SQUARES[square]
            yield kind, square, attacks(kind, turn, square, occupied) & ~closed
    for square in chess.scan_reversed(position[0] & men):
        here = chess.BB_SQUARES[square]
        found = chess.BB_PAWN_ATTACKS[turn][square] & (others | position[10])
        one = (here << 8 if turn else here >> 8) & ~occupied
        two = one & SECOND_STEP[turn]
        found |= one | (two << 8 if turn else two >> 8) & ~occupied
        yield chess.PAWN, square, found


def _lifted(position: Position, kind: chess.PieceType, here: chess.Square) -> list[int]:
    """Return what stands while a piece is in its side's hand, the other side to move next."""
    lifted = list(position)
    stay = ~chess.BB_SQUARES[here]
    turn = position[8]
    lifted[kind - 1] &= stay
    lifted[6 + turn] &= stay
    lifted[8] = not turn
    if lifted[9]:
        lifted[9] &= stay
        if kind == chess.KING:
            lifted[9] &= ~(chess.BB_RANK_1 if turn else chess.BB_RANK_8)
    lifted[10] = chess.BB_EMPTY
    return lifted


def _take(after: list[int], target: chess.Bitboard, passing: chess.Bitboard) -> None:
    """Take away what is captured on a square, or in passing when a pawn goes there."""
    turn = not after[8]
    if passing:
        target = passing >> 8 if turn else passing << 8
    stay = ~target
    for kind in range(5):
        after[kind] &= stay
    after[7 - turn] &= stay
    after[9] &= stay


def _pawn_steps(after: list[int], here: chess.Square, there: chess.Square) -> Iterator[Step]:
    """Yield a pawn's move to a square, by what it becomes there."""
    if chess.BB_SQUARES[there] & EDGES:
        after[0] ^= chess.BB_SQUARES[there]
        for become in PROMOTIONS:
            promoted = after.copy()
            promoted[become - 1] |= chess.BB_SQUARES[there]
            yield here, there, become, _position(promoted)
        return
    if here - there in {16, -16}:
        turn, between = not after[8], (here + there) // 2
        if chess.BB_PAWN_ATTACKS[turn][between] & after[0] & after[7 - turn]:
            after[10] = chess.BB_SQUARES[between]
    yield here, there, 0, _position(after)


def _castled(position: Position) -> Iterator[Step]:
    board = board_of(position)
    for move in board.generate_castling_moves():
        board.push(move)
        yield move.from_square, move.to_square, 0, position_of(board)
        board.pop()


def move_of(step: Step) -> chess.Move:
    """Return a move in the library's words."""
    return chess.Move(step[0], step[1], step[2] or None)
