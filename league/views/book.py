"""The rule book and the journal as they are shown."""

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True)
class JournalRow:
    """One step in the journal."""

    number: int
    at: datetime
    by: str
    what: str
    before: str
    after: str
    why: str
    season: str = ""
    """Empty = beyond one season."""


@dataclass(frozen=True, slots=True)
class ParagraphView:
    """One paragraph of the rule book."""

    id: str
    citation: str
    title: str
    kind: str
    says: str
    reading: str
    values: tuple[tuple[str, str, str], ...]
    """Name, value, in force since."""
    person: str = ""
    """Where a person records what he decides about it, in a sentence; empty = nobody does."""
