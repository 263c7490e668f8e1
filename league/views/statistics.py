"""Progress, scorers and boards of a division."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ProgressRow:
    """One team's way through the rounds."""

    team: str
    name: str
    rank: int
    """In the table as it stands."""
    ranks: tuple[int | None, ...]
    """After each round, first round first; None while the team had not played yet."""


@dataclass(frozen=True, slots=True)
class ScorerRow:
    """A player's games over the board in one team."""

    rank: int
    """Shared by players with the same points and games."""
    ident: str
    name: str
    rating: int | None
    team: str
    team_name: str
    games: int
    points: int
    """Half points."""

    @property
    def percent(self) -> float:
        """Return the share of the points that could be had, in percent."""
        return 100 * self.points / (2 * self.games)


@dataclass(frozen=True, slots=True)
class BoardTotal:
    """What a team has at one board."""

    points: int
    """Half points that count."""
    matches: int


@dataclass(frozen=True, slots=True)
class BoardsRow:
    """One team's points by board."""

    team: str
    name: str
    rank: int
    boards: tuple[BoardTotal, ...]
    """Board 1 first."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """A division in figures, teams in the order of the table."""

    rounds: tuple[int, ...]
    """Rounds of which anything is recorded."""
    progress: tuple[ProgressRow, ...]
    scorers: tuple[ScorerRow, ...]
    """Best first: more points, then fewer games, then the weaker player."""
    boards: tuple[BoardsRow, ...]
    rating_name: str = "Elo"
    """What the federation calls its ratings."""
