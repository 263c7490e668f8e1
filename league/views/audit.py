"""A season judged beside what was recorded: where they differ."""

from dataclasses import dataclass

from league.facts.seasons import MatchKey


@dataclass(frozen=True, slots=True)
class AuditLine:
    """A finding, with its citation and what became of it."""

    citation: str
    sentence: str
    waived: bool
    state: str = "open"
    """As of ``FindingView``."""


@dataclass(frozen=True, slots=True)
class AuditFee:
    """A fee as it is owed or was paid."""

    citation: str
    payer: str
    to: str
    """``federation`` or ``opponent``."""
    cents: int
    paid: bool
    board: int | None


@dataclass(frozen=True, slots=True)
class AuditMatch:
    """A match with something to tell."""

    key: MatchKey
    home: str
    away: str
    game_points: tuple[int, int]
    """Half points."""
    findings: tuple[AuditLine, ...]
    fees: tuple[AuditFee, ...]
    annulled: bool = False
    """It has a result that no table counts, because a team of it left."""


@dataclass(frozen=True, slots=True)
class AuditDivision:
    """A division with its lists and matches that have something to tell."""

    id: str
    name: str
    entered: int
    matches: int
    lists: tuple[tuple[str, AuditLine], ...]
    """Team and finding."""
    told: tuple[AuditMatch, ...]


@dataclass(frozen=True, slots=True)
class Totals:
    """What a season adds up to."""

    matches: int
    findings: dict[str, int]
    """Standing findings of matches, by paragraph."""
    federation: int
    """Cents."""
    opponents: int
    """Cents, cash at the board included."""
