"""What was played in an event: games, teams and their matches; scores in half points."""

from dataclasses import dataclass
from datetime import date
from typing import Annotated

from league.facts.fields import ClubId, PassNumber, Words, called


@dataclass(frozen=True, slots=True)
class EventGame:
    """One game of an individual event."""

    round: Annotated[int, called("round")]
    white: Annotated[PassNumber, called("White")]
    """Pass number."""
    black: Annotated[PassNumber | None, called("Black")]
    """Pass number; None = White had nobody to play."""
    score: Annotated[tuple[int, int], called("half points")]
    """White's and Black's half points."""
    played: Annotated[bool, called("played")] = True
    """False = decided without play."""


@dataclass(frozen=True, slots=True)
class EnteredTeam:
    """A team's entry in an event, as it is on file."""

    name: Annotated[Words, called("name")]
    club: ClubId
    players: Annotated[tuple[PassNumber, ...], called("players")]
    """Pass numbers, board 1 first, substitutes behind."""
    entered: Annotated[date | None, called("entered")] = None


@dataclass(frozen=True, slots=True)
class TeamMatch:
    """A match of two teams in an event."""

    round: Annotated[int, called("round")]
    home: Annotated[Words, called("home")]
    away: Annotated[Words, called("away")]
    boards: Annotated[tuple[tuple[int, int], ...], called("boards")] = ()
    """Both sides' half points per board; empty = not played yet."""
