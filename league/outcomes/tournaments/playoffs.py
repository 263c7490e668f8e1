"""Play-offs as a rule book lays them down: who plays whom, in which form and with which clocks.

A seat is a place in the order of the tie-break or the lot, counted from 1.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum


class Form(StrEnum):
    """How some players find a winner among them."""

    MATCH = "match"
    """Two play games against each other."""
    ROUND_ROBIN = "round_robin"
    KNOCKOUT = "knockout"
    """Pairs of which one goes on, its winners in the order of the pairs."""
    GROUPS = "groups"
    """Groups of which one each goes on, the winners in the order of their seats."""


@dataclass(frozen=True, slots=True)
class Clock:
    """Time for a game."""

    white: int
    """Minutes."""
    black: int
    increment: int = 0
    """Seconds a move."""
    draw_wins: str = ""
    """``b`` = a draw is won by Black; empty = it is a draw."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest:
    """How some players find a winner among them, and what follows when several are level."""

    form: Form
    paragraph: str
    """Paragraph of the book that says so."""
    clock: Clock | None = None
    """Of a match and a round robin."""
    games: int = 1
    """Of a match, before it is looked at who leads; of a round robin, between two."""
    lead: int = 0
    """Half points of lead that end a match; 0 = who has more after its games has won."""
    numbers: tuple[int, ...] = ()
    """Of a round robin: numbers in the Berger table by seat; empty = the seats themselves."""
    parts: tuple[tuple[int, ...], ...] = ()
    """Seats of each pair or group, counted among the players of this contest."""
    within: "Contest | None" = None
    """How each pair or group plays."""
    final: "Contest | None" = None
    """How the winners of the pairs or groups play."""
    level: Mapping[int, "Contest"] = field(default_factory=dict)
    """What follows when so many are level at the top."""
    fewest_moves: bool = False
    """Whether the shortest win decides when nothing else follows."""
    reversed_colors: bool = False
    """Whether the two begin with the colours of their game in the tournament turned round."""


@dataclass(frozen=True, slots=True)
class PlayoffPlan:
    """The whole way to a winner."""

    players: int
    """Who plays: of eleven and more, the best eight."""
    contest: Contest
    rest_before: int = 0
    """Minutes between the last game of the tournament and the play-off; 0 = the book is silent."""
    rest_between: int = 0
    """Minutes between its rounds; 0 = the book is silent."""
    out: tuple[int, ...] = ()
    """Seats that are out at once; they share their prizes among them."""
