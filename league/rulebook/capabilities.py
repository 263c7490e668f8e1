"""What a rule book may be asked about play: calendar, captains, draws, cup, events and so on.

Each class is one capability. A book gives its functions by name, and mypy checks them at both ends;
one that it does not give stays ``Unserved``. All are asked with the values in force on a day.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, time, timedelta
from typing import Protocol

from fixtures.knockout import Rounds
from fixtures.three_teams import Pairing
from league.facts.calendars import Calendar, Draw, Move, ProtectedDate
from league.facts.cups import CupDraw, CupResults
from league.facts.divisions import DivisionDecision, Matter
from league.facts.events import Announcement, EventFacts, Field, Place, YouthTeam
from league.facts.matches import MatchFacts, Score
from league.facts.qualifications import QualificationLineup, QualificationList
from league.facts.seasons import Division, Fixture
from league.facts.squads import Member
from league.findings import Fee, Finding, Note, Sentence
from league.language import _
from league.outcomes.closing import Cascade, Closing, Numbers, Rung
from league.outcomes.movement import Ranked
from league.outcomes.rights import Counted, ThreeTeams
from league.outcomes.schedules import GoingUp, Moved
from league.rulebook.paragraphs import Values
from league.rulebook.unserved import Unserved

_DATES = Unserved(lambda: _("the dates of matches"))
_SUBSTITUTES = Unserved(lambda: _("substitutes after the start of a match"))
_ALONE = Unserved(lambda: _("a lineup that was handed in alone"))
_REPORTS = Unserved(lambda: _("the day by which captains report"))
_DECISIONS = Unserved(lambda: _("decisions for a division"))
_DRAWS = Unserved(lambda: _("draws"))
_CUP = Unserved(lambda: _("a cup"))
_EVENTS = Unserved(lambda: _("events"))
_TEAM_EVENTS = Unserved(lambda: _("events for teams"))
_MOVEMENT = Unserved(lambda: _("promotion and relegation"))
_QUALIFICATION = Unserved(lambda: _("qualification tournaments"))

CalendarCheck = Callable[[Calendar, Values], Iterable[Finding]]
Results = Sequence[Mapping[Pairing, Score]]
"""The results of each round."""


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


@dataclass(frozen=True, slots=True)
class Captains:
    """What a book says of the lineups that captains hand over, and of their reports."""

    substitutes_for: Callable[[Values], timedelta] = _SUBSTITUTES
    """How long after the start of a match a substitute may still come in."""
    alone_after: Callable[[Values], timedelta] = _ALONE
    """How long after the start the official sees a lineup that was handed in alone."""
    report_due: Callable[[date, Values], date] = _REPORTS
    """Last day of a captain's report, by the day of the match."""


@dataclass(frozen=True, slots=True)
class DivisionDecisions:
    """What a book lets officials decide for one division."""

    judge: Callable[[DivisionDecision, Division, Values], Iterable[Finding]] = _DECISIONS
    paragraphs: Callable[[Values], Mapping[Matter, str]] = _DECISIONS
    """The paragraph that lets a matter be decided."""


@dataclass(frozen=True, slots=True)
class Draws:
    """How a book draws the matches of a division."""

    due: Callable[[int | None, int, Values], bool] = _DRAWS
    """Whether a draw is due, by the year of the last one (None = never) and the season's year."""
    by_director: Callable[[Division, Values], Sentence | None] = _DRAWS
    """That a division is paired by its director round by round; None = it is drawn."""
    numbers: Callable[[Draw, Values], Mapping[str, int]] = _DRAWS
    """Each team's draw number, in the order of the numbers."""
    rounds: Callable[
        [Division, Mapping[str, int], Sequence[date], int, Values, bool], list[Fixture]
    ] = _DRAWS
    """The matches by draw numbers, last days of the rounds and season year; True = both ways."""


@dataclass(frozen=True, slots=True)
class Cup:
    """How a book plays a knock-out."""

    rounds: Callable[[CupDraw, CupResults, Values], Rounds] = _CUP
    fixtures: Callable[[CupDraw, Rounds, Sequence[date], int, Values], list[Fixture]] = _CUP
    """The matches known so far, by the last days of the rounds and the season's year."""
    title: Callable[[int, Values], str] = _CUP


class EventCriteria(Protocol):
    """What decides behind the points of an event, in order."""

    def __call__(self, kind: str, values: Values, *, round_robin: bool) -> Sequence[str]:
        """Return criteria (``league.outcomes.tiebreaks``) for a kind of event."""


