"""What an official is about to record of a match."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date

from league.facts.matches import Score


@dataclass(frozen=True, slots=True)
class MatchDraft:
    """A match as typed on the screen, not yet stored."""

    day: date
    home: tuple[str | None, ...]
    """Pass numbers by board; None = empty."""
    away: tuple[str | None, ...]
    results: tuple[Score | None, ...]
    gaps_paid: tuple[frozenset[int], frozenset[int]] = (frozenset(), frozenset())
    reported: tuple[date | None, date | None] = (None, None)
    played_on: Mapping[int, date] = field(default_factory=dict)
    remarks: Mapping[int, str] = field(default_factory=dict)
    """Board to ``late home``, ``late away`` or ``late both``."""
