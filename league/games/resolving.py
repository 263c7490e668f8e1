"""From what a written move asks for to the legal moves that fit.

The chess library can do this too (``generate_legal_moves``, ``san``), and a test holds both against
each other in many thousand positions; a season of games is read in seconds only because here just
the pieces that can reach the square are looked at.
"""

import chess

from league.games.notation import ANY, Meaning


def fitting(board: chess.Board, asked: Meaning, *, check: bool) -> list[chess.Move]:
    """Return the legal moves that fit: none = illegal, several = ambiguous.

    ``check``: the player on move is in check.
    """
    if asked.castling:
        moves = board.generate_castling_moves()
        return [one for one in moves if castling(board, one) == asked.castling]
    found = list[chess.Move]()
    for target in asked.targets:
        found += _to(board, asked, target, check=check)
    return found or _castling_by_squares(board, asked)


def castling(board: chess.Board, move: chess.Move) -> str:
    """Return ``O-O`` or ``O-O-O`` for a castling move, empty for any other."""
    if not board.is_castling(move):
        return ""
    return "O-O" if move.to_square > move.from_square else "O-O-O"


def legal_origins(board: chess.Board, piece: int, origins: int, target: int, *, check: bool) -> int:
    """Return from which of these squares such a piece can legally go to a square, as a bitboard.

    Castling is left out, and so are two figures on one square: the target is not one's own.
    """
    own = board.occupied_co[board.turn]
    if own & chess.BB_SQUARES[target]:
        return 0
    reaching = _reaching(board, piece, target) & board.pieces_mask(piece, board.turn) & origins
    found = 0
    while reaching:
        one = reaching & -reaching
        reaching ^= one
        if _safe(board, piece, one, target, check=check):
            found |= one
    return found


def _to(board: chess.Board, asked: Meaning, target: int, *, check: bool) -> list[chess.Move]:
    """Return the legal moves to one square that fit; a pawn on the last rank becomes something."""
    piece, promotion = asked.piece, asked.promotion
    if piece == ANY:
        piece = board.piece_type_at(chess.msb(asked.origins)) or chess.PAWN
    last = piece == chess.PAWN and chess.BB_SQUARES[target] & chess.BB_BACKRANKS
    if promotion and (not last or promotion not in PROMOTIONS):
        return []
    origins = legal_origins(board, piece, asked.origins, target, check=check)
    if not last and origins.bit_count() == 1:
        return [chess.Move(origins.bit_length() - 1, target)]
    if not last:
        return [chess.Move(origin, target) for origin in chess.scan_forward(origins)]
    choices = (promotion,) if promotion else PROMOTIONS
    return [chess.Move(at, target, one) for at in chess.scan_forward(origins) for one in choices]


PROMOTIONS = (chess.QUEEN, chess.ROOK, chess.BISHOP, chess.KNIGHT)


def _reaching(board: chess.Board, piece: int, target: int) -> int:
    """Return the squares from which such a piece reaches a square, whatever stands on them."""
    if piece == chess.KNIGHT:
        return chess.BB_KNIGHT_ATTACKS[target]
    if piece == chess.KING:
        return chess.BB_KING_ATTACKS[target]
    if piece == chess.PAWN:
        return _pawn_reaching(board, target)
    squares = 0
    if piece != chess.ROOK:
        squares = chess.BB_DIAG_ATTACKS[target][chess.BB_DIAG_MASKS[target] & board.occupied]
    if piece != chess.BISHOP:
        squares |= chess.BB_RANK_ATTACKS[target][chess.BB_RANK_MASKS[target] & board.occupied]
        squares |= chess.BB_FILE_ATTACKS[target][chess.BB_FILE_MASKS[target] & board.occupied]
    return squares


def _pawn_reaching(board: chess.Board, target: int) -> int:
    """Return the squares from which a pawn of the player on move gets to a square."""
    if board.occupied & chess.BB_SQUARES[target] or target == board.ep_square:
        return chess.BB_PAWN_ATTACKS[not board.turn][target]
    back = -8 if board.turn else 8
    behind = target + back
    if not 0 <= behind < 64:
        return 0
    squares = chess.BB_SQUARES[behind]
    double = chess.BB_RANK_4 if board.turn else chess.BB_RANK_5
    if not board.occupied & squares and chess.BB_SQUARES[target] & double:
        squares |= chess.BB_SQUARES[behind + back]
    return squares


def _safe(board: chess.Board, piece: int, origin: int, target: int, *, check: bool) -> bool:
    """Say whether a move that the piece can make leaves its own king out of check.

    ``origin`` is a bitboard of one square, ``target`` the number of one.
    """
    turn = board.turn
    if piece == chess.KING:
        return not board.attackers_mask(not turn, target, board.occupied ^ origin)
    if check or (piece == chess.PAWN and target == board.ep_square):
        last = piece == chess.PAWN and chess.BB_SQUARES[target] & chess.BB_BACKRANKS
        promotion = chess.QUEEN if last else None
        return board.is_legal(chess.Move(chess.msb(origin), target, promotion))
    king = board.king(turn)
    if king is None or not _LINES[king] & origin:
        return True
    return bool(board.pin_mask(turn, chess.msb(origin)) & chess.BB_SQUARES[target])


_LINES = tuple(
    chess.BB_RANK_ATTACKS[one][0] | chess.BB_FILE_ATTACKS[one][0] | chess.BB_DIAG_ATTACKS[one][0]
    for one in chess.SQUARES
)
"""Squares on one line with each square: only there can a piece be pinned to a king on it."""


def _castling_by_squares(board: chess.Board, asked: Meaning) -> list[chess.Move]:
    """Return the castling that is written as the king's move, ``e1g1``, or onto his rook."""
    king = board.king(board.turn)
    if king is None or asked.origins != chess.BB_SQUARES[king] or asked.promotion:
        return []
    return [
        move
        for move in board.generate_castling_moves()
        if asked.targets[0] in {move.to_square, castling_target(board, move)}
    ]


def castling_target(board: chess.Board, move: chess.Move) -> int:
    """Return the square on which the king stands after castling, in Chess960 too."""
    file = 6 if move.to_square > move.from_square else 2
    return chess.square(file, 0 if board.turn else 7)
