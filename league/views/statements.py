"""A club's account as it is booked: its entries, what is open, who owes for too long."""

from dataclasses import dataclass

from league.facts.accounts import Account, Posting
from league.facts.clubs import Club
from league.findings import Finding
from league.outcomes.open_items import OpenItems


@dataclass(frozen=True, slots=True)
class Line:
    """One posting on a club's account."""

    posting: Posting
    other: Account
    cents: int
    """More than zero = the club owes more."""
    balance: int
    """Cents the club owes after it."""


@dataclass(frozen=True, slots=True)
class Statement:
    """A club's account."""

    club: Club
    lines: tuple[Line, ...]
    items: OpenItems
    balance: int
    """Cents it owes; less than zero = it has them to its credit."""


@dataclass(frozen=True, slots=True)
class ClubBalance:
    """A club with something open."""

    club: Club
    owes: int
    """Cents not paid yet."""
    due: int
    """Cents it is due from others and did not get yet."""
    balance: int
    age: int | None
    """Days since its oldest item; None = it owes nothing."""
    items: OpenItems

    @property
    def gets(self) -> int:
        """Return the cents it has still to get; what it owes less these is the balance."""
        return self.owes - self.balance


@dataclass(frozen=True, slots=True)
class Overdue:
    """A club that owes the federation for longer than it waits."""

    club: Club
    cents: int
    days: int
    """Since the oldest of it."""
    finding: Finding
    """The proposal to suspend the club."""
