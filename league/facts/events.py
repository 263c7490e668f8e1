"""Individual and youth events: who entered and qualified, the announcement, and what is reported.

Money is integer cents.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Annotated

from league.facts.event_games import EnteredTeam, EventGame, TeamMatch
from league.facts.fields import ClubId, Code, Paragraph, PassNumber, Personal, Words, called
from league.facts.places import Candidate, PaidEntry
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
    paid: PaidEntry | None = None
    """What it costs, and whether that was paid; None = not looked at."""

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

    name: Annotated[Words, called("name")] = ""
    organiser: Annotated[Words, called("organiser")] = ""
    eligible: Annotated[Words, called("who may play")] = ""
    """Who may take part."""
    closing: Annotated[date | None, called("closing date")] = None
    entry_fee: Annotated[int | None, called("entry fee")] = None
    """Cents; 0 = none is charged."""
    deposit: Annotated[int | None, called("Entry deposit")] = None
    """Cents of Reuegeld; 0 = none is asked for."""
    venue: Annotated[Words, called("venue")] = ""
    dates: Annotated[tuple[date, ...], called("dates")] = ()
    time_control: Annotated[Code, called("time control")] = ""
    titles: Annotated[Words, called("titles")] = ""
    """How titles, qualifications or rights to represent are gained."""
    prizes: Annotated[Words, called("prizes")] = ""
    rules: Annotated[Code, called("rules")] = ""
    """The rule book it refers to."""
    parts: Annotated[Mapping[Paragraph, Words], called("further parts")] = field(
        default_factory=dict
    )
    """What it says besides, by the paragraph that asks for it."""
    fee_without_board: Annotated[int | None, called("entry fee without board")] = None
    """Cents, where the fee is less without room and board; None = it does not say."""
    court: Annotated[bool | None, called("has a court")] = None
    """Whether the event has a court of its own; None = as the book has it."""


@dataclass(frozen=True, slots=True)
class EnteredPlayer:
    """An entry as it is on file."""

    ident: PassNumber
    entered: Annotated[date | None, called("entered")] = None
    group: Annotated[Code, called("group")] = ""
    with_board: Annotated[bool | None, called("with board")] = None
    """With room and board; None = not said, which is as with."""
    replacement: Annotated[bool | None, called("replacement")] = None
    """He waits for a place that comes free; None = not said, he does not."""
    called_on: Annotated[date | None, called("called")] = None
    """Day on which a replacement was called."""


@dataclass(frozen=True, slots=True)
class EventFile:
    """An event on file: its Ausschreibung, who entered, and how it ended."""

    id: Annotated[Code, called("code")]
    kind: Annotated[Code, called("kind")]
    """Which event of the book it is, such as ``U14``."""
    year: Annotated[int, called("year")]
    day: Annotated[date, called("day")]
    """First day of play."""
    announcement: Annotated[Announcement, called("announcement")] = field(
        default_factory=Announcement
    )
    issued: Annotated[date | None, called("announced publicly")] = None
    """Day on which the Ausschreibung went out."""
    district: Annotated[Code | None, called("district")] = None
    entries: Annotated[tuple[EnteredPlayer, ...], called("entries")] = ()
    nominated: Annotated[tuple[PassNumber, ...], called("nominated players")] = ()
    earlier: Annotated[Mapping[Code, tuple[PassNumber, ...]], called("earlier results")] = field(
        default_factory=dict
    )
    """Pass numbers by final place: ``last`` = the same event before, or a group's name."""
    ranking: Annotated[
        tuple[Annotated[str, called(personal=Personal.WORDS, things=("players",))], ...],
        called("ranking"),
    ] = ()
    """Pass numbers, or names of teams, by final place, once it was played."""
    games: Annotated[tuple[EventGame, ...], called("games")] = ()
    teams: Annotated[tuple[EnteredTeam, ...], called("teams", "team")] = ()
    matches: Annotated[tuple[TeamMatch, ...], called("matches")] = ()
    seed: Annotated[int | None, called("starting number")] = None
    """What the lots of the pairing came from."""
    candidates: Annotated[tuple[Candidate, ...], called("candidates")] = ()
    """What is known of those who might have a place."""
    cancelled: Annotated[tuple[PassNumber, ...], called("gave a place back")] = ()
    """Pass numbers of those who gave a place back."""
    first_regional: Annotated[date | None, called("first regional championship")] = None
    """First day of the first regional championship; None = not known."""
    held_by: Annotated[ClubId, called("host")] = ""
    """Club that holds it; empty = not known."""


@dataclass(frozen=True, slots=True)
class Duty:
    """One report that is due, and when it came."""

    number: Annotated[int, called("number")]
    paragraph: Paragraph
    """The paragraph that asks for it."""
    about: Annotated[Words, called("about")]
    """What is reported, such as the event's name; of a player his pass number."""
    day: Annotated[date, called("day")]
    """The day its time limit follows from, such as the event's first."""
    reported: Annotated[date | None, called("reported")] = None
    """None = not reported yet."""
