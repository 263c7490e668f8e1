"""How many moves each piece needs to each square, and a search that follows such routes to a mate.

A route may lead through pieces that can go away or be captured: each costs a move more. So a cost
is a guess, good enough to order a search.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

import chess

from league.games.mating.positions import Position, Step, attacked, own
from league.games.mating.reach import EDGES, Walker, attacks

Node = tuple[chess.PieceType, chess.Square]
"""What a piece is (a pawn may have become a queen or a knight) and where it stands."""

PUSH_THROUGH = 4
"""Moves for a pawn to get past a piece in its way."""
LURE = 4
"""Moves for a pawn to capture where nothing stands yet, the prey's own included."""
LOST = 12
"""Moves counted for a piece that cannot get to its place any more."""

Places = tuple[Node, ...]
"""Where the pieces of a plan stand."""
Target = tuple["Man", Node]
"""A piece and what it should become where."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What stands on the board when routes are measured."""

    firm: chess.Bitboard
    """Squares of the pieces, kings aside, that stand there for ever."""
    board: chess.Board
    danger: dict[chess.Color, chess.Bitboard]
    """What each side's opponent attacks."""


def scene(board: chess.Board, walkers: Sequence[Walker]) -> Scene:
    """Return what limits the routes in a position."""
    firm = chess.BB_EMPTY
    for walker in walkers:
        if walker.firm and walker.kind != chess.KING:
            firm |= chess.BB_SQUARES[walker.square]
    danger = dict.fromkeys(chess.COLORS, chess.BB_EMPTY)
    for walker in walkers:
        danger[not walker.color] |= board.attacks_mask(walker.square)
    return Scene(firm, board, danger)


class Man:
    """A piece with its routes."""

    def __init__(self, walker: Walker, around: Scene) -> None:
        self.walker = walker
        self._around = around
        self._next: dict[Node, list[tuple[Node, int]]] = {}
        self._tables: dict[Node, dict[Node, int]] = {}
        self.moves = _cheapest((walker.kind, walker.square), self._onwards)
        """Moves to each place."""
        self.at: dict[chess.Square, list[tuple[chess.PieceType, int]]] = {}
        """The same by square: what it is there, and the moves."""
        for (kind, square), moves in self.moves.items():
            self.at.setdefault(square, []).append((kind, moves))

    def table(self, goal: Node) -> dict[Node, int]:
        """Return the moves from each place to one of them; several plans ask for the same."""
        if goal not in self._tables:
            back = self._back
            self._tables[goal] = _cheapest(goal, lambda node: back.get(node, ()))
        return self._tables[goal]

    @cached_property
    def _back(self) -> dict[Node, list[tuple[Node, int]]]:
        """From which places each one is reached, with the moves."""
        back: dict[Node, list[tuple[Node, int]]] = {}
        for node, onwards in self._next.items():
            for to, cost in onwards:
                back.setdefault(to, []).append((node, cost))
        return back

    def _onwards(self, node: Node) -> list[tuple[Node, int]]:
        kind, square = node
        if kind == chess.PAWN:
            found = list(self._pawn(square))
        elif kind == chess.KING:
            found = list(self._king(square))
        else:
            found = list(self._piece(kind, square))
        self._next[node] = found
        return found

    def _pawn(self, square: chess.Square) -> Iterator[tuple[Node, int]]:
        if chess.BB_SQUARES[square] & EDGES:
            yield (chess.QUEEN, square), 0
            yield (chess.KNIGHT, square), 0
            return
        color, board = self.walker.color, self._around.board
        reach = self.walker.reach
        one = 8 if color == chess.WHITE else -8
        ahead, two = square + one, square + 2 * one
        if chess.BB_SQUARES[ahead] & reach & ~self._around.firm:
            free = not board.occupied & chess.BB_SQUARES[ahead]
            yield (chess.PAWN, ahead), 1 if free else PUSH_THROUGH
            home = chess.square_rank(square) == (1 if color == chess.WHITE else 6)
            if home and free and not board.occupied & chess.BB_SQUARES[two]:
                yield (chess.PAWN, two), 1
        enemies = board.occupied_co[not color]
        for to in chess.scan_forward(chess.BB_PAWN_ATTACKS[color][square] & reach):
            yield (chess.PAWN, to), 1 if enemies & chess.BB_SQUARES[to] else LURE

    def _king(self, square: chess.Square) -> Iterator[tuple[Node, int]]:
        color = self.walker.color
        dear = self._around.board.occupied_co[color] | self._around.danger[color]
        for to in chess.scan_forward(chess.BB_KING_ATTACKS[square] & self.walker.reach):
            yield (chess.KING, to), 2 if dear & chess.BB_SQUARES[to] else 1

    def _piece(self, kind: chess.PieceType, square: chess.Square) -> Iterator[tuple[Node, int]]:
        walker, board = self.walker, self._around.board
        region = walker.reach
        if kind != walker.kind:
            region = walker.promoted if kind == chess.QUEEN else walker.as_knight
        others = board.occupied & ~chess.BB_SQUARES[walker.square]
        own = board.occupied_co[walker.color]
        easy = attacks(kind, walker.color, square, others) & region & ~own
        for to in chess.scan_forward(easy):
            yield (kind, to), 1
        far = attacks(kind, walker.color, square, self._around.firm) & region & ~easy
        for to in chess.scan_forward(far):
            passed = chess.popcount(chess.between(square, to) & others)
            yield (kind, to), 1 + passed + bool(own & chess.BB_SQUARES[to])


