"""Individual and youth events: who entered and qualified, the announcement, and what is reported.

Money is integer cents.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date

from league.facts.event_games import EnteredTeam, EventGame, TeamMatch
from league.facts.places import Candidate
from league.facts.squads import Member


@dataclass(frozen=True, slots=True)
class Entry:
    """One player's entry in an event."""

    member: Member
    """The player with his registrations in the federation; without one he is not registered."""
    club: str | None = None
    district: str | None = None
    """Kreis of his club."""
    entered: date | None = None
    """Day of his entry; None = counts as in time."""
    group: str = ""
    """Age group he entered, where an event has several."""

    @property
    def ident(self) -> str:
        """Return his pass number."""
        return self.member.ident


@dataclass(frozen=True, slots=True)
class EventFacts:
    """Everything about one event that a rule may ask."""

    kind: str
    """Which event of the book it is, such as ``U14``, ``U18w``, ``seniors-m``, ``rapid``."""
    year: int
    """Calendar year of the event."""
    day: date
    """First day of play."""
    entries: tuple[Entry, ...] = ()
    earlier: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Pass numbers by final place: ``last`` = the same event before, or a group's name."""
    nominated: tuple[str, ...] = ()
    """Pass numbers nominated by the official in charge, in his order."""
    closing: date | None = None
    """Last day for entries; None = none set."""
    district: str | None = None
    """Kreis that holds it."""
    candidates: tuple[Candidate, ...] = ()
    """What is known of those who might have a place."""
    first_regional: date | None = None
    """First day of the first regional championship."""


@dataclass(frozen=True, slots=True)
class Place:
    """One place in an event and the paragraph that gives it."""

    ident: str
    paragraph: str


@dataclass(frozen=True, slots=True)
class Field:
    """Who plays, and who waits."""

    places: tuple[Place, ...]
    waiting: tuple[str, ...]
    """Pass numbers of eligible players without a place, next in line first."""


@dataclass(frozen=True, slots=True)
class YouthTeam:
    """One team of a youth team championship."""

    name: str
    club: str
    players: tuple[Entry, ...]
    """Board 1 first."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """What an Ausschreibung says; empty text or None = it does not say."""

    name: str = ""
    organiser: str = ""
    eligible: str = ""
    """Who may take part."""
    closing: date | None = None
    entry_fee: int | None = None
    """Cents; 0 = none is charged."""
    deposit: int | None = None
    """Cents of Reuegeld; 0 = none is asked for."""
    venue: str = ""
    dates: tuple[date, ...] = ()
    time_control: str = ""
    titles: str = ""
    """How titles, qualifications or rights to represent are gained."""
    prizes: str = ""
    rules: str = ""
    """The rule book it refers to."""
    parts: Mapping[str, str] = field(default_factory=dict)
    """What it says besides, by the paragraph that asks for it."""


@dataclass(frozen=True, slots=True)
class EnteredPlayer:
    """An entry as it is on file."""

    ident: str
    entered: date | None = None
    group: str = ""


@dataclass(frozen=True, slots=True)
class EventFile:
    """An event on file: its Ausschreibung, who entered, and how it ended."""

    id: str
    kind: str
    """Which event of the book it is, such as ``U14``."""
    year: int
    day: date
    """First day of play."""
    announcement: Announcement = field(default_factory=Announcement)
    issued: date | None = None
    """Day on which the Ausschreibung went out."""
    district: str | None = None
    entries: tuple[EnteredPlayer, ...] = ()
    nominated: tuple[str, ...] = ()
    earlier: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Pass numbers by final place: ``last`` = the same event before, or a group's name."""
    ranking: tuple[str, ...] = ()
    """Pass numbers, or names of teams, by final place, once it was played."""
    games: tuple[EventGame, ...] = ()
    teams: tuple[EnteredTeam, ...] = ()
    matches: tuple[TeamMatch, ...] = ()
    seed: int | None = None
    """What the lots of the pairing came from."""
    candidates: tuple[Candidate, ...] = ()
    """What is known of those who might have a place."""
    cancelled: tuple[str, ...] = ()
    """Pass numbers of those who gave a place back."""
    first_regional: date | None = None
    """First day of the first regional championship; None = not known."""


@dataclass(frozen=True, slots=True)
class Duty:
    """One report that is due, and when it came."""

    number: int
    paragraph: str
    """The paragraph that asks for it."""
    about: str
    """What is reported, such as the event's name; of a player his pass number."""
    day: date
    """The day its time limit follows from, such as the event's first."""
    reported: date | None = None
    """None = not reported yet."""
