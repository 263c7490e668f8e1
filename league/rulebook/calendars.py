"""What a rule book is asked about the days on which matches are played.

Each class is one capability. A book gives its functions by name, and mypy checks them at both ends;
one that it does not give stays ``Unserved``. All are asked with the values in force on a day.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date, time

from league.facts.calendars import Calendar, Move, ProtectedDate
from league.facts.seasons import Division, Fixture
from league.findings import Finding, Note
from league.language import _
from league.outcomes.schedules import Moved
from league.rulebook.paragraphs import Values
from league.rulebook.unserved import Unserved

_DATES = Unserved(lambda: _("the dates of matches"))
CalendarCheck = Callable[[Calendar, Values], Iterable[Finding]]


@dataclass(frozen=True, slots=True)
class CalendarRules:
    """What a book says of the days on which matches are played."""

    season_days: Callable[[int, Values], tuple[date, date]] = _DATES
    """First and last day of a season, by its year."""
    usual_start: Callable[[Values], time] = _DATES
    """When a match begins for which nothing was set, agreed or decided."""
    move: Callable[[Move, Calendar, Values], Moved] = _DATES
    protected_dates: CalendarCheck = _DATES
    """Matches set on a day that is kept free for an event."""
    free_date: Callable[[ProtectedDate, Iterable[ProtectedDate], Values], Iterable[Finding]] = (
        _DATES
    )
    """What stands against keeping a day free for an event beside others."""
    holidays: Callable[[Division, Iterable[Fixture], Values], Iterable[Note]] = _DATES
    last_round: CalendarCheck = _DATES
    end_dates: CalendarCheck = _DATES
    """What stands against the last days of the rounds."""
    played_in_time: Callable[[Fixture, Values], Iterable[Finding]] = _DATES
