"""What comes of the places in a championship, of entries that are paid, and of penalties."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date

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
    reasons: Mapping[str, Finding] = field(default_factory=dict)
    """Why those who may follow, or wait for a decision, do so."""
    unfit: frozenset[str] = frozenset()
    """Of the refused those who can have no place here whatever else is known of them."""


@dataclass(frozen=True, slots=True)
class EntryOutcome:
    """Whether an entry counts, and what it costs."""

    counts: bool
    cents: int
    rule: str
    findings: tuple[Finding, ...] = ()
    due: date | None = None
    """Last day to pay it; None = none is set."""


@dataclass(frozen=True, slots=True)
class SanctionOutcome:
    """Whether a penalty is allowed."""

    allowed: bool
    rule: str
    ceiling: int | None
    """The most: cents of a fine, months of a ban; None = there is none."""
    sentence: Sentence | None = None
    """What stands against it."""
