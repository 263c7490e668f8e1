"""Mates that the pieces of a position might stand in one day, those with the shortest ways first.

For each square of the king and each check there, the other pieces are given places so that every
square beside the king is attacked or occupied by its own side.
"""

from collections.abc import Iterator, Sequence
from heapq import heapify, heappop
from operator import itemgetter

import chess

from league.games.mating.cover import Check, Covering, Look, stands
from league.games.mating.reach import EDGES, Walker, attacks
from league.games.mating.routes import Man, Node, Scene, Target, scene

MOST = 10
"""Plans returned."""
SAME = 2
"""Plans with one square of the king and one piece giving check."""
WORK = 50_000
"""Combinations tried in all."""

_Ordered = tuple[tuple[int, int, int, Node], Check]
"""A check behind what puts it in order, which is never the same for two."""
_Mate = tuple[int, int, list[Target]]
"""Moves that it takes, number, places."""


def plans(board: chess.Board, walkers: Sequence[Walker], winner: chess.Color) -> list[list[Target]]:
    """Return places for pieces that would be a mate, the nearest first."""
    around = scene(board, walkers)
    men = [Man(walker, around) for walker in walkers]
    king = next(m for m in men if m.walker.kind == chess.KING and m.walker.color != winner)
    men.remove(king)
    looks = [_looks(man, around, winner) if man.walker.color == winner else [] for man in men]
    # Few of them are looked at, so they are put in order one by one.
    checks = [(_order(check), check) for check in _checks(king, men, looks, around)]
    heapify(checks)
    found = _found(checks, king, men, looks, winner)
    return [targets for _cost, _number, targets in sorted(found, key=itemgetter(0, 1))[:MOST]]


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


def _checks(
    king: Man, men: Sequence[Man], looks: Sequence[Sequence[Look]], around: Scene
) -> Iterator[Check]:
    board = around.board
    loser = king.walker.color
    spots = {square: moves for (_kind, square), moves in king.moves.items()}
    where = king.walker.reach
    guards = [chess.popcount(board.attackers_mask(loser, s) & ~board.kings) for s in chess.SQUARES]
    for index, man in enumerate(men):
        if man.walker.color == loser or man.walker.kind == chess.KING:
            continue
        for look in looks[index]:
            square = look.node[1]
            for spot in chess.scan_forward(look.wide & where & ~chess.BB_SQUARES[square]):
                line = chess.between(square, spot)
                cost = look.moves + spots.get(spot, 0) + 2 * guards[square] + bool(line)
                if not look.real & chess.BB_SQUARES[spot]:
                    cost += 2 * chess.popcount(line & board.occupied)
                yield Check(cost, spot, index, look)


def _found(
    checks: list[_Ordered],
    king: Man,
    men: Sequence[Man],
    looks: Sequence[Sequence[Look]],
    winner: chess.Color,
) -> list[_Mate]:
    """Return cost, number and places of mates, until no check can lead to a cheaper one."""
    found: list[_Mate] = []
    same: dict[tuple[chess.Square, int], int] = {}
    work = 0
    while checks:
        check = heappop(checks)[1]
        bound = sorted(found)[MOST - 1][0] if len(found) >= MOST else 99
        if check.cost >= bound or work > WORK:
            break
        if same.get((check.king, check.index), 0) >= SAME:
            continue
        covering = Covering(check, men, looks, winner)
        cost, targets = covering.cheapest(bound - check.cost)
        work += covering.work
        targets += [(king, (chess.KING, check.king)), (men[check.index], check.look.node)]
        if cost is not None and stands(targets, men, winner):
            same[check.king, check.index] = same.get((check.king, check.index), 0) + 1
            found.append((check.cost + cost, len(found), targets))
    return found
