"""Whether a side could mate in any stretch of play between captures and moves of pawns.

A capture or a move of a pawn cannot be taken back, and between two of them the pawns stand still
and nobody vanishes. So all that can be played falls into stretches, of which each begins with such
a move. It is told by the squares on which each piece may then stand, never too few:

- Within a stretch no piece lands where one stands that does not move itself, and no king steps
  where such a piece attacks him. The first move to leave squares found so would have to.
- The next one begins with any capture and any pawn's move that these squares allow: who moved
  stands where he moved to, what was captured is gone, all others may stand wherever they could.
  If the other side can move nothing then, all ends there.

A mate would have to stand in one of the stretches. There is none if in each the squares allow no
mate, or if none follows it as far as the pieces could ever reach from there.
"""

from collections.abc import Iterator, Sequence

import chess

from league.games.mating.positions import PROMOTIONS, Position, board_of
from league.games.mating.reach import EDGES, Walker, attacks, flood, grow, pawn_attacks, spread
from league.games.mating.wall import can_be_mated

TESTS = 13
"""So many beginnings of stretches are looked at, at most; most proofs need fewer than seven."""

HOME = (chess.BB_RANK_7, chess.BB_RANK_2)
"""Where Black's and White's pawns may take two steps."""

Placed = tuple[chess.PieceType, chess.Color, chess.Bitboard]
"""A piece and the squares on which it may stand; a pawn stands on one."""
Men = tuple[Placed, ...]
Beginning = tuple[chess.Color, Men]
"""Who is to move when a stretch begins, and where the pieces may stand then."""


def never_mated(root: Position, winner: chess.Color) -> bool:
    """Say whether it is proved that no stretch from a position has a mate by a side.

    Without castling and capturing in passing at the start: those are left to other searches.
    """
    if root[9] or root[10]:
        return False
    begun = tuple(
        (piece.piece_type, piece.color, chess.BB_SQUARES[square])
        for square, piece in board_of(root).piece_map().items()
    )
    seen, left, tested = {begun}, [begun], 0
    while left:
        stretch = Stretch(left.pop())
        if can_be_mated(stretch.walkers, winner):
            return False
        for color, men in stretch.ends():
            if men in seen or _ends_there(color, men, winner):
                continue
            seen.add(men)
            tested += 1
            if tested > TESTS:
                return False
            if can_be_mated(grow(_walkers(men)), winner):
                left.append(men)
    return True


def _ends_there(color: chess.Color, men: Men, winner: chess.Color) -> bool:
    """Say whether a side to move cannot, and is not mated; also where no placing is possible."""
    if not all(squares for _kind, _color, squares in men):
        return True
    return not may_move(color, men) and not can_be_mated(_walkers(men), winner)


def _walkers(men: Men) -> list[Walker]:
    """Return pieces as they may stand; those with one square only stand still so far."""
    return [
        Walker(_first(squares), kind, color, squares, firm=_is_one(squares))
        for kind, color, squares in men
    ]


def may_move(color: chess.Color, men: Men) -> bool:
    """Say whether a side to move may have a move, leaving its king in check included."""
    walkers = _walkers(men)
    stand, guarded = _standing(walkers, not color)
    own = enemies = chess.BB_EMPTY
    for kind, side, squares in men:
        if side == color:
            own |= squares & stand
        elif kind != chess.KING:
            enemies |= squares
    for kind, side, squares in men:
        if side != color:
            continue
        if kind == chess.PAWN:
            found = _ahead(squares, color) & ~stand | pawn_attacks(squares, color) & enemies
        else:
            found = spread(kind, squares) & ~own
            found &= ~guarded if kind == chess.KING else chess.BB_ALL
        if found:
            return True
    return False


def _standing(
    walkers: Sequence[Walker], color: chess.Color
) -> tuple[chess.Bitboard, chess.Bitboard]:
    """Return where pieces stand still, and what those of one side attack whatever moves."""
    used = stand = guarded = chess.BB_EMPTY
    for walker in walkers:
        used |= walker.reach
        stand |= walker.reach if walker.firm else chess.BB_EMPTY
    for walker in walkers:
        if walker.firm and walker.color == color:
            guarded |= attacks(walker.kind, color, walker.square, used)
    return stand, guarded


