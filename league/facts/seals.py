"""Sealed lineups: handed in unseen, opened together, changed in the first hour of a match."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from league.facts.matches import Side
from league.facts.seasons import MatchKey

SealedRow = tuple[str | None, ...]
"""Pass numbers by board, board 1 first; None = nobody."""


@dataclass(frozen=True, slots=True)
class Seal:
    """One team's lineup as it was handed in: nobody can read it before it is opened."""

    match: MatchKey
    side: Side
    at: datetime
    """UTC."""
    by: str
    digest: str
    """SHA-256 over salt and lineup, hexadecimal."""
    sealed: str
    """Salt and lineup, encrypted."""
    key: str
    """Id of the key it is encrypted with."""
    form: str = ""
    """Mark of the form it came with: the same form sent again is the same seal."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """A captain who agrees that both lineups open before the start."""

    match: MatchKey
    side: Side
    at: datetime
    by: str


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

    side: Side
    row: SealedRow
    salt: str
    digest: str
    at: datetime
    """When it was handed in, UTC."""
    by: str


@dataclass(frozen=True, slots=True)
class Opening:
    """The lineups of a match, opened in one step."""

    match: MatchKey
    at: datetime
    """UTC."""
    how: OpenedAs
    lineups: tuple[OpenedLineup, ...]

    def lineup(self, side: Side) -> OpenedLineup | None:
        """Return one side's lineup; None = it was not handed in."""
        return next((one for one in self.lineups if one.side is side), None)


@dataclass(frozen=True, slots=True)
class Substitution:
    """A substitute who takes a player's board in the first hour."""

    match: MatchKey
    side: Side
    board: int
    out: str | None
    """Pass number; None = the board was empty."""
    into: str
    """Pass number of the substitute."""
    at: datetime
    by: str
