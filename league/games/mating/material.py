"""Material with which nobody can mate, wherever it stands."""

import chess

from league.games.mating.positions import Position, own

BARE_KING = "bare_king"
KNIGHT = "knight"
BISHOPS = "bishops"


def lacking(position: Position, winner: chess.Color) -> str:
    """Return why a side's material cannot mate, however the other helps; empty = it may suffice."""
    pawns, knights, bishops, rooks, queens, kings = position[:6]
    mine, others = own(position, winner), own(position, not winner)
    if (pawns | rooks | queens) & mine:
        return ""
    if knights & mine:
        alone = chess.popcount(mine) <= 2
        return KNIGHT if alone and not others & ~(kings | queens) else ""
    if bishops & mine:
        one_colour = not (bishops & chess.BB_LIGHT_SQUARES and bishops & chess.BB_DARK_SQUARES)
        return BISHOPS if one_colour and not (pawns | knights) else ""
    return BARE_KING
