"""The rule book and the journal as they are shown."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime

from league.facts.seasons import MatchKey
from league.views.findings import FindingView


@dataclass(frozen=True, slots=True)
class JournalRow:
    """One step in the journal."""

    number: int
    at: datetime | None
    """By the clocks of the federation; None = what is stored is no moment."""
    by: str
    what: str
    before: str
    after: str
    why: str
    season: str = ""
    """Empty = beyond one season."""
    told: str = ""
    """As what its facts are told: a kind of record, or of step."""
    clock_back: bool = False
    """Its moment is before that of the step before: the clock had gone back."""


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


@dataclass(frozen=True, slots=True)
class BookView:
    """A rule book, or one paragraph of it."""

    id: str
    name: str
    paragraphs: tuple[ParagraphView, ...]


@dataclass(frozen=True, slots=True)
class ValueRow:
    """A value of a paragraph from one day on."""

    name: str
    value: str
    since: date
    state: str
    """``in force``, ``past`` or ``to come`` on the day looked at."""


@dataclass(frozen=True, slots=True)
class FoundUnder:
    """A finding of this season under a paragraph."""

    where: str
    """Match or list."""
    day: date | None
    match: MatchKey | None
    team: str | None
    """Whose list it is in; None = it is in a match."""
    finding: FindingView


@dataclass(frozen=True, slots=True)
class RuleBookView:
    """A whole rule book on a day."""

    id: str
    name: str
    day: date
    paragraphs: tuple[ParagraphView, ...]
    values: Mapping[str, tuple[ValueRow, ...]]
    """By paragraph."""
    found: Mapping[str, int]
    """Findings of this season by paragraph."""


@dataclass(frozen=True, slots=True)
class RulePage:
    """One paragraph with everything about it."""

    book: str
    """Id of its rule book."""
    day: date
    paragraph: ParagraphView
    values: tuple[ValueRow, ...]
    functions: tuple[str, ...]
    """That serve it; of a check the one that judges it leads."""
    found: tuple[FoundUnder, ...]
