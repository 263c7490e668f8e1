"""Draws: numbers, meetings, and the conditions they keep."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from itertools import groupby

from league.facts.calendars import Draw
from league.facts.seasons import Fixture, MatchKey
from league.language import to_translate
from league.views.calendar import CalendarView
from league.views.columns import At, Column, Columns, Kind
from league.views.findings import FindingView

HOME, AWAY, FREE = "H", "A", "–"


@dataclass(frozen=True, slots=True)
class DrawRow:
    """A division and its draw."""

    division: str
    name: str
    teams: int
    numbers: tuple[tuple[int, str], ...]
    """Draw numbers with the names of their teams, in order."""
    matches: int
    entered: int
    """Matches with a result or a report; any of them blocks another draw."""
    held: Draw | None
    """As it is on record; None = no draw was held with this program."""
    cup: bool
    """Drawn as a cup, without numbers."""
    by_director: str
    """That its director pairs it round by round; empty = it is drawn."""
    cited: str
    """The paragraph on such draws, as it ends a sentence."""
    last: int | None
    """Last earlier year in which all teams drew; None = not on record."""
    anew: bool
    """This is a year of a new draw, not of the turned numbers."""


@dataclass(frozen=True, slots=True)
class DrawsView:
    """All divisions."""

    book: str
    known: bool
    """The rule book says how a division is drawn."""
    rows: tuple[DrawRow, ...]


@dataclass(frozen=True, slots=True)
class NumberRow:
    """A team with its number, and where it plays."""

    team: str
    name: str
    number: int | None
    before: int | None
    """Its number of the season before, in a second year; None = it drew."""
    venues: str
    """A letter a round: home, away, or free."""

    @property
    def longest(self) -> int:
        """Return how many rounds on end it is at home, or away."""
        played = self.venues.replace(FREE, "")
        return max((len(list(run)) for _venue, run in groupby(played)), default=0)


@dataclass(frozen=True, slots=True)
class Meeting:
    """A pairing of a round."""

    match: MatchKey
    end_date: date
    home: str
    away: str
    numbers: tuple[int | None, int | None]
    berger: bool
    """Round and venue follow from the numbers."""


MEETINGS: Columns[Meeting] = (
    Column("round", to_translate("Rd"), lambda one: one.match[1], Kind.NUMBER,
           to_translate("Round"), width=16),
    Column("end_date", to_translate("End date"), kind=Kind.DAY, ink="muted", right=True, least=64,
           width=26),
    Column("first", "", lambda one: one.numbers[0], Kind.NUMBER, at=At.SCREEN, ink="accent",
           said=to_translate("Number of the home team")),
    Column("home", to_translate("Home"), ink="", grow=True),
    Column("second", "", lambda one: one.numbers[1], Kind.NUMBER, at=At.SCREEN, ink="accent",
           said=to_translate("Number of the away team")),
    Column("away", to_translate("Away"), name=to_translate("Visitors"), ink="", grow=True),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Condition:
    """A paragraph that a draw has to keep, and how it stands."""

    rule: str
    title: str
    found: tuple[FindingView, ...]
    notes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DrawView:
    """One division's draw."""

    row: DrawRow
    known: bool
    book: str
    numbers: tuple[NumberRow, ...]
    meetings: tuple[Meeting, ...]
    conditions: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A draw as it was stored."""

    draw: Draw
    numbers: Mapping[str, int]
    """Team to its draw number of this season, in the order of the numbers."""
    fixtures: tuple[Fixture, ...]
    view: CalendarView
    """The new calendar with what stands against it."""
