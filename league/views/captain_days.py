"""What captains have handed in and reported, as the official sees it; no lineup before it opens."""

from dataclasses import dataclass
from datetime import date, datetime

from league.facts.matches import Side
from league.facts.seasons import MatchKey
from league.views.lineups import LineupPhase, LineupState, SideLineup
from league.views.reporting import ReportRow, ReportState


@dataclass(frozen=True, slots=True)
class CaptainMatch:
    """A match in the list of a day."""

    division_name: str
    report: ReportRow
    """The match, its teams, and how far its reports are."""
    phase: LineupPhase
    handed_in: tuple[datetime | None, datetime | None]
    """When home and away side handed in, by the federation's clocks; None = not yet."""
    opened: datetime | None = None
    """When the lineups were opened, by the same clocks."""


@dataclass(frozen=True, slots=True)
class CaptainDay:
    """All matches of a day."""

    day: date
    matches: tuple[CaptainMatch, ...]
    before: date | None = None
    """The day with matches before it."""
    after: date | None = None


@dataclass(frozen=True, slots=True)
class ToldBoard:
    """A board as both captains tell of it."""

    number: int
    home: str
    """Who sat there, as far as the lineup is open."""
    away: str
    home_told: str
    away_told: str
    differs: bool


@dataclass(frozen=True, slots=True)
class CaptainSheet:
    """One match: lineups with their receipts, and both reports beside each other."""

    division_name: str
    names: tuple[str, str]
    """Of both teams."""
    lineups: LineupState
    reports: ReportState
    boards: tuple[ToldBoard, ...]
    words: str
    """How far the reports are."""
    zone: str | None
    """Time zone of the federation's clocks; None = those of this machine."""

    @property
    def match(self) -> MatchKey:
        """Return the match."""
        return self.reports.match

    def name(self, side: Side) -> str:
        """Return what a side's team is called."""
        return self.names[side is Side.AWAY]

    def lineup(self, side: Side) -> SideLineup:
        """Return a side's lineup."""
        return self.lineups.side(side)
