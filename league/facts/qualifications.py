"""Qualification tournaments: the list handed in on the spot, and a team's lineup in a round."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Annotated

from league.facts.fields import Code, DivisionId, Paragraph, PassNumber, TeamId, called
from league.facts.matches import Lineup, Score
from league.facts.seasons import Division
from league.facts.squads import Member

THREE_TEAMS, ROUND_ROBIN = "three_teams", "round_robin"
"""Modes of a tournament: by boards in turn, or matches of all against all."""


@dataclass(frozen=True, slots=True)
class QualificationList:
    """A team's list for a qualification tournament."""

    team: TeamId
    division: Annotated[Division, called("division")]
    """Division the teams come from."""
    season_year: Annotated[int, called("year the season ends in")]
    members: Annotated[tuple[Member, ...], called("members of the list")]
    """In list order; each player's rating is that of the January list."""
    eligible: Annotated[frozenset[PassNumber], called("who may play")]
    """Pass numbers of who might have played for the club in this division's last round."""
    first_round: Annotated[datetime, called("first round")]
    """When the first round begins."""
    submitted: Annotated[datetime | None, called("handed in")] = None
    """When the list was handed in; None = it was not."""
    barred: Annotated[Mapping[PassNumber, Paragraph], called("who may not play, by paragraph")] = (
        field(default_factory=dict)
    )
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

    name: Annotated[Code, called("name")]
    division: DivisionId
    """Division the teams come from."""
    draw: Annotated[tuple[TeamId, ...], called("drawing of lots")]
    """Three teams in the order of the symbols; more as entered, their numbers follow the seed."""
    seed: Annotated[int, called("starting number")]
    """Whole number, 0 or more, that the lots came from."""
    boards: Annotated[int, called("boards")]
    mode: Annotated[Code, called("mode")]
    """``three_teams``, ``round_robin``, or what was decided for more teams."""
    system: Annotated[Code, called("system")]
    """System of three teams: ``patheisky`` or ``skalicka``; empty for any other mode."""
    first_round: Annotated[datetime, called("first round")]
    district: Annotated[Code | None, called("district")] = None
    """Kreis inside which it is played; None = across Kreise."""
    up: Annotated[int | None, called("teams that go up")] = None
    """Teams that go up, as decided; None = as the rule book says."""
    elo: Annotated[Mapping[TeamId, int], called("sums of ratings")] = field(default_factory=dict)
    """Sum of a team's ratings, where it decides."""
    withdrawn: Annotated[tuple[TeamId, ...], called("withdrawn")] = ()
    """Teams that left it, the first one first."""


@dataclass(frozen=True, slots=True)
class TournamentResult:
    """One pairing of a tournament as it ended."""

    tournament: Annotated[Code, called("tournament")]
    round: Annotated[int, called("round")]
    first: Annotated[Code, called("first player")]
    """Symbol of White, or the home team."""
    second: Annotated[Code, called("second player")]
    """Symbol of Black, or the away team."""
    scores: Annotated[tuple[Score | None, ...], called("points by board")]
    """Half points by board, ``first`` before ``second``; a single game has one. None = open."""


@dataclass(frozen=True, slots=True)
class TournamentDecision:
    """Who goes up from a tournament, as it was decided where the ranking leaves it open."""

    tournament: Annotated[Code, called("tournament")]
    teams: Annotated[tuple[TeamId, ...], called("teams")]
    """Best first."""


@dataclass(frozen=True, slots=True)
class TournamentPlayers:
    """Who plays for one of three teams; both rounds are played by the same players."""

    tournament: Annotated[Code, called("tournament")]
    team: TeamId
    idents: Annotated[tuple[PassNumber | None, ...], called("players")]
    """Pass numbers in the order of the team's symbols, board 1 first; None = nobody."""