class Stretch:
    """Play without a capture or a pawn's move."""

    def __init__(self, men: Men) -> None:
        self.walkers = _walkers(men)
        """The pieces, each with all squares on which it may stand meanwhile."""
        while any(self._widen(color) for color in chess.COLORS):
            pass

    def _widen(self, color: chess.Color) -> bool:
        """Let a side's pieces go on; say whether there was a new square."""
        stand, guarded = _standing(self.walkers, not color)
        widened = False
        for walker in self.walkers:
            if walker.color != color or walker.kind == chess.PAWN:
                continue
            shut = stand | guarded if walker.kind == chess.KING else stand
            before, walker.reach = walker.reach, flood(walker.kind, walker.reach, shut)
            if walker.reach != before:
                walker.firm, widened = False, True
        return widened

    def ends(self) -> Iterator[Beginning]:
        """Yield how the next stretch may begin, by each capture and each pawn's move."""
        men = tuple((w.kind, w.color, w.reach) for w in self.walkers)
        for color in chess.COLORS:
            stand, guarded = _standing(self.walkers, not color)
            for mover, (kind, side, squares) in enumerate(men):
                if side != color:
                    continue
                if kind == chess.PAWN:
                    yield from _pawn(men, mover, stand)
                    continue
                found = spread(kind, squares)
                found &= ~guarded if kind == chess.KING else chess.BB_ALL
                for prey, there in _preys(men, color, found):
                    yield not color, _after(men, mover, prey, kind, there)


def _preys(
    men: Men, color: chess.Color, squares: chess.Bitboard
) -> Iterator[tuple[int, chess.Bitboard]]:
    """Yield each piece that a side may capture on some squares, and those it may stand on."""
    for prey, (kind, side, where) in enumerate(men):
        if side != color and kind != chess.KING and where & squares:
            yield prey, where & squares


def _pawn(men: Men, mover: int, stand: chess.Bitboard) -> Iterator[Beginning]:
    """Yield a pawn's moves; who captures it in passing does so as if it had taken one step."""
    _kind, color, here = men[mover]
    one = _ahead(here, color) & ~stand
    two = _ahead(one, color) & ~stand if here & HOME[color] else chess.BB_EMPTY
    ways: list[tuple[int | None, chess.Bitboard]] = [(None, to) for to in (one, two) if to]
    for caught, squares in _preys(men, color, pawn_attacks(here, color)):
        ways += [(caught, chess.BB_SQUARES[square]) for square in chess.scan_forward(squares)]
    for prey, there in ways:
        for kind in PROMOTIONS if there & EDGES else (chess.PAWN,):
            yield not color, _after(men, mover, prey, kind, there)
    if two:
        for other, (kind, side, squares) in enumerate(men):
            if kind == chess.PAWN and side != color and squares & pawn_attacks(one, color):
                yield color, _after(men, other, mover, chess.PAWN, one)


def _after(
    men: Men, mover: int, prey: int | None, kind: chess.PieceType, there: chess.Bitboard
) -> Men:
    """Return where all may stand when one has moved there and another is gone."""
    shut = there if _is_one(there) else chess.BB_EMPTY
    beside = chess.BB_KING_ATTACKS[_first(there)] if shut and kind == chess.KING else chess.BB_EMPTY
    after = [(kind, men[mover][1], there)]
    for index, (other, color, squares) in enumerate(men):
        if index not in {mover, prey}:
            taken = shut | beside if other == chess.KING else shut
            after.append((other, color, squares & ~taken))
    return tuple(sorted(after))


def _ahead(pawn: chess.Bitboard, color: chess.Color) -> chess.Bitboard:
    return pawn << 8 if color else pawn >> 8


def _first(squares: chess.Bitboard) -> chess.Square:
    return (squares & -squares).bit_length() - 1


def _is_one(squares: chess.Bitboard) -> bool:
    return not squares & (squares - 1)
