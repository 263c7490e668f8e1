"""Play-offs: who plays whom, with which clocks, and who has won.

Seats are places in the order of the tie-break or the lot, counted from 1.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Clock:
    """Time for a game."""

    white: int
    """Minutes."""
    black: int
    increment: int
    """Seconds a move."""
    draw_wins: str = ""
    """``b`` = a draw is won by Black; empty = it is a draw."""


@dataclass(frozen=True, slots=True)
class Stage:
    """One step of a play-off: groups that each find a winner."""

    groups: tuple[tuple[int, ...], ...]
    """Seats of the players of each group; 0 = the winner of the earlier group in its place."""
    form: str
    """``match`` of two, ``round_robin`` or ``knockout``."""
    games: int
    """Games between two."""
    clock: Clock
    paragraph: str
    colors_by_lot: bool = False


@dataclass(frozen=True, slots=True)
class PlayoffPlan:
    """The whole way to a winner."""

    players: int
    """Who is left in it: of eleven and more, the best eight."""
    stages: tuple[Stage, ...]
    rest_before: int
    """Minutes between the last game and the play-off."""
    rest_between: int
    """Minutes between its rounds."""
    out: tuple[int, ...] = ()
    """Seats that are out at once."""
    last: str = ""
    """What decides when all stages end level, such as ``fewest_moves``; empty = a person."""