def _cheapest(
    start: Node, onwards: Callable[[Node], Iterable[tuple[Node, int]]]
) -> dict[Node, int]:
    """Return the least cost from a place to all others."""
    costs = {start: 0}
    waiting = [[start]]
    for cost in range(256):
        if cost == len(waiting):
            break
        for node in waiting[cost]:
            if costs[node] != cost:
                continue
            for to, more in onwards(node):
                total = cost + more
                if total < costs.get(to, 256):
                    costs[to] = total
                    while len(waiting) <= total:
                        waiting.append([])
                    waiting[total].append(to)
    return costs


class Route:
    """A planned mate: certain pieces go to certain squares."""

    def __init__(self, winner: chess.Color, targets: Sequence[Target]) -> None:
        self._winner = winner
        self._start = tuple((man.walker.kind, man.walker.square) for man, _goal in targets)
        self._tables = [(man.table(goal), man.walker.color == winner) for man, goal in targets]

    def start(self) -> Places:
        """Return where the pieces of the plan stand at first."""
        return self._start

    def after(self, step: Step, state: Places) -> tuple[float, float, Places]:
        """Return how far the pieces are from their places, the move's price, where they stand."""
        here, there, become, position = step
        winner = loser = 0
        places = []
        price = 1.0
        for (kind, square), (table, winning) in zip(state, self._tables, strict=True):
            node = kind, square
            if square == here:
                price = 0.2
                node = _become(kind, become), there
            elif square == there:
                node = kind, -1
            if winning:
                winner += table.get(node, LOST)
            else:
                loser += table.get(node, LOST)
            places.append(node)
        far = 3 * max(winner, loser) + min(winner, loser)
        far += min(_flights(position, self._winner), 3) if far <= 6 else 3
        return far, price, tuple(places)


def _become(kind: chess.PieceType, promotion: int) -> chess.PieceType:
    if not promotion:
        return kind
    return chess.KNIGHT if promotion == chess.KNIGHT else chess.QUEEN


def _flights(position: Position, winner: chess.Color) -> int:
    """Return how many squares beside the king are neither attacked nor its own pieces'."""
    other = own(position, not winner)
    king = (position[5] & other).bit_length() - 1
    free = chess.BB_KING_ATTACKS[king] & ~other
    return sum(not attacked(position, square, winner) for square in chess.scan_forward(free))
