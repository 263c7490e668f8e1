"""A season as it was recorded: divisions, teams, lists, fixtures and what happened in them."""

import re
from dataclasses import dataclass
from datetime import date, time
from enum import StrEnum
from typing import Annotated

from league.facts.clubs import Club, Team
from league.facts.fields import Code, DivisionId, PassNumber, TeamId, called
from league.facts.people import Player
from league.facts.registrations import Registration
from league.facts.squads import Declaration, ExternalGame, NationalSquadEntry, SquadEntry
from league.formatting import FIRST_YEAR, LAST_YEAR


class Mode(StrEnum):
    """How lineups follow the list, by the code that is stored; a rule book names its own."""

    LIST = "kader"
    """In the order of the list, its back rows following the ratings."""
    FIXED = "starr"
    """In an order that stands."""
    RATING = "elo"
    """By rating."""


@dataclass(frozen=True, slots=True)
class Division:
    """One competition of one season."""

    id: Annotated[Code, called("code")]
    name: Annotated[Code, called("name")]
    like: Annotated[Code, called("plays like")]
    """The rule book's division it is modelled on."""
    tier: Annotated[Code, called("tier")]
    """The group of divisions for which the rule book states its amounts, by the book's name."""
    level: Annotated[int, called("level")]
    """0 = highest in the federation."""
    district: Annotated[Code | None, called("district")]
    boards: Annotated[int, called("boards")]
    mode: Annotated[Code, called("mode")] = Mode.LIST.value
    """How lineups follow the list."""
    lowest: Annotated[bool, called("lowest division")] = False
    """The lowest division of its Kreis."""
    youth_board: Annotated[bool, called("youth board")] = False
    """The last board belongs to a youth."""
    max_size: Annotated[int | None, called("longest list")] = None
    """Longest list allowed; None = no limit agreed."""
    late_nominations: Annotated[int | None, called("late nominations")] = None
    """Late nominations the division's clubs allow; None = none."""
    draw: Annotated[date | None, called("drawing of lots")] = None
    """Day of the draw."""
    age_group: Annotated[Code | None, called("age group")] = None
    """Age group that may play, such as ``U14`` or ``U12w``."""

    def below(self, other: "Division") -> bool:
        """Say whether the other division is a higher one of the same pyramid.

        A division without a Kreis is part of every pyramid.
        """
        same = None in (self.district, other.district) or self.district == other.district
        return same and other.level < self.level


@dataclass(frozen=True, slots=True)
class Fixture:
    """A match on the calendar."""

    division: DivisionId
    round: Annotated[int, called("round")]
    home: Annotated[TeamId, called("home")]
    away: Annotated[TeamId, called("away")]
    end_date: Annotated[date, called("last day")]
    """Last day on which it may be played."""
    day: Annotated[date, called("day")]
    """Day on which it is or was played."""
    start: Annotated[time | None, called("start")] = None

    @property
    def key(self) -> "MatchKey":
        """Return what identifies the match in its season."""
        return (self.division, self.round, self.home, self.away)


MatchKey = Annotated[
    tuple[DivisionId, Annotated[int, called("round")], TeamId, TeamId], called("match")
]
"""Division, round, home team, away team."""


def key_text(match: MatchKey) -> str:
    """Return a match's key as one text, as records of it are kept."""
    return "/".join(str(part) for part in match)


@dataclass(frozen=True, slots=True)
class BoardRecord:
    """One board of one match, as recorded."""

    match: MatchKey
    board: Annotated[int, called("board")]
    home_player: Annotated[PassNumber | None, called("player of the home team")]
    away_player: Annotated[PassNumber | None, called("player of the away team")]
    result: Annotated[tuple[int, int] | None, called("result")]
    """Half points home, away; None = nothing was played."""
    played_on: Annotated[date | None, called("played on")] = None
    """Only when it was not the day of the match."""
    remark: Annotated[Code | None, called("remark")] = None
    """``late home`` or ``late away`` or ``late both``."""


@dataclass(frozen=True, slots=True)
class ReportRecord:
    """One captain's report of one match."""

    match: MatchKey
    side: Annotated[Code, called("side")]
    """``home`` or ``away``."""
    reported: Annotated[date | None, called("reported")]
    gaps_paid: Annotated[tuple[int, ...], called("gaps paid")] = ()


@dataclass(frozen=True, slots=True)
class Season:
    """A whole season's facts."""

    name: Annotated[Code, called("name")]
    """Such as ``2011/12``."""
    rulebook: Annotated[Code, called("rule book")]
    federation: Annotated[Code, called("federation")]
    list_date: Annotated[date, called("Rating list")]
    """Date of the reference rating list."""
    divisions: Annotated[tuple[Division, ...], called("divisions", "division")] = ()
    clubs: Annotated[tuple[Club, ...], called("clubs", "club")] = ()
    players: Annotated[tuple[Player, ...], called("players", "player")] = ()
    registrations: Annotated[tuple[Registration, ...], called("registrations", "registration")] = ()
    teams: Annotated[tuple[Team, ...], called("teams", "team")] = ()
    squads: Annotated[tuple[SquadEntry, ...], called("places on lists", "place on a list")] = ()
    fixtures: Annotated[tuple[Fixture, ...], called("matches", "match")] = ()
    boards: Annotated[tuple[BoardRecord, ...], called("boards", "board")] = ()
    reports: Annotated[tuple[ReportRecord, ...], called("match reports", "match report")] = ()
    declarations: Annotated[tuple[Declaration, ...], called("declarations", "declaration")] = ()
    external_games: Annotated[
        tuple[ExternalGame, ...], called("games elsewhere", "game elsewhere")
    ] = ()
    national_squads: Annotated[
        tuple[NationalSquadEntry, ...],
        called("places on national lists", "place on a national list"),
    ] = ()


def closing_year(season: str) -> int:
    """Return the year a season is named to end in: 2012 for ``2011/12``, 2026 for ``2026``.

    For a season over two years that is the year of its middle, 1 January.
    Raises ValueError for anything else, years before 1900 and after 2199 included.
    """
    first, slash, second = season.partition("/")
    if not re.fullmatch("[0-9]{4}", first) or not FIRST_YEAR <= int(first) <= LAST_YEAR:
        raise ValueError(season)
    year = int(first)
    following = f"{year + 1:04}"
    if slash and second not in (following, following[2:]):
        raise ValueError(season)
    return year + 1 if second else year
