"""What a rule book is asked about events, and about reports that others owe.

Each class is one capability. A book gives its functions by name, and mypy checks them at both ends;
one that it does not give stays ``Unserved``. All are asked with the values in force on a day.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Protocol

from league.facts.events import Announcement, Duty, EventFacts, Field, Place, YouthTeam
from league.facts.places import Candidate, Championship, PaidEntry
from league.facts.quotas import Finished
from league.findings import Finding
from league.language import _
from league.outcomes.onward import Onward
from league.outcomes.places import EntryOutcome, PlacesGiven
from league.rulebook.paragraphs import Values
from league.rulebook.unserved import Unserved

_EVENTS = Unserved(lambda: _("events"))
_PARTS = Unserved(lambda: _("further parts of an announcement"))
_TEAM_EVENTS = Unserved(lambda: _("events for teams"))
_PLACES = Unserved(lambda: _("places in championships"))
_ONWARD = Unserved(lambda: _("places in a larger federation"))
_PAID = Unserved(lambda: _("entries that are paid"))
_DUTIES = Unserved(lambda: _("reports that others owe"))


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
    parts: Callable[[Values], Sequence[str]] = _PARTS
    """Paragraphs by which an announcement says more than all do; their sentence ``part`` heads."""
    lacks: Callable[[Announcement, Values], Iterable[Finding]] = _EVENTS
    """Each thing that an announcement does not say."""
    issue: Callable[[Announcement, Values], Announcement] = _EVENTS
    """Lets a complete announcement go out. Raises InputError that names all it lacks."""
    judge_entries: Callable[[EventFacts, Values], Sequence[Finding]] = _EVENTS
    field: Callable[[EventFacts, Values], Field] = _EVENTS
    """Who of those that entered has a place, and by what."""
    places: Callable[[Championship, Values], PlacesGiven] = _PLACES
    """Who has a place, who may follow, who may not."""
    call: Callable[[Championship, str, Values], Sequence[Finding]] = _PLACES
    """What stands against calling a replacement."""
    committee: Callable[[Values], Sequence[str]] = _PLACES
    """Seats of those who vote on free places and on exceptions."""
    with_rankings: Callable[[Candidate, EventFacts, Values], Candidate] = _PLACES
    """A candidate with the places and titles that earlier rankings on file show."""
    regions: Callable[[str, Values], Sequence[str]] = _PLACES
    """Regions of an event whose own championships bring places, as the book writes them."""
    entry: Callable[[PaidEntry, Values], EntryOutcome | None] = _PAID
    """Whether an entry counts, and what it costs; None = no fee is set for its competition."""
    title: Callable[[str, int, Values], str] = _EVENTS
    """The title by kind and year."""
    groups: Callable[[EventFacts, Sequence[str], Values], Mapping[str, tuple[str, ...]]] = _EVENTS
    """A ranking of its own for each age group, from the final order."""
    title_holder: Callable[[EventFacts, Sequence[str], Values], str | None] = _EVENTS
    more_titles: Callable[[EventFacts, Sequence[str], Values], Sequence[tuple[str, str]]] = _EVENTS
    """Titles of groups that are ranked apart, each with who has it."""
    qualified: Callable[[EventFacts, Sequence[str], Values], Sequence[Place]] = _EVENTS
    quota_groups: Callable[[Values], Sequence[str]] = _ONWARD
    """Groups of which a larger federation says how many it takes."""
    quota_group: Callable[[str, Values], str] = _ONWARD
    """A group as the book spells it. Raises InputError for one that has no such places."""
    onward: Callable[[Finished, Values], Onward] = _ONWARD
    """Who goes on from a championship that is over, to which, and why."""
    team_title: Callable[[str, int, Values], str] = _ONWARD
    """The title of a team's championship by division and year; empty = it has none."""
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
class Duties:
    """Reports that others owe by a day."""

    kinds: Callable[[Values], Sequence[str]] = _DUTIES
    """The paragraphs by which something is to be reported."""
    due: Callable[[Duty, Values], date] = _DUTIES
    judge: Callable[[Duty, date, Values], Sequence[Finding]] = _DUTIES
    """What is found on a report as of a day."""
