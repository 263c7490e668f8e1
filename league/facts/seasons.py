"""A season as it was recorded: divisions, teams, lists, fixtures and what happened in them."""

import re
from dataclasses import dataclass
from datetime import date, time
from enum import StrEnum

from league.facts.clubs import Club, Team
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

    id: str
    name: str
    like: str
    """The rule book's division it is modelled on."""
    tier: str
    """The group of divisions for which the rule book states its amounts, by the book's name."""
    level: int
    """0 = highest in the federation."""
    district: str | None
    boards: int
    mode: str = Mode.LIST.value
    """How lineups follow the list."""
    lowest: bool = False
    """The lowest division of its Kreis."""
    youth_board: bool = False
    """The last board belongs to a youth."""
    max_size: int | None = None
    """Longest list allowed; None = no limit agreed."""
    late_nominations: int | None = None
    """Late nominations the division's clubs allow; None = none."""
    draw: date | None = None
    """Day of the draw."""
    age_group: str | None = None
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

    division: str
    round: int
    home: str
    away: str
    end_date: date
    """Last day on which it may be played."""
    day: date
    """Day on which it is or was played."""
    start: time | None = None

    @property
    def key(self) -> "MatchKey":
        """Return what identifies the match in its season."""
        return (self.division, self.round, self.home, self.away)


MatchKey = tuple[str, int, str, str]
"""Division, round, home team, away team."""


def key_text(match: MatchKey) -> str:
    """Return a match's key as one text, as records of it are kept."""
    return "/".join(str(part) for part in match)


@dataclass(frozen=True, slots=True)
class BoardRecord:
    """One board of one match, as recorded."""

    match: MatchKey
    board: int
    home_player: str | None
    away_player: str | None
    result: tuple[int, int] | None
    """Half points home, away; None = nothing was played."""
    played_on: date | None = None
    """Only when it was not the day of the match."""
    remark: str | None = None
    """``late home`` or ``late away`` or ``late both``."""


@dataclass(frozen=True, slots=True)
class ReportRecord:
    """One captain's report of one match."""

    match: MatchKey
    side: str
    """``home`` or ``away``."""
    reported: date | None
    gaps_paid: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Season:
    """A whole season's facts."""

    name: str
    """Such as ``2011/12``."""
    rulebook: str
    federation: str
    list_date: date
    """Date of the reference rating list."""
    divisions: tuple[Division, ...] = ()
    clubs: tuple[Club, ...] = ()
    players: tuple[Player, ...] = ()
    registrations: tuple[Registration, ...] = ()
    teams: tuple[Team, ...] = ()
    squads: tuple[SquadEntry, ...] = ()
    fixtures: tuple[Fixture, ...] = ()
    boards: tuple[BoardRecord, ...] = ()
    reports: tuple[ReportRecord, ...] = ()
    declarations: tuple[Declaration, ...] = ()
    external_games: tuple[ExternalGame, ...] = ()
    national_squads: tuple[NationalSquadEntry, ...] = ()


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
