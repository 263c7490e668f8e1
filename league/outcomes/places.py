"""What comes of the places in a championship, of entries that are paid, and of penalties."""

from dataclasses import dataclass

from league.facts.events import Place
from league.findings import Finding, Sentence


@dataclass(frozen=True, slots=True)
class PlacesGiven:
    """Who has a place, who may follow, and who may not."""

    qualified: tuple[Place, ...]
    """In the order of the book, each with the paragraph that gives the place."""
    open: int | None
    """Places left; None = the book sets no number."""
    following: tuple[str, ...] = ()
    """Who may take a place that is left, next in line first."""
    refused: tuple[Finding, ...] = ()
    undecided: tuple[str, ...] = ()
    """Of whom somebody has to decide."""


@dataclass(frozen=True, slots=True)
class EntryOutcome:
    """Whether an entry counts, and what it costs."""

    counts: bool
    cents: int
    rule: str
    findings: tuple[Finding, ...] = ()


@dataclass(frozen=True, slots=True)
class SanctionOutcome:
    """Whether a penalty is allowed."""

    allowed: bool
    rule: str
    ceiling: int | None
    """The most: cents of a fine, months of a ban; None = there is none."""
    sentence: Sentence | None = None
    """What stands against it."""
