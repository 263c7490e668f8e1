"""Qualification tournaments: the list handed in on the spot, and a team's lineup in a round."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime

from league.facts.matches import Lineup, Score
from league.facts.seasons import Division
from league.facts.squads import Member

THREE_TEAMS, ROUND_ROBIN = "three_teams", "round_robin"
"""Modes of a tournament: by boards in turn, or matches of all against all."""


@dataclass(frozen=True, slots=True)
class QualificationList:
    """A team's list for a qualification tournament."""

    team: str
    division: Division
    """Division the teams come from."""
    season_year: int
    members: tuple[Member, ...]
    """In list order; each player's rating is that of the January list."""
    eligible: frozenset[str]
    """Pass numbers of who might have played for the club in this division's last round."""
    first_round: datetime
    """When the first round begins."""
    submitted: datetime | None = None
    """When the list was handed in; None = it was not."""
    barred: Mapping[str, str] = field(default_factory=dict)
    """Pass number to the paragraph that barred a player from that round."""


@dataclass(frozen=True, slots=True)
class QualificationLineup:
    """A team in one round of a qualification tournament."""

    lineup: Lineup
    """Its members carry the rating of the January list and their games for the club."""
    division: Division
    """Division the teams come from."""
    season_year: int
    round: int
    day: date
    eligible: frozenset[str]
    """Pass numbers of who might have played for the club in this division's last round."""
    district: str | None = None
    """Kreis inside which the tournament is played; None = across Kreise."""
    barred: Mapping[str, str] = field(default_factory=dict)
    """Pass number to the paragraph that barred a player from that round."""


@dataclass(frozen=True, slots=True)
class Qualifier:
    """A qualification tournament as it was prepared; its pairings follow from it at any time."""

    name: str
    division: str
    """Division the teams come from."""
    draw: tuple[str, ...]
    """Three teams in the order of the symbols; more as entered, their numbers follow the seed."""
    seed: int
    """Whole number, 0 or more, that the lots came from."""
    boards: int
    mode: str
    """``three_teams``, ``round_robin``, or what was decided for more teams."""
    system: str
    """System of three teams: ``patheisky`` or ``skalicka``; empty for any other mode."""
    first_round: datetime
    district: str | None = None
    """Kreis inside which it is played; None = across Kreise."""
    up: int | None = None
    """Teams that go up, as decided; None = as the rule book says."""
    elo: Mapping[str, int] = field(default_factory=dict)
    """Sum of a team's ratings, where it decides."""
    withdrawn: tuple[str, ...] = ()
    """Teams that left it, the first one first."""


@dataclass(frozen=True, slots=True)
class TournamentResult:
    """One pairing of a tournament as it ended."""

    tournament: str
    round: int
    first: str
    """Symbol of White, or the home team."""
    second: str
    """Symbol of Black, or the away team."""
    scores: tuple[Score | None, ...]
    """Half points by board, ``first`` before ``second``; a single game has one. None = open."""


@dataclass(frozen=True, slots=True)
class TournamentDecision:
    """Who goes up from a tournament, as it was decided where the ranking leaves it open."""

    tournament: str
    teams: tuple[str, ...]
    """Best first."""


@dataclass(frozen=True, slots=True)
class TournamentPlayers:
    """Who plays for one of three teams; both rounds are played by the same players."""

    tournament: str
    team: str
    idents: tuple[str | None, ...]
    """Pass numbers in the order of the team's symbols, board 1 first; None = nobody."""
