"""Positions as plain numbers, and their legal moves: made by the ten thousand, so kept cheap.

A move is only put into the library's words when it belongs to a line; where castling is still
allowed, the library finds it. A test holds the moves against the library's.
"""

from collections.abc import Iterator

import chess

from league.games.mating.reach import EDGES, attacks

Position = tuple[int, int, int, int, int, int, int, int, bool, int, int]
"""Squares of pawns, knights, bishops, rooks, queens and kings, then of Black and of White, White's
turn, rooks that may still castle, and the square on which a pawn may be captured in passing."""
Step = tuple[chess.Square, chess.Square, int, Position]
"""A legal move: from, to, what a pawn becomes (0 = nothing), and the position after it."""

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


def attacked(position: Position, square: chess.Square, by: chess.Color) -> bool:
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


def onwards(position: Position) -> Iterator[Step]:
    """Yield every legal move with the position after it."""
    turn, passing = position[8], position[10]
    men, others = own(position, turn), own(position, not turn)
    king = (position[5] & men).bit_length() - 1
    exposed = _exposed(position, king, men, others)
    for kind, here, targets in _targets(position, men, others):
        for there in chess.scan_reversed(targets):
            captures_passing = kind == chess.PAWN and chess.BB_SQUARES[there] & passing
            after = _moved(position, kind, here, there)
            risky = exposed >> here & 1 or captures_passing
            if risky and attacked(after, there if kind == chess.KING else king, not turn):
                continue
            if kind == chess.PAWN and chess.BB_SQUARES[there] & EDGES:
                for become in PROMOTIONS:
                    yield here, there, become, _promoted(after, there, become)
            else:
                yield here, there, 0, after
    if position[9]:
        yield from _castled(position)


def _exposed(
    position: Position, king: chess.Square, men: chess.Bitboard, others: chess.Bitboard
) -> chess.Bitboard:
    """Return the pieces that might leave their king in check by moving: all of them in check."""
    if attacked(position, king, not position[8]):
        return men
    exposed = chess.BB_SQUARES[king]
    occupied = men | others
    if (position[2] | position[4]) & others:
        exposed |= attacks(chess.BISHOP, position[8], king, occupied) & men
    if (position[3] | position[4]) & others:
        exposed |= attacks(chess.ROOK, position[8], king, occupied) & men
    return exposed


def _targets(
    position: Position, men: chess.Bitboard, others: chess.Bitboard
) -> Iterator[tuple[chess.PieceType, chess.Square, chess.Bitboard]]:
    """Yield each piece of the side on move with the squares it moves to, checks left out."""
    turn, occupied = position[8], men | others
    for kind in range(chess.KNIGHT, chess.KING + 1):
        pieces = position[kind - 1] & men
        while pieces:
            square = pieces.bit_length() - 1
            pieces ^= chess.BB_SQUARES[square]
            yield kind, square, attacks(kind, turn, square, occupied) & ~men
    for square in chess.scan_reversed(position[0] & men):
        here = chess.BB_SQUARES[square]
        found = chess.BB_PAWN_ATTACKS[turn][square] & (others | position[10])
        one = (here << 8 if turn else here >> 8) & ~occupied
        two = one & SECOND_STEP[turn]
        found |= one | (two << 8 if turn else two >> 8) & ~occupied
        yield chess.PAWN, square, found


def _moved(
    position: Position, kind: chess.PieceType, here: chess.Square, there: chess.Square
) -> Position:
    turn, castling = position[8], position[9]
    target = chess.BB_SQUARES[there]
    gone = chess.BB_SQUARES[here] | target
    passing = chess.BB_EMPTY
    if kind == chess.PAWN:
        if target & position[10]:
            gone |= target >> 8 if turn else target << 8
        elif here - there in {16, -16}:
            between = (here + there) // 2
            if chess.BB_PAWN_ATTACKS[turn][between] & position[0] & position[7 - turn]:
                passing = chess.BB_SQUARES[between]
    if castling:
        castling &= ~gone
        if kind == chess.KING:
            castling &= ~(chess.BB_RANK_1 if turn else chess.BB_RANK_8)
    pawns, knights, bishops, rooks, queens, kings, black, white = position[:8]
    stay = ~gone
    # Written out, since nothing is done more often.
    men = [pawns & stay, knights & stay, bishops & stay, rooks & stay, queens & stay, kings & stay]
    men[kind - 1] |= target
    black, white = black & stay, white & stay
    if turn:
        white |= target
    else:
        black |= target
    return (*men, black, white, not turn, castling, passing)  # type: ignore[return-value]


def _promoted(position: Position, square: chess.Square, become: chess.PieceType) -> Position:
    men = list(position)
    men[0] ^= chess.BB_SQUARES[square]
    men[become - 1] |= chess.BB_SQUARES[square]
    return tuple(men)  # type: ignore[return-value]


def _castled(position: Position) -> Iterator[Step]:
    board = board_of(position)
    for move in board.generate_castling_moves():
        board.push(move)
        yield move.from_square, move.to_square, 0, position_of(board)
        board.pop()


def move_of(step: Step) -> chess.Move:
    """Return a move in the library's words."""
    return chess.Move(step[0], step[1], step[2] or None)
