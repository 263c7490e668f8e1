"""The editions of the Laws of Chess as they are shown: which was in force, how they differ."""

from dataclasses import dataclass
from datetime import date

from league.views.book import ParagraphView


@dataclass(frozen=True, slots=True)
class EditionView:
    """One edition."""

    id: str
    short: str
    name: str
    first_day: date
    last_day: date | None
    """Last day on which the print is known to have been in force; None = it still is."""


@dataclass(frozen=True, slots=True)
class InForceView:
    """The edition of a day."""

    day: date
    edition: EditionView | None
    """None = none of those at hand."""
    neighbours: tuple[EditionView, ...]
    """The editions beside a gap, the older one first."""
    sentence: str


@dataclass(frozen=True, slots=True)
class DifferenceRow:
    """One topic, and what each edition says of it."""

    topic: str
    """Its code."""
    title: str
    said: tuple[tuple[ParagraphView, ...], ...]
    """By edition, in the order of the table; nothing = the edition has no word of it."""


@dataclass(frozen=True, slots=True)
class Differences:
    """The editions side by side."""

    editions: tuple[EditionView, ...]
    """The federation's book in front, if one was asked for."""
    rows: tuple[DifferenceRow, ...]


@dataclass(frozen=True, slots=True)
class ChessView:
    """What a time control makes."""

    chess: str
    """``standard``, ``rapid`` or ``blitz``; empty = no edition of the day is at hand."""
    sentence: str
