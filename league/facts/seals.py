"""Sealed lineups: handed in unseen, opened together, changed in the first hour of a match."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Annotated

from league.facts.fields import Author, Code, PassNumber, called
from league.facts.matches import Side
from league.facts.seasons import MatchKey

SealedRow = tuple[PassNumber | None, ...]
"""Pass numbers by board, board 1 first; None = nobody."""


@dataclass(frozen=True, slots=True)
class Seal:
    """One team's lineup as it was handed in: nobody can read it before it is opened."""

    match: MatchKey
    side: Annotated[Side, called("side")]
    at: Annotated[datetime, called("at")]
    """UTC."""
    by: Author
    digest: Annotated[Code, called("hash")]
    """SHA-256 over salt and lineup, hexadecimal."""
    sealed: Annotated[Code, called("sealed lineup")]
    """Salt and lineup, encrypted."""
    key: Annotated[Code, called("key")]
    """Id of the key it is encrypted with."""
    form: Annotated[Code, called("mark of the form")] = ""
    """Mark of the form it came with: the same form sent again is the same seal."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """A captain who agrees that both lineups open before the start."""

    match: MatchKey
    side: Annotated[Side, called("side")]
    at: Annotated[datetime, called("at")]
    by: Author


class OpenedAs(StrEnum):
    """Why lineups were opened."""

    START = "start"
    """Both were there when the match began."""
    SECOND = "second"
    """The second came after the start."""
    EXCHANGED = "exchanged"
    """Both captains agreed to exchange them before."""
    ALONE = "alone"
    """Only one came: the official alone sees it."""


@dataclass(frozen=True, slots=True)
class OpenedLineup:
    """A lineup that was opened, with what its hash is worked out from."""

    side: Annotated[Side, called("side")]
    row: Annotated[SealedRow, called("lineup")]
    salt: Annotated[Code, called("salt")]
    digest: Annotated[Code, called("hash")]
    at: Annotated[datetime, called("at")]
    """When it was handed in, UTC."""
    by: Author


@dataclass(frozen=True, slots=True)
class Opening:
    """The lineups of a match, opened in one step."""

    match: MatchKey
    at: Annotated[datetime, called("at")]
    """UTC."""
    how: Annotated[OpenedAs, called("opened")]
    lineups: Annotated[tuple[OpenedLineup, ...], called("lineups", "lineup")]

    def lineup(self, side: Side) -> OpenedLineup | None:
        """Return one side's lineup; None = it was not handed in."""
        return next((one for one in self.lineups if one.side is side), None)


@dataclass(frozen=True, slots=True)
class Substitution:
    """A substitute who takes a player's board in the first hour."""

    match: MatchKey
    side: Annotated[Side, called("side")]
    board: Annotated[int, called("board")]
    out: Annotated[PassNumber | None, called("player who goes out")]
    """Pass number; None = the board was empty."""
    into: Annotated[PassNumber, called("player who comes in")]
    """Pass number of the substitute."""
    at: Annotated[datetime, called("at")]
    by: Author
