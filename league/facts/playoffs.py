"""Play-offs of tournaments as an office holds them."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PlayoffGame:
    """One game of a play-off."""

    stage: int
    """1-based."""
    white: str
    black: str
    score: tuple[int, int]
    moves: int | None = None
    """How many moves it took, where that decides."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Playoff:
    """A play-off between those who are level: their order, by tie-break or lot, and its games."""

    tournament: str
    place: int
    """The place it decides, such as 1."""
    order: tuple[str, ...]
    seed: int | None = None
    """None = the order is that of the tie-break."""
    short: bool = False
    """Whether there is no time for matches of several games."""
    color_seed: int = 0
    """What the lots for colours come from."""
    games: tuple[PlayoffGame, ...] = ()
    decided: tuple[tuple[int, str], ...] = ()
    """Stage, and the key of who won his match or group of that stage by a person's decision."""
