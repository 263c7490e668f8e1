"""The draw, the term calendar, and matches that are moved."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, time
from enum import StrEnum
from typing import Annotated

from league.facts.fields import Author, Code, DivisionId, PassNumber, TeamId, Words, called
from league.facts.seasons import BoardRecord, Division, Fixture, MatchKey, ReportRecord


@dataclass(frozen=True, slots=True)
class Draw:
    """A draw as it was held; from it the numbers can be drawn again at any time."""

    division: DivisionId
    season_year: Annotated[int, called("year the season ends in")]
    teams: Annotated[tuple[TeamId, ...], called("teams")]
    seed: Annotated[int, called("starting number")]
    """Whole number, 0 or more, that the lots came from."""
    day: Annotated[date, called("day")]
    last_year: Annotated[Mapping[TeamId, int] | None, called("draw numbers of last year")] = None
    """Numbers of the year before; None = a draw of all teams."""
    by: Author = ""
    """Who held it."""


@dataclass(frozen=True, slots=True)
class ProtectedDate:
    """An event of the term calendar on whose days nothing else is to be set."""

    name: Annotated[Words, called("name")]
    first: Annotated[date, called("from")]
    last: Annotated[date, called("until")]
    """Last day, included."""
    district: Annotated[Code | None, called("district")] = None
    """Kreis it is held in; None = the whole federation."""

    def covers(self, day: date, district: str | None) -> bool:
        """Say whether it protects a day for a division of that Kreis (None = all Kreise)."""
        same = None in (self.district, district) or self.district == district
        return same and self.first <= day <= self.last

    def meets(self, other: "ProtectedDate") -> bool:
        """Say whether both claim a day of the same Kreis, or of all."""
        same = None in (self.district, other.district) or self.district == other.district
        return same and self.first <= other.last and other.first <= self.last


@dataclass(frozen=True, slots=True)
class CallUp:
    """A player called up to an event of the federation."""

    ident: PassNumber
    event: Annotated[Words, called("occasion")]
    first: Annotated[date, called("from")]
    last: Annotated[date, called("until")]
    """Last day, included."""


class MoveKind(StrEnum):
    """Why a match gets another day."""

    FORWARD = "forward"
    """Both teams agree on another day up to the end date."""
    CALLED_UP = "called_up"
    """Players of a team are called up to events of the federation."""
    FORCE_MAJEURE = "force_majeure"


@dataclass(frozen=True, slots=True)
class Move:
    """A match that is to be played on another day, with what is on record for it."""

    match: MatchKey
    kind: Annotated[MoveKind, called("kind")]
    day: Annotated[date, called("day")]
    """New day."""
    start: Annotated[time | None, called("start")] = None
    """New hour; None = as before."""
    team: Annotated[TeamId | None, called("team")] = None
    """Team that asks, or that could not appear."""
    agreed: Annotated[frozenset[TeamId], called("agreed by")] = frozenset()
    """Teams that agreed in writing."""
    notified: Annotated[date | None, called("notified")] = None
    """Day on which the official in charge of the division was told."""
    called_up: Annotated[frozenset[PassNumber], called("called up")] = frozenset()
    """Pass numbers of the asking team's players who are called up."""
    consent: Annotated[date | None, called("consent")] = None
    """Day on which the official agreed to a postponement; None = he has not."""
    proof: Annotated[Words | None, called("proof")] = None
    """What proves the force majeure."""
    reason: Annotated[Words, called("reason")] = ""


@dataclass(frozen=True, slots=True)
class ForceMajeure:
    """A team that could not appear to a match, as proven; it has not failed to appear."""

    match: MatchKey
    team: TeamId
    day: Annotated[date, called("day")]
    """Day on which it could not appear."""
    proof: Annotated[Words, called("proof")]
    """What proves it."""


@dataclass(frozen=True, slots=True)
class Replay:
    """A match that is to be played again, with its first result, which counts no longer."""

    match: MatchKey
    day: Annotated[date, called("day")]
    """Day of the first match."""
    played: Annotated[tuple[int, int], called("played")]
    """Half points over the boards of the first match."""
    boards: Annotated[tuple[BoardRecord, ...], called("boards", "board")]
    reports: Annotated[tuple[ReportRecord, ...], called("match reports", "match report")]
    reason: Annotated[Words, called("reason")]


@dataclass(frozen=True, slots=True)
class Calendar:
    """A division's rounds, and what stands around them in the term calendar."""

    division: Division
    season_year: int
    fixtures: tuple[Fixture, ...]
    protected: tuple[ProtectedDate, ...] = ()
    call_ups: tuple[CallUp, ...] = ()
    start: time | None = None
    """When matches begin for which no hour is set, as was decided; None = as the book says."""

    @property
    def last_round(self) -> int:
        """Return the number of the last round. Raises ValueError when nothing was drawn yet."""
        return max(fixture.round for fixture in self.fixtures)

    @property
    def last_day(self) -> date:
        """Return the day set for the last round. Raises ValueError when nothing was drawn yet."""
        number = self.last_round
        return min(fixture.end_date for fixture in self.fixtures if fixture.round == number)

    def fixture(self, match: MatchKey) -> Fixture | None:
        """Return a match of the division; None = there is none of that key."""
        return next((fixture for fixture in self.fixtures if fixture.key == match), None)


def years_later(day: date, years: int) -> date:
    """Return the same day years later; what began on 29 February ends on 1 March."""
    leap_day = (day.month, day.day) == (2, 29)
    return date(day.year + years, 3, 1) if leap_day else day.replace(year=day.year + years)
