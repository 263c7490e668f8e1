"""A club's account as it is booked: its entries, what is open, who owes for too long."""

from dataclasses import dataclass
from datetime import date

from league.facts.accounts import Account, Posting
from league.facts.clubs import Club
from league.findings import Finding
from league.language import ngettext, to_translate
from league.outcomes.open_items import OpenItems
from league.views.columns import At, Column, Columns, Kind


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

    @property
    def since(self) -> date | None:
        """Return the day of its oldest item; None = it owes nothing."""
        return min((one.since for one in self.items.owes), default=None)


CLUBS: Columns[ClubBalance] = (
    Column("club", to_translate("No."), lambda one: one.club.id,
           ink="muted", right=True, least=100),
    Column("name", to_translate("Club"), lambda one: one.club.name,
           at=At.READ, ink="bold text", grow=True),
    Column("owes", to_translate("Owes"), kind=Kind.MONEY, dot=True),
    Column("due", kind=Kind.MONEY, at=At.JSON),
    Column("since", to_translate("Since"), kind=Kind.DAY, at=At.SCREEN, ink="muted", right=True),
    Column("age", to_translate("Days"), kind=Kind.NUMBER, at=At.SCREEN | At.JSON, ink="muted"),
    Column("gets", to_translate("Gets"), kind=Kind.MONEY, at=At.READ, dot=True),
    Column("balance", to_translate("Balance"), kind=Kind.MONEY,
           ink=lambda one: "bold good" if one.balance < 0 else "bold text"),
    Column("oldest", to_translate("Oldest"), lambda one: _days(one.age),
           at=At.TEXT, right=True),
)  # fmt: skip
"""The clubs with something open."""


def _days(age: int | None) -> str | None:
    return None if age is None else ngettext("{days} day", "{days} days", age).format(days=age)


@dataclass(frozen=True, slots=True)
class Overdue:
    """A club that owes the federation for longer than it waits."""

    club: Club
    cents: int
    days: int
    """Since the oldest of it."""
    finding: Finding
    """The proposal to suspend the club."""
