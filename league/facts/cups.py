"""A cup: the draw, how its matches ended, and the lots that decided."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Annotated

from league.facts.fields import Author, DivisionId, TeamId, called
from league.facts.seasons import MatchKey


@dataclass(frozen=True, slots=True)
class CupDraw:
    """The draw of a knock-out; its bracket can be drawn again from it at any time."""

    division: DivisionId
    teams: Annotated[tuple[TeamId, ...], called("teams")]
    seed: Annotated[int, called("starting number")]
    """Whole number, 0 or more, that the lots came from."""
    day: Annotated[date, called("day")]
    by: Author = ""
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
    seed: Annotated[int, called("starting number")]
    """Whole number, 0 or more, that the lot came from."""
    winner: Annotated[TeamId, called("winner")]
    """Team it picked."""
    day: Annotated[date, called("day")]
    by: Author = ""
    """Who drew it."""
