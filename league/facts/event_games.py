"""What was played in an event: games, teams and their matches; scores in half points."""

from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True, slots=True)
class EventGame:
    """One game of an individual event."""

    round: int
    white: str
    """Pass number."""
    black: str | None
    """Pass number; None = White had nobody to play."""
    score: tuple[int, int]
    """White's and Black's half points."""
    played: bool = True
    """False = decided without play."""


@dataclass(frozen=True, slots=True)
class EnteredTeam:
    """A team's entry in an event, as it is on file."""

    name: str
    club: str
    players: tuple[str, ...]
    """Pass numbers, board 1 first, substitutes behind."""
    entered: date | None = None


@dataclass(frozen=True, slots=True)
class TeamMatch:
    """A match of two teams in an event."""

    round: int
    home: str
    away: str
    boards: tuple[tuple[int, int], ...] = ()
    """Both sides' half points per board; empty = not played yet."""
