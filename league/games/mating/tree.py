"""Positions reached from one position, the most promising one played on first."""

from collections.abc import Hashable
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count
from typing import Generic, Protocol, TypeVar

import chess

from league.games.mating.reach import grown
from league.games.mating.wall import can_be_mated

State = TypeVar("State")


class Aim(Protocol[State]):
    """What a search goes for."""

    def start(self) -> State:
        """Return what it remembers of the position at the start."""
        ...

    def after(
        self, board: chess.Board, move: chess.Move, state: State
    ) -> tuple[float, float, State]:
        """Return how far from mate a move leads, its price, and what to remember."""
        ...


@dataclass(slots=True)
class _Leaf(Generic[State]):
    board: chess.Board
    key: Hashable
    price: float
    state: State
    changed: bool
    """Whether a capture or a pawn move led here, so that there may be new walls."""


class Tree(Generic[State]):
    """A search for mate from one position, that goes on where it stopped."""

    def __init__(self, board: chess.Board, winner: chess.Color, aim: Aim[State]) -> None:
        self._winner = winner
        self._aim = aim
        self._number = count()
        self._made = self._walls = 0
        key = same(board)
        self._came: dict[Hashable, tuple[Hashable, chess.Move] | None] = {key: None}
        """Each position, and from which by what move it was first reached."""
        root = _Leaf(board.copy(stack=False), key, 0, aim.start(), changed=False)
        self._leaves: list[tuple[float, int, _Leaf[State]]] = [(0, next(self._number), root)]

    @property
    def open(self) -> bool:
        """Whether anything is left to play on; if not, all was played through."""
        return bool(self._leaves)

    def grow(self, positions: int, walls: int = 0) -> tuple[chess.Move, ...] | None:
        """Search until so many positions were made; return a line to mate, or None.

        ``walls``: in how many of them at most it is proved first whether there can be a mate.
        """
        while self._leaves and self._made < positions:
            leaf = heappop(self._leaves)[2]
            if leaf.changed and self._walls < walls:
                self._walls += 1
                if not can_be_mated(grown(leaf.board), self._winner):
                    continue
            for move in leaf.board.generate_legal_moves():
                if (line := self._play(leaf, move)) is not None:
                    return line
        return None

    def _play(self, leaf: _Leaf[State], move: chess.Move) -> tuple[chess.Move, ...] | None:
        changed = leaf.board.is_zeroing(move)
        board = leaf.board.copy(stack=False)
        board.push(move)
        key = same(board)
        if key in self._came:
            return None
        self._came[key] = leaf.key, move
        self._made += 1
        if changed and board.has_insufficient_material(self._winner):
            return None
        if board.turn != self._winner and board.is_checkmate():
            return self._line(key)
        far, price, state = self._aim.after(board, move, leaf.state)
        price += leaf.price
        fresh = _Leaf(board, key, price, state, changed)
        heappush(self._leaves, (far + price, next(self._number), fresh))
        return None

    def _line(self, key: Hashable) -> tuple[chess.Move, ...]:
        moves = []
        while came := self._came[key]:
            key, move = came
            moves.append(move)
        return tuple(reversed(moves))


def same(board: chess.Board) -> Hashable:
    """Return what is equal for two positions with the same moves."""
    return (
        board.pawns,
        board.knights,
        board.bishops,
        board.rooks,
        board.queens,
        board.kings,
        board.occupied_co[chess.WHITE],
        board.turn,
        board.castling_rights,
        board.ep_square,
    )
