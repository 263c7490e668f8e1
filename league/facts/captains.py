"""What captains tell the office: how a match went, each by himself, and other days for it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime, time

from league.facts.matches import Score, Side
from league.facts.seasons import MatchKey


@dataclass(frozen=True, slots=True)
class CaptainReport:
    """One captain's report of a match; a later one of the same side corrects it."""

    match: MatchKey
    side: Side
    at: datetime
    """UTC."""
    by: str
    results: tuple[Score | None, ...]
    """By board, half points of the home and the away side; None = nothing was played."""
    late: Mapping[int, str] = field(default_factory=dict)
    """Board to ``late home``, ``late away`` or ``late both``."""
    paid: frozenset[int] = frozenset()
    """Own gaps paid for in cash."""
    received: frozenset[int] = frozenset()
    """The opponent's gaps that cash was received for."""
    absent: bool = False
    """The opponent did not come."""
    remarks: str = ""
    protest: str = ""
    """What is protested against; empty = nothing."""
    form: str = ""
    """Mark of the form it came with: the same form sent again is the same report."""


@dataclass(frozen=True, slots=True)
class ReportDecision:
    """What an official decided where two reports differ."""

    match: MatchKey
    at: datetime
    by: str
    reason: str


@dataclass(frozen=True, slots=True)
class ProposedDay:
    """A day, and an hour, on which a match could be played."""

    day: date
    start: time | None = None
    """None = as the match is set."""


@dataclass(frozen=True, slots=True)
class MoveProposal:
    """Days that one team proposes for a match, and the other's answer."""

    match: MatchKey
    side: Side
    """Who proposes."""
    days: tuple[ProposedDay, ...]
    at: datetime
    by: str
    words: str = ""
    accepted: int | None = None
    """Number of the day that was accepted, from 0."""
    refused: str = ""
    """Why none was accepted."""
    answered_at: datetime | None = None
    answered_by: str = ""
    form: str = ""
