"""What the papers of an event say: its announcement, and the form by which one enters."""

from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True, slots=True)
class TimetableDay:
    """What happens on a day."""

    day: str
    """As it is written."""
    entries: tuple[tuple[str, str], ...]
    """Hour and what happens then."""


@dataclass(frozen=True, slots=True)
class AnnouncementPart:
    """A part of an announcement."""

    label: str
    words: str
    """Empty = all of it is a timetable."""
    days: tuple[TimetableDay, ...] = ()
    """Of a timetable."""


@dataclass(frozen=True, slots=True)
class EntryForm:
    """The page by which one enters."""

    days: str
    closing: date | None
    groups: tuple[str, ...]
    """Of which one is ticked."""
    regions: tuple[str, ...]
    """Of which one is ticked; none = the book knows none."""
    terms: tuple[tuple[str, str], ...]
    """Label and words of what one has to know to enter."""
