"""Individual and youth events: entries, tables, what is due."""

from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field as with_default
from datetime import date

from league.facts.events import EventFile, Field, Place
from league.findings import Finding
from league.outcomes.places import EntryOutcome
from league.views.findings import ExplanationView


@dataclass(frozen=True, slots=True)
class EventView:
    """An event with what the rules say about it."""

    file: EventFile
    lacks: tuple[Finding, ...]
    """What the Ausschreibung does not say yet."""
    findings: tuple[Finding, ...]
    """What stands against entries and their number."""
    field: Field
    """Who has a place, by which paragraph, and who waits."""
    names: Mapping[str, str]
    """Pass number to name."""
    fees: Mapping[str, EntryOutcome] = with_default(default_factory=dict)
    """Pass number to whether the entry counts, where it costs something."""


@dataclass(frozen=True, slots=True)
class Titles:
    """Who won what."""

    title: str
    """With the year; empty where the book names none."""
    holder: str | None
    """Pass number; None = nobody."""
    groups: Mapping[str, tuple[str, ...]]
    """Age group to its ranking."""
    qualified: tuple[Place, ...] = ()
    """Who qualifies for another event by his place here, and by which paragraph."""
    more: tuple[tuple[str, str], ...] = ()
    """Titles of groups that are ranked apart, each with the pass number of who has it."""


@dataclass(frozen=True, slots=True)
class TableLine:
    """A row of an event's table, ready to be shown."""

    rank: int
    who: str
    """Pass number, or name of the team."""
    name: str
    figures: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class EventTable:
    """An event's table as its games or matches have it."""

    heads: tuple[str, ...]
    """Names of the figures."""
    lines: tuple[TableLine, ...]
    note: str
    order: tuple[str, ...]
    """Who stands where, best first; empty while something is open or a place is shared."""


@dataclass(frozen=True, slots=True)
class Due:
    """Something that has to be done for an event by a day."""

    what: str
    citation: str
    day: date
    left: int
    done: bool = False
    kept: bool = True
    """Whether it is on file here that it was done; otherwise it is only a reminder."""

    @property
    def open(self) -> bool:
        """Say whether the official still has to see to it."""
        return self.kept and not self.done


@dataclass(frozen=True, slots=True)
class EventRow:
    """An event as it is listed."""

    file: EventFile
    kind: str
    """Which event of the book it is, in words."""
    state: str
    lacks: int
    """Parts its Ausschreibung does not give yet."""
    next: Due | None
    """What has to be done next; None = nothing."""


@dataclass(frozen=True, slots=True)
class OnwardRow:
    """Somebody who goes on from a championship, or may follow."""

    championship: str
    """The event's or division's name."""
    group: str
    rank: int
    ident: str
    name: str
    to: str
    follows: bool
    """He goes only where somebody before him does not."""
    citation: str
    why: str


@dataclass(frozen=True, slots=True)
class OnwardView:
    """Who goes on to the championships of larger federations."""

    rows: tuple[OnwardRow, ...]
    quotas: tuple[tuple[str, int], ...]
    """Places by group, as they were put on file."""
    notes: tuple[str, ...]
    """Of which nothing can be said yet, or nobody goes on, and why."""


@dataclass(frozen=True, slots=True)
class Events:
    """All events of a season, what is due first ahead."""

    rows: tuple[EventRow, ...]
    kinds: tuple[tuple[str, str], ...]
    """The events the book knows, and their names; none = it has no rules about events."""
    onward: OnwardView | None = None
    """Who goes on to championships of larger federations; None = the book says nothing of it."""


@dataclass(frozen=True, slots=True)
class EntryRow:
    """A player's entry as it is listed."""

    number: int
    """By the order of entry; by it he is called when places are typed."""
    ident: str
    name: str
    club: str
    rating: int | None
    entered: date | None
    group: str
    place: int | None
    """Number of his place in the field; None = he has none."""
    why: str
    """Paragraph that gives the place, or what stands against him."""
    against: bool
    pages: tuple[ExplanationView, ...]


@dataclass(frozen=True, slots=True)
class FeeRow:
    """What an entry costs, and what was paid of it."""

    ident: str
    player: str
    club: str
    """Number of the club that owes it, or will; empty = none is known."""
    club_name: str
    entered: date | None
    """None = it was taken back."""
    due: int
    left: int
    paid_on: date | None
    """Day on which it was paid in full."""
    counts: bool
    citation: str
    why: str
    """What keeps it from counting; empty = it counts."""
    waits: bool = False
    """It is a replacement's who was not called."""

    @property
    def paid(self) -> int:
        """Return the cents that were paid."""
        return self.due - self.left


@dataclass(frozen=True, slots=True)
class ClubFees:
    """What a club owes for its entries in an event, and what it paid."""

    club: str
    name: str
    entries: int
    counting: int
    """Entries that count."""
    due: int
    left: int

    @property
    def paid(self) -> int:
        """Return the cents that were paid."""
        return self.due - self.left


@dataclass(frozen=True, slots=True)
class FeesView:
    """The fees of an event: by club, and entry by entry."""

    event: str
    clubs: tuple[ClubFees, ...]
    entries: tuple[FeeRow, ...]


@dataclass(frozen=True, slots=True)
class CandidateRow:
    """Somebody who might have a place in an event."""

    ident: str
    name: str
    region: str
    place: int | None
    """In his regional championship."""
    citation: str
    """Of the paragraph that gives or refuses the place; empty = none does yet."""
    why: str
    entry: str = ""
    """How far the entry got, in words; empty = it is not looked at."""


@dataclass(frozen=True, slots=True)
class PlacesView:
    """The places of an event: who has one, who may follow, who may not."""

    event: str
    qualified: tuple[CandidateRow, ...]
    """In the order of the book."""
    open: int | None
    """Places left; None = the book sets no number."""
    following: tuple[CandidateRow, ...]
    """Next in line first."""
    refused: tuple[CandidateRow, ...]
    undecided: tuple[CandidateRow, ...]
    """Of whom somebody has to decide."""
    host: str = ""
    """Name of the club that holds it; empty = not known."""


@dataclass(frozen=True, slots=True)
class EventSheet:
    """One event with all that is on file."""

    row: EventRow
    view: EventView
    parts: tuple[tuple[str, str], ...]
    """Label and words of what the Ausschreibung says; empty words = it does not say."""
    lacks: tuple[str, ...]
    dues: tuple[Due, ...]
    entries: tuple[EntryRow, ...]
    against: tuple[str, ...]
    """What stands against entries and their number."""
    titles: Titles | None
    names: tuple[str, ...]
    """The final ranking by name."""
    table: EventTable | None
    """As the games have it; None while none is on file."""
    tournament: str | None
    """The tournament that decides it; None = none."""
    qualified: tuple[str, ...]
    """Who qualifies for another event by his place here, each in a sentence."""
    pages: tuple[ExplanationView, ...]
    """What is lacking, explained."""
    fees: FeesView | None = None
    """What entries cost; None = none does."""
    places: PlacesView | None = None
    """Who has a place whether he entered or not; None = the book gives none before entries."""
