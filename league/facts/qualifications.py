"""Qualification tournaments: the list handed in on the spot, and a team's lineup in a round."""

from dataclasses import dataclass
from datetime import date, datetime

from league.facts.matches import Lineup
from league.facts.seasons import Division
from league.facts.squads import Member


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
