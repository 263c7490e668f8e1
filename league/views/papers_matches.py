"""What stands on the papers of a match: the form, the decision, the passes and the receipt."""

from dataclasses import dataclass
from datetime import date, time

from league.facts.contacts import FederationContact, Officer
from league.views.matches import MatchView, SeatView


@dataclass(frozen=True, slots=True, kw_only=True)
class Occasion:
    """Where and when a match is, and whose."""

    federation: str
    season: str
    division_name: str
    round: int
    day: date
    start: time | None
    venue: str
    home_name: str
    away_name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FormSide:
    """One team on the form that the captains sign."""

    captain: str
    deputy: str
    squad: tuple[SeatView, ...]
    """Its list, in list order."""
    boards: tuple[SeatView | None, ...]
    """Who sat where, as recorded; None = to be filled in."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchForm:
    """A match as the captains report it: nothing is judged on it."""

    occasion: Occasion
    home: FormSide
    away: FormSide
    home_white: tuple[bool, ...]
    """By board: the home team has White."""
    marks: tuple[tuple[str, str], ...]
    """All marks of the rule book with their words."""
    rating_name: str
    remarks: str
    gap_cash: tuple[int, ...]
    """Cents to be paid in cash for a gap, by board; empty = no such rule here."""
    gap_rule: str = ""
    """What demands it, as it ends a sentence: `` (ABC § …)``; empty = nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchDecision:
    """A match as the office decides on it."""

    match: MatchView
    office: FederationContact
    responsible: Officer | None
    """Who signs; None = nobody is on record."""
    contest: str
    """How and until when it can be contested; empty = there is nothing to contest yet."""
    remarks: str = ""


@dataclass(frozen=True, slots=True)
class GapPaid:
    """One gap that was paid in cash."""

    board: int
    citation: str
    cents: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CashHanded:
    """What one team paid the other at the board."""

    payer: str
    payee: str
    captains: tuple[str, str]
    """Of who pays and who is paid; empty = not known."""
    gaps: tuple[GapPaid, ...]


@dataclass(frozen=True, slots=True)
class CashReceipt:
    """What the teams of a match paid each other in cash for gaps."""

    occasion: Occasion
    handed: tuple[CashHanded, ...]


@dataclass(frozen=True, slots=True)
class PassRow:
    """One player's right to play."""

    place: int | None
    """Rank on the list."""
    ident: str
    name: str
    born: date | None
    kind: str
    """How he belongs to the club, in words."""
    marks: tuple[str, ...]
    since: date | None
    """First day on which the club may field him; None = he is not registered."""


@dataclass(frozen=True, slots=True)
class TeamPasses:
    """A team with the passes of its players."""

    name: str
    division_name: str
    rows: tuple[PassRow, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PassList:
    """The passes that a club shows before a match."""

    federation: str
    season: str
    club: str
    teams: tuple[TeamPasses, ...]
    says: str
    """What the rule book says of showing them, with its citation; empty = nothing."""
