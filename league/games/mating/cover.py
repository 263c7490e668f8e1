"""How pieces share out the squares beside a king that is checked.

Masks carry in their low 64 bits the squares beside the king that are taken care of, and above
them those on which the winner's pieces stand (no piece of the other side can be there too).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from operator import itemgetter, or_

import chess

from league.games.mating.reach import attacks
from league.games.mating.routes import Man, Node, Target


@dataclass(frozen=True, slots=True)
class Look:
    """What a piece would see from a place."""

    moves: int
    node: Node
    wide: chess.Bitboard
    """Squares attacked if all that can go away went away."""
    real: chess.Bitboard
    """Squares attacked as things stand."""


@dataclass(slots=True)
class Check:
    """A check on a square of the king; not frozen, as thousands are made for one position."""

    cost: int
    """Moves of king and checking piece, and of what stands in the way."""
    king: chess.Square
    index: int
    """Of the piece that gives it."""
    look: Look

    @property
    def line(self) -> chess.Bitboard:
        """The checking piece's square and those between it and the king."""
        square = self.look.node[1]
        return chess.BB_SQUARES[square] | chess.between(square, self.king)


_Offer = tuple[int, int, Node]
"""Mask, moves, and where a piece stands for it."""
_Chain = tuple[Man, Node, "_Chain"] | None
"""Places chosen, the last one first."""


class Covering:
    """The search for the cheapest places of all other pieces with one check."""

    def __init__(
        self, check: Check, men: Sequence[Man], looks: Sequence[Sequence[Look]], winner: chess.Color
    ) -> None:
        self.work = 0
        """Combinations tried."""
        self._check = check
        self._near = chess.BB_KING_ATTACKS[check.king]
        self._zone = self._near & ~check.look.wide
        self._line = check.line
        self._men = [man for index, man in enumerate(men) if index != check.index]
        self._looks = [one for index, one in enumerate(looks) if index != check.index]
        self._winner = winner

    def cheapest(self, bound: int) -> tuple[int | None, list[Target]]:
        """Return the moves and the places, or None where it takes as many moves as the bound."""
        if not self._zone:
            return 0, []
        offers = self._all_offers(bound)
        left = [chess.BB_EMPTY]
        for _man, some in reversed(offers):
            left.append(reduce(or_, (mask for mask, _moves, _node in some), left[-1]))
        if left[-1] & self._zone != self._zone:
            return None, []
        here = chess.BB_SQUARES[self._check.look.node[1]] & self._near
        best: dict[int, tuple[int, _Chain]] = {here << 64: (0, None)}
        done: tuple[int | None, _Chain] = None, None
        for (man, some), after in zip(offers, reversed(left[:-1]), strict=True):
            best, done, bound = self._with(man, some, best, after, done, bound)
        return done[0], _targets(done[1])

    def _with(
        self,
        man: Man,
        offers: Sequence[_Offer],
        best: dict[int, tuple[int, _Chain]],
        after: chess.Bitboard,
        done: tuple[int | None, _Chain],
        bound: int,
    ) -> tuple[dict[int, tuple[int, _Chain]], tuple[int | None, _Chain], int]:
        """Return the ways to each mask with one piece more, the best whole one, and its cost."""
        zone = self._zone
        blocks = man.walker.color != self._winner
        more = {mask: way for mask, way in best.items() if (mask | after) & zone == zone}
        for old, (spent, chain) in best.items():
            for mask, moves, node in offers:
                cost = spent + moves
                if cost >= bound:
                    break
                self.work += 1
                new = old | mask
                if new == old or (new | after) & zone != zone or (blocks and old >> 64 & mask):
                    continue
                if new & zone == zone:
                    bound = cost
                    done = cost, (man, node, chain)
                elif new not in more or cost < more[new][0]:
                    more[new] = cost, (man, node, chain)
        return more, done, bound

    def _all_offers(self, bound: int) -> list[tuple[Man, list[_Offer]]]:
        """Return what each piece can do, the winner's first, the cheap ones before the others."""
        found: list[tuple[bool, int, int, int, Man, list[_Offer]]] = []
        for man, looks in zip(self._men, self._looks, strict=True):
            mine = man.walker.color == self._winner
            offers = self._offers(man, looks, bound) if mine else self._blocks(man, bound)
            if offers:
                found.append((not mine, offers[0][1], len(offers), len(found), man, offers))
        found.sort(key=itemgetter(0, 1, 2, 3))
        return [(man, offers) for *_order, man, offers in found]

    def _offers(self, man: Man, looks: Sequence[Look], bound: int) -> list[_Offer]:
        zone, king = self._zone, chess.BB_SQUARES[self._check.king]
        shut = king | self._line
        if man.walker.kind == chess.KING:
            shut |= self._near
        found: dict[int, _Offer] = {}
        for look in looks:
            if look.moves >= bound:
                break
            here = chess.BB_SQUARES[look.node[1]]
            wide = look.wide & zone
            if not wide or here & shut:
                continue
            stand = (here & self._near) << 64
            real = look.real & zone
            for mask, moves in ((real, look.moves), (wide, look.moves + 2)):
                whole = mask | stand
                if mask and (whole not in found or moves < found[whole][1]):
                    found[whole] = whole, moves, look.node
        return sorted(found.values(), key=itemgetter(1, 0))

    def _blocks(self, man: Man, bound: int) -> list[_Offer]:
        zone, king = self._zone, chess.BB_SQUARES[self._check.king]
        found = []
        for square in chess.scan_forward(man.walker.squares & zone):
            ways = [
                (moves, kind)
                for kind, moves in man.at.get(square, ())
                if moves < bound and not attacks(kind, man.walker.color, square, king) & self._line
            ]
            if ways:
                moves, kind = min(ways)
                found.append((chess.BB_SQUARES[square], moves, (kind, square)))
        return sorted(found, key=itemgetter(1, 0))


def _targets(chain: _Chain) -> list[Target]:
    found = []
    while chain:
        man, node, chain = chain
        found.append((man, node))
    return found


def stands(targets: Sequence[Target], men: Sequence[Man], winner: chess.Color) -> bool:
    """Say whether it is mate when the pieces stand there with what can never go away."""
    board = chess.Board(None)
    moved = {man.walker.square for man, _node in targets}
    for man in men:
        walker = man.walker
        if walker.firm and walker.square not in moved:
            board.set_piece_at(walker.square, chess.Piece(walker.kind, walker.color))
    for man, (kind, square) in targets:
        board.set_piece_at(square, chess.Piece(kind, man.walker.color))
    king = next(m.walker for m in men if m.walker.kind == chess.KING and m.walker.color == winner)
    if board.king(winner) is None:
        if board.piece_at(king.square):
            return True
        board.set_piece_at(king.square, chess.Piece(chess.KING, winner))
    board.turn = not winner
    return board.is_checkmate()
