"""Material with which nobody can mate, wherever it stands."""

import chess

BARE_KING = "bare_king"
KNIGHT = "knight"
BISHOPS = "bishops"


def lacking(board: chess.Board, winner: chess.Color) -> str:
    """Return why a side's material cannot mate, however the other helps; empty = it may suffice."""
    if not board.has_insufficient_material(winner):
        return ""
    if board.knights & board.occupied_co[winner]:
        return KNIGHT
    return BISHOPS if board.bishops & board.occupied_co[winner] else BARE_KING
