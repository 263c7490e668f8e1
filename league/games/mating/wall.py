"""Whether a king could be mated on any square that it could ever reach.

A mate needs a square for the king, a check there, and each square beside it attacked or occupied
by a piece of its own. Here every piece may stand on any square of its reach at the same time, and
only the wall stands in the way of its lines: if even then nothing is a mate, there is none.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property

import chess

from league.games.mating.reach import EDGES, Walker, attacks, union


def can_be_mated(walkers: Sequence[Walker], winner: chess.Color) -> bool:
    """Say whether the pieces could mate the winner's opponent as far as their reach tells."""
    king = next(w for w in walkers if w.kind == chess.KING and w.color != winner)
    firm = chess.BB_EMPTY
    for walker in walkers:
        if walker.firm and walker is not king:
            firm |= chess.BB_SQUARES[walker.square]
    looks = [_Looks(walker, firm) for walker in walkers if walker is not king]
    return any(_mated_on(square, looks, winner) for square in chess.scan_forward(king.reach))


class _Looks:
    """A piece, and what it attacks from each square of its reach."""

    def __init__(self, walker: Walker, firm: chess.Bitboard) -> None:
        self.color = walker.color
        self.is_king = walker.kind == chess.KING
        self.squares = walker.squares
        self._walker = walker
        self._firm = firm

    @cached_property
    def attacked(self) -> list[tuple[chess.Square, chess.Bitboard]]:
        """The squares that it can stand on, each with what it attacks from there."""
        color = self.color
        return [
            (square, attacks(kind, color, square, self._firm))
            for kind, reach in _kinds(self._walker)
            for square in chess.scan_forward(reach)
        ]

    @cached_property
    def everything(self) -> chess.Bitboard:
        """All that it can ever attack."""
        return union(found for _square, found in self.attacked)

    def offers(self, zone: chess.Bitboard, king: chess.Square) -> set[int]:
        """Return what this piece can do at once for a mate on a square, no part of a better one."""
        if self.is_king:
            near = chess.BB_KING_ATTACKS[king] | chess.BB_SQUARES[king]
            found = {
                seen & zone for square, seen in self.attacked if not near & chess.BB_SQUARES[square]
            }
        else:
            found = {seen & zone for square, seen in self.attacked if square != king}
        return {one for one in found if one and not any(_is_part(one, more) for more in found)}


def _is_part(one: int, more: int) -> bool:
    return one != more and one | more == more


def _kinds(walker: Walker) -> Iterator[tuple[chess.PieceType, chess.Bitboard]]:
    yield walker.kind, walker.reach & ~EDGES if walker.kind == chess.PAWN else walker.reach
    yield chess.QUEEN, walker.promoted
    yield chess.KNIGHT, walker.as_knight


def _mated_on(king: chess.Square, looks: Sequence[_Looks], winner: chess.Color) -> bool:
    flights = chess.BB_KING_ATTACKS[king]
    zone = flights | chess.BB_SQUARES[king]
    possible = chess.BB_EMPTY
    check = chess.BB_EMPTY
    for look in looks:
        if look.color == winner:
            possible |= look.everything
            if not look.is_king:
                check |= look.everything
        else:
            possible |= look.squares & flights
    if not check & chess.BB_SQUARES[king] or zone & ~possible:
        return False
    return _together(king, looks, winner, zone)


def _together(
    king: chess.Square, looks: Sequence[_Looks], winner: chess.Color, zone: chess.Bitboard
) -> bool:
    """Say whether the pieces, each in one place, cover all that a mate needs."""
    reached = {chess.BB_EMPTY}
    for look in looks:
        if look.color == winner:
            offers = look.offers(zone, king)
        else:
            blocks = look.squares & chess.BB_KING_ATTACKS[king]
            offers = {chess.BB_SQUARES[square] for square in chess.scan_forward(blocks)}
        reached |= {old | offer for old in reached for offer in offers}
        if zone in reached:
            return True
    return False
