"""Sealed lineups as they are shown: what is handed in, what is open by now, what was found."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from league.facts.matches import Side
from league.facts.seals import OpenedAs, SealedRow, Substitution
from league.facts.seasons import MatchKey
from league.views.findings import FeeView, FindingView
from league.views.papers_matches import Occasion


@dataclass(frozen=True, slots=True)
class Receipt:
    """What a captain gets for a lineup that he handed in."""

    digest: str
    """SHA-256 over salt and lineup, hexadecimal."""
    at: datetime
    """UTC."""
    by: str
    match: MatchKey
    side: Side


class LineupPhase(StrEnum):
    """How far the lineups of a match have come, for the person who looks."""

    WAITING = "waiting"
    """Nobody has handed in."""
    ONE = "one"
    """One side has; nobody sees it."""
    BOTH = "both"
    """Both have; nobody sees them."""
    ALONE = "alone"
    """The official sees the one that came."""
    OPENED = "opened"
    """Both captains see both."""


@dataclass(frozen=True, slots=True)
class SideLineup:
    """One side's lineup, as far as the person who looks may know it."""

    team: str
    receipt: Receipt | None = None
    """None = nothing is handed in."""
    exchange: datetime | None = None
    """When its captain agreed to exchange before the start, UTC; None = he did not."""
    row: SealedRow | None = None
    """Pass numbers by board as they were handed in; None = not open to the person who looks."""
    now: SealedRow | None = None
    """The same with the substitutes that came in."""
    salt: str = ""
    """What the hash is worked out from besides the lineup; empty until it is open."""
    hashed: str = ""
    """The whole text whose SHA-256 is the receipt's hash; empty until it is open."""
    no_hand_in: str = ""
    """Why no lineup is taken from this side at present; empty = one is."""
    no_exchange: str = ""
    """Why it cannot agree to exchange lineups at present; empty = it can."""
    no_substitute: str = ""
    """Why no substitute can come in at present; empty = one can."""


@dataclass(frozen=True, slots=True)
class LineupState:
    """The lineups of a match, for one captain or for the official."""

    season: str
    match: MatchKey
    phase: LineupPhase
    home: SideLineup
    away: SideLineup
    starts: datetime | None
    """UTC, as all moments; None = nobody knows when the match begins."""
    alone_from: datetime | None = None
    """From when the official sees a lineup that came alone."""
    substitutes_until: datetime | None = None
    """Until when a substitute may come in; None = the book has no such rule."""
    opened_at: datetime | None = None
    how: OpenedAs | None = None
    substitutions: tuple[Substitution, ...] = ()
    """In the order in which they came in."""
    doubt: str = ""
    """What speaks against the clock by which all hours are counted; empty while it is trusted."""

    def side(self, side: Side) -> SideLineup:
        """Return one side's lineup."""
        return self.home if side is Side.HOME else self.away


@dataclass(frozen=True, slots=True)
class LineupCheck:
    """What would be found about a lineup, judged against an opponent of whom nothing is known."""

    match: MatchKey
    side: Side
    row: SealedRow
    """By all boards of the division."""
    names: Mapping[str, str] = field(default_factory=dict)
    """Of the players in it, by pass number."""
    findings: tuple[FindingView, ...] = ()
    """Of this side only."""
    fees: tuple[FeeView, ...] = ()
    """What this side would owe."""
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """One board of an opened lineup."""

    board: int
    ident: str
    """Pass number; empty = nobody."""
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SideReceipt:
    """What one team has handed in, as it stands on paper."""

    team: str
    digest: str
    """Empty = nothing is handed in."""
    at: datetime | None
    """By the clocks of the federation."""
    by: str
    salt: str
    """Empty until it is open, as the rows."""
    rows: tuple[PlayerRow, ...]
    """As it was handed in, without substitutes."""
    lines: tuple[str, ...]
    """What is hashed, line by line."""


@dataclass(frozen=True, slots=True)
class LineupReceipts:
    """The receipts for the lineups of a match."""

    occasion: Occasion
    sides: tuple[SideReceipt, ...]


@dataclass(frozen=True, slots=True)
class Verification:
    """Whether an opened lineup is the one that was handed in."""

    holds: bool
    digest: str
    """As it was told when the lineup was handed in."""
    computed: str
    """SHA-256 over what is hashed."""
    hashed: str
    """What is hashed, as text: its UTF-8 bytes."""
    words: str
