"""The calendar: rounds and matches with their days."""

from dataclasses import dataclass
from datetime import date, time

from league.facts.calendars import Calendar, CallUp, ProtectedDate
from league.facts.seasons import MatchKey
from league.findings import Finding, Note
from league.views.findings import FindingView


@dataclass(frozen=True, slots=True)
class CalendarView:
    """A division's calendar with what stands against it."""

    calendar: Calendar
    findings: tuple[Finding, ...]
    notes: tuple[Note, ...]


@dataclass(frozen=True, slots=True)
class DatedMatch:
    """A match on the calendar."""

    match: MatchKey
    division: str
    home: str
    away: str
    day: date
    end_date: date
    start: time | None
    state: str
    """``open``, ``entered`` or ``complete``."""
    found: tuple[FindingView, ...]
    """What stands against its date."""
    notes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DatedRound:
    """A round of a division."""

    division: str
    name: str
    number: int
    end_date: date
    matches: tuple[DatedMatch, ...]

    @property
    def complete(self) -> int:
        """Return how many matches are complete."""
        return sum(one.state == "complete" for one in self.matches)

    @property
    def against(self) -> int:
        """Return how many matches have something standing against their date."""
        return sum(bool(one.found) for one in self.matches)


@dataclass(frozen=True, slots=True)
class CalledUp:
    """A call-up with the player's name."""

    call: CallUp
    name: str
    teams: tuple[str, ...]
    """Teams on whose lists the player stands."""


@dataclass(frozen=True, slots=True)
class CalendarPageView:
    """The calendar of one division, or of all."""

    book: str
    protects: bool
    """The rule book knows protected dates and moved matches."""
    divisions: tuple[tuple[str, str], ...]
    """Id and name of those shown."""
    rounds: tuple[DatedRound, ...]
    """By their end dates."""
    holidays: tuple[tuple[date, str], ...]
    """Public holidays of the federation's land, from the first week shown to the last."""
    protected: tuple[ProtectedDate, ...]
    called_up: tuple[CalledUp, ...]

    @property
    def matches(self) -> tuple[DatedMatch, ...]:
        """Return all matches by their days."""
        found = (one for round_ in self.rounds for one in round_.matches)
        return tuple(sorted(found, key=lambda one: (one.day, one.match)))
