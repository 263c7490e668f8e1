"""Where a game begins: the usual position, a FEN, or a number of Chess960."""

import re

import chess

from league.errors import GameError
from league.games.chess960 import start_fen
from league.language import _
from league.sanitizing import beginning, fault

_NUMBER = re.compile(r"\d{1,6}")
_REFUSED = (
    chess.STATUS_TOO_MANY_WHITE_PAWNS
    | chess.STATUS_TOO_MANY_BLACK_PAWNS
    | chess.STATUS_TOO_MANY_WHITE_PIECES
    | chess.STATUS_TOO_MANY_BLACK_PIECES
)


def board_at(start: str | int | None) -> chess.Board:
    """Return a board with the position at the start of a game.

    Castling rights that the pieces don't have, and a square en passant behind which no pawn stands,
    are left out. Raise GameError with a sentence for a position that cannot be.
    """
    if start is None or start == "":
        return chess.Board()
    if isinstance(start, int) or _NUMBER.fullmatch(start.strip()):
        return chess.Board(start_fen(int(start)), chess960=True)
    fen = " ".join(start.split())
    board = _from_fen(fen)
    board.castling_rights = board.clean_castling_rights()
    if not board.has_pseudo_legal_en_passant() or board.status() & chess.STATUS_INVALID_EP_SQUARE:
        board.ep_square = None
    sentence = _impossible(board)
    if sentence:
        raise GameError(_("Position {fen}: {sentence}"), fen=beginning(fen), sentence=sentence)
    return board


def _from_fen(fen: str) -> chess.Board:
    if sentence := fault(fen):
        raise GameError(_("Position: {sentence}"), sentence=sentence)
    try:
        board = chess.Board(fen, chess960=True)
    except ValueError as error:
        sentence = _("“{fen}” is not the FEN of a position, such as {example}.")
        raise GameError(sentence, fen=beginning(fen), example=chess.STARTING_FEN) from error
    if not board.has_chess960_castling_rights():
        board.chess960 = False
    return board


def _impossible(board: chess.Board) -> str:
    """Return why no game can stand like this, as a sentence; empty when one can."""
    for color, name in ((chess.WHITE, _("White")), (chess.BLACK, _("Black"))):
        kings = len(board.pieces(chess.KING, color))
        if kings != 1:
            return _("{player} has {number} kings instead of one.").format(
                player=name, number=kings
            )
    if board.pawns & chess.BB_BACKRANKS:
        return _("A pawn stands on the first or the last rank.")
    status = board.status()
    if status & chess.STATUS_OPPOSITE_CHECK:
        return _("The player who is not on move stands in check.")
    if status & _REFUSED:
        return _("A player has more than 16 pieces or more than 8 pawns.")
    return ""
