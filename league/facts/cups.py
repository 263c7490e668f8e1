"""A cup: the draw, how its matches ended, and the lots that decided."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date

from league.facts.seasons import MatchKey


@dataclass(frozen=True, slots=True)
class CupDraw:
    """The draw of a knock-out; its bracket can be drawn again from it at any time."""

    division: str
    teams: tuple[str, ...]
    seed: int
    """Whole number, 0 or more, that the lots came from."""
    day: date
    by: str = ""
    """Who held it."""


@dataclass(frozen=True, slots=True)
class CupResults:
    """How the matches of a cup ended so far."""

    outcomes: Mapping[MatchKey, str | None] = field(default_factory=dict)
    """Who goes on, as the rule book says: ``home``, ``away``, ``lot``; None = nobody."""
    lots: Mapping[MatchKey, int] = field(default_factory=dict)
    """Seed of the lot that was drawn for a match, where one had to decide."""


@dataclass(frozen=True, slots=True)
class CupLot:
    """The lot that was drawn for a match which nothing else decided."""

    match: MatchKey
    seed: int
    """Whole number, 0 or more, that the lot came from."""
    winner: str
    """Team it picked."""
    day: date
    by: str = ""
    """Who drew it."""