@dataclass(frozen=True, slots=True)
class Events:
    """What a book says of individual championships and of events for youth teams."""

    kinds: Callable[[Values], Sequence[str]] = _EVENTS
    deadlines: Callable[[str, date, date, Values], Mapping[str, date]] = _EVENTS
    """Paragraph to last day, by kind, first and last day of the event."""
    lacks: Callable[[Announcement, Values], Iterable[Finding]] = _EVENTS
    """Each thing that an announcement does not say."""
    issue: Callable[[Announcement, Values], Announcement] = _EVENTS
    """Lets a complete announcement go out. Raises InputError that names all it lacks."""
    judge_entries: Callable[[EventFacts, Values], Sequence[Finding]] = _EVENTS
    field: Callable[[EventFacts, Values], Field] = _EVENTS
    """Who of those that entered has a place, and by what."""
    title: Callable[[str, int, Values], str] = _EVENTS
    """The title by kind and year."""
    groups: Callable[[EventFacts, Sequence[str], Values], Mapping[str, tuple[str, ...]]] = _EVENTS
    """A ranking of its own for each age group, from the final order."""
    title_holder: Callable[[EventFacts, Sequence[str], Values], str | None] = _EVENTS
    qualified: Callable[[EventFacts, Sequence[str], Values], Sequence[Place]] = _EVENTS
    criteria: EventCriteria = _EVENTS
    unplayed: Callable[[Values], str] = _EVENTS
    """What is said below a table about unplayed games."""
    judge_team: Callable[[YouthTeam, str, int, date, Values], tuple[Finding, ...]] = _TEAM_EVENTS
    """Findings of a team by kind of event, year and day."""
    team_boards: Callable[[str, Values], int | None] = _TEAM_EVENTS
    """Boards of a kind of event; None = no event for teams."""
    team_criteria: Callable[[Values], Sequence[str]] = _TEAM_EVENTS
    team_pairings: Callable[[Sequence[str], int, Values], list[list[tuple[str, str]]]] = (
        _TEAM_EVENTS
    )
    """Rounds of (home, away), the numbers drawn by a seed."""


@dataclass(frozen=True, slots=True)
class Movement:
    """Who goes up and down at the end of a season."""

    pyramid: Callable[[Sequence[Division], Values], Mapping[str, str | None]] = _MOVEMENT
    """Each division of the pyramid and the one above it."""
    rung: Callable[[Division, Iterable[Ranked], str | None, Values, Numbers], Rung] = _MOVEMENT
    """A division's numbers, by its ranking, the division above and what was decided."""
    in_addition: Callable[[Values], bool] = _MOVEMENT
    """Whether a club's second team goes down on top of the usual number."""
    cascade: Callable[[Closing, Values], Cascade] = _MOVEMENT


@dataclass(frozen=True, slots=True)
class Qualification:
    """How a book plays the tournaments that decide who goes up."""

    rank: Callable[[str, int, Sequence[str], Results, Mapping[str, int], Values], ThreeTeams] = (
        _QUALIFICATION
    )
    """Three teams by system, boards, order drawn, results and average ratings."""
    counts: Callable[
        [str, int, Sequence[str], Results, Mapping[str, int], Values],
        Mapping[str, Sequence[Counted]],
    ] = _QUALIFICATION
    """What each criterion of the system gave each team, asked as ``rank``."""
    rounds: Callable[[str, int, Values], list[list[Pairing]]] = _QUALIFICATION
    """Both rounds of three teams, by system and boards."""
    system: Callable[[int, Values, str | None], str] = _QUALIFICATION
    """The system for so many teams, or what was decided."""
    pairings: Callable[[Sequence[str], int, Values], list[list[tuple[str, str]]]] = _QUALIFICATION
    symbols: Callable[[Sequence[str], int, Values], tuple[str, ...]] = _QUALIFICATION
    """Three teams in the order of their symbols, by lot."""
    going_up: Callable[[Sequence[Sequence[str]], Values, int | None], GoingUp] = _QUALIFICATION
    """Who goes up by the ranking, or as many as was decided."""
    barred_from: Callable[[MatchFacts, Member, Values], str | None] = _QUALIFICATION
    """The paragraph that barred a player from the home side's match; None = he was entitled."""
    judge_list: Callable[[QualificationList, Values], list[Finding]] = _QUALIFICATION
    judge_lineup: Callable[[QualificationLineup, Values], list[Finding]] = _QUALIFICATION
    fees: Callable[[QualificationLineup, Sequence[Finding], Values], list[Fee]] = _QUALIFICATION
