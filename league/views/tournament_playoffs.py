"""A play-off as it is shown: seats, plan, games, what is next."""

from dataclasses import dataclass

from league.outcomes.tournaments.playoff_bouts import NextGame
from league.views.papers_tournaments import PlayoffLine, PlayoffPart


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayoffSheet:
    """A play-off in words."""

    place: int
    keys: tuple[str, ...]
    """In the order of the seats."""
    seats: tuple[str, ...]
    """Their names."""
    order: str
    """What the order follows from, in a sentence."""
    rests: tuple[str, ...]
    stages: tuple[PlayoffPart, ...]
    """The plan, step by step."""
    games: tuple[PlayoffLine, ...]
    """Played ones, then those that can be played now."""
    next: tuple[NextGame, ...]
    outcome: str
    """Who has won, or who plays next, in a sentence."""
