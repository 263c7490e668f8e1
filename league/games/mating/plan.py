"""Mates that the pieces of a position might stand in one day, those with the shortest ways first.

For each square of the king and each check there, the other pieces are given places so that every
square beside the king is attacked or occupied by its own side.
"""

from collections.abc import Iterable, Iterator, Sequence
from heapq import heappop, heappush
from operator import itemgetter

import chess

from league.games.mating.cover import Check, Covering, Look, stands
from league.games.mating.reach import EDGES, Walker, attacks
from league.games.mating.routes import Man, Node, Scene, Target, scene

SAME = 2
"""Plans with one square of the king and one piece giving check."""

_Ordered = tuple[tuple[int, int, int, Node], Check]
"""A check behind what puts it in order, which is never the same for two."""
_Mate = tuple[int, int, list[Target]]
"""Moves that it takes, number, places."""


def plans(
    board: chess.Board, walkers: Sequence[Walker], winner: chess.Color, most: int, work: int
) -> list[list[Target]]:
    """Return places for pieces that would be a mate, the nearest first.

    ``most``: so many are returned; ``work``: so many combinations are tried in all.
    """
    around = scene(board, walkers)
    men = [Man(walker, around) for walker in walkers]
    king = next(m for m in men if m.walker.kind == chess.KING and m.walker.color != winner)
    men.remove(king)
    looks = [_looks(man, around, winner) if man.walker.color == winner else [] for man in men]
    checks = _in_order(king, men, looks, around)
    found = _found(checks, king, men, looks, winner, most, work)
    return [targets for _cost, _number, targets in sorted(found, key=itemgetter(0, 1))[:most]]


def _order(check: Check) -> tuple[int, int, int, Node]:
    return check.cost, check.king, check.index, check.look.node


def _looks(man: Man, around: Scene, winner: chess.Color) -> list[Look]:
    """Return what a winner's piece would see from each of its places, the nearest first."""
    walker = man.walker
    hole = around.board.kings & around.board.occupied_co[not winner]
    occupied = around.board.occupied & ~hole
    looks = []
    for (kind, square), moves in man.moves.items():
        if kind == chess.PAWN and chess.BB_SQUARES[square] & EDGES:
            continue
        now = occupied & ~chess.BB_SQUARES[walker.square] if moves else occupied
        wide = attacks(kind, walker.color, square, around.firm)
        real = attacks(kind, walker.color, square, now)
        looks.append(Look(moves, (kind, square), wide, real))
    return sorted(looks, key=lambda look: (look.moves, look.node))


def _in_order(
    king: Man, men: Sequence[Man], looks: Sequence[Sequence[Look]], around: Scene
) -> Iterator[Check]:
    """Yield every check, the cheapest first; few are asked for, so only these are worked out."""
    checks = _Checks(king, around)
    checking = [
        (index, look)
        for index, man in enumerate(men)
        if man.walker.kind != chess.KING
        for look in looks[index]
    ]
    waiting: list[_Ordered] = []
    for index, look in sorted(checking, key=lambda one: one[1].moves):
        # A check takes at least the moves to its place.
        while waiting and waiting[0][0][0] < look.moves:
            yield heappop(waiting)[1]
        for check in checks.of(index, look):
            heappush(waiting, (_order(check), check))
    while waiting:
        yield heappop(waiting)[1]


class _Checks:
    """The checks that a piece might give from a place."""

    def __init__(self, king: Man, around: Scene) -> None:
        board, loser = around.board, king.walker.color
        self._occupied = board.occupied
        self._spots = {square: moves for (_kind, square), moves in king.moves.items()}
        self._where = king.walker.reach
        self._guards = [
            chess.popcount(board.attackers_mask(loser, square) & ~board.kings)
            for square in chess.SQUARES
        ]

    def of(self, index: int, look: Look) -> Iterator[Check]:
        """Yield the checks to the king on each of its squares."""
        square = look.node[1]
        for spot in chess.scan_forward(look.wide & self._where & ~chess.BB_SQUARES[square]):
            line = chess.between(square, spot)
            cost = look.moves + self._spots.get(spot, 0) + 2 * self._guards[square] + bool(line)
            if not look.real & chess.BB_SQUARES[spot]:
                cost += 2 * chess.popcount(line & self._occupied)
            yield Check(cost, spot, index, look)


def _found(
    checks: Iterable[Check],
    king: Man,
    men: Sequence[Man],
    looks: Sequence[Sequence[Look]],
    winner: chess.Color,
    most: int,
    work: int,
) -> list[_Mate]:
    """Return cost, number and places of mates, until no check can lead to a cheaper one."""
    found: list[_Mate] = []
    same: dict[tuple[chess.Square, int], int] = {}
    for check in checks:
        bound = sorted(found)[most - 1][0] if len(found) >= most else 99
        if check.cost >= bound or work < 0:
            break
        if same.get((check.king, check.index), 0) >= SAME:
            continue
        covering = Covering(check, men, looks, winner)
        cost, targets = covering.cheapest(bound - check.cost)
        work -= covering.work
        targets += [(king, (chess.KING, check.king)), (men[check.index], check.look.node)]
        if cost is not None and stands(targets, men, winner):
            same[check.king, check.index] = same.get((check.king, check.index), 0) + 1
            found.append((check.cost + cost, len(found), targets))
    return found
