"""Play-offs of tournaments as an office holds them."""

from dataclasses import dataclass
from typing import Annotated

from league.facts.fields import Code, PassNumber, called


@dataclass(frozen=True, slots=True)
class PlayoffGame:
    """One game of a play-off."""

    stage: Annotated[int, called("stage")]
    """1-based."""
    white: Annotated[PassNumber, called("White")]
    black: Annotated[PassNumber, called("Black")]
    score: Annotated[tuple[int, int], called("half points")]
    moves: Annotated[int | None, called("moves")] = None
    """How many moves it took, where that decides."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Playoff:
    """A play-off between those who are level: their order, by tie-break or lot, and its games."""

    tournament: Annotated[Code, called("tournament")]
    place: Annotated[int, called("place")]
    """The place it decides, such as 1."""
    order: Annotated[tuple[PassNumber, ...], called("order")]
    seed: Annotated[int | None, called("starting number")] = None
    """None = the order is that of the tie-break."""
    short: Annotated[bool, called("short of time")] = False
    """Whether there is no time for matches of several games."""
    color_seed: Annotated[int, called("starting number of the colours")] = 0
    """What the lots for colours come from."""
    games: Annotated[tuple[PlayoffGame, ...], called("games")] = ()
    decided: Annotated[tuple[tuple[int, PassNumber], ...], called("decided")] = ()
    """Stage, and the key of who won his match or group of that stage by a person's decision."""
