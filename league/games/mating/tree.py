"""Positions reached from one position, the most promising one played on first."""

from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count
from typing import Generic, Protocol, TypeVar

import chess

from league.games.mating.material import lacking
from league.games.mating.positions import Position, Step, in_check, move_of, onwards

State = TypeVar("State")


Moves = dict[Position, list[Step]]
"""The legal moves of positions."""


class Aim(Protocol[State]):
    """What a search goes for."""

    def start(self) -> State:
        """Return what it remembers of the position at the start."""
        ...

    def after(self, step: Step, state: State) -> tuple[float, float, State]:
        """Return how far from mate a move leads, its price, and what to remember."""
        ...


@dataclass(slots=True)
class _Leaf(Generic[State]):
    position: Position
    price: float
    state: State


class Tree(Generic[State]):
    """A search for mate from one position, that goes on where it stopped."""

    def __init__(self, root: Position, winner: chess.Color, aim: Aim[State], moves: Moves) -> None:
        """Begin at a position; ``moves`` are those found already, shared by several searches."""
        self._winner = winner
        self._moves = moves
        self._aim = aim
        self._number = count()
        self._made = 0
        self._came: dict[Position, tuple[Position, Step] | None] = {root: None}
        """Each position, and from which by what move it was first reached."""
        first = _Leaf(root, 0, aim.start())
        self._leaves: list[tuple[float, int, _Leaf[State]]] = [(0, next(self._number), first)]

    @property
    def open(self) -> bool:
        """Whether anything is left to play on; if not, all was played through."""
        return bool(self._leaves)

    def grow(self, positions: int) -> tuple[chess.Move, ...] | None:
        """Search until so many positions were made; return a line to mate, or None."""
        while self._leaves and self._made < positions:
            leaf = heappop(self._leaves)[2]
            steps = self._moves.get(leaf.position)
            if steps is None:
                steps = self._moves[leaf.position] = list(onwards(leaf.position))
            for step in steps:
                if step[3] not in self._came and self._play(leaf, step):
                    return self._line(step[3])
        return None

    def _play(self, leaf: _Leaf[State], step: Step) -> bool:
        """Note a new position; say whether it is mate."""
        before, after = leaf.position, step[3]
        self._came[after] = before, step
        self._made += 1
        # Whoever moves leaves the other side's squares alone unless he captures there.
        others = 7 - before[8]
        changed = before[0] != after[0] or before[others] != after[others]
        if changed and lacking(after, self._winner):
            return False
        if after[8] != self._winner and in_check(after) and not any(onwards(after)):
            return True
        far, price, state = self._aim.after(step, leaf.state)
        price += leaf.price
        fresh = _Leaf(after, price, state)
        heappush(self._leaves, (far + price, next(self._number), fresh))
        return False

    def _line(self, position: Position) -> tuple[chess.Move, ...]:
        moves = []
        while came := self._came[position]:
            position, step = came
            moves.append(move_of(step))
        return tuple(reversed(moves))
