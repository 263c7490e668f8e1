"""Money: accounts, what is owed and how far it got, and postings that always have two sides.

Amounts are whole cents. A posting debits one account and credits another by the same amount, so
all accounts together are always zero. A club's debit balance is what it owes.
"""

from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum
from typing import Annotated

from league.errors import InputError
from league.facts.fields import Author, ClubId, Paragraph, Words, called
from league.formatting import money
from league.language import _


class Holder(StrEnum):
    """Whose account it is."""

    CLUB = "club"
    FEDERATION = "federation"
    NATIONAL = "oesb"
    DEPOSITS = "deposits"
    """Deposits held until a protest is decided."""
    CASH = "cash"


@dataclass(frozen=True, slots=True, order=True)
class Account:
    """One account of the ledger."""

    holder: Annotated[Holder, called("account")]
    club: ClubId = ""
    """Club number of a club's account; else empty."""

    def __post_init__(self) -> None:
        """Refuse a club's account without a club, and a club on any other."""
        if (self.holder is Holder.CLUB) != bool(self.club):
            raise InputError(
                _("“{holder}” with the club “{club}” is no account."),
                holder=self.holder,
                club=self.club,
            )

    def __str__(self) -> str:
        """Return ``club:601``, ``federation``, ``oesb``, ``deposits`` or ``cash``."""
        return f"{self.holder}:{self.club}" if self.club else str(self.holder)


FEDERATION = Account(Holder.FEDERATION)
NATIONAL = Account(Holder.NATIONAL)
DEPOSITS = Account(Holder.DEPOSITS)
CASH = Account(Holder.CASH)


def of_club(club: str) -> Account:
    """Return a club's account."""
    return Account(Holder.CLUB, club)


def account_named(name: str) -> Account:
    """Return the account of that name, as ``str`` writes it. Raises InputError for any other."""
    holder, _colon, club = name.partition(":")
    if holder not in set(Holder):
        raise InputError(
            _("“{name}” is no account; there are {names}."), name=name, names=", ".join(Holder)
        )
    return Account(Holder(holder), club)


def spoken(account: Account) -> str:
    """Return whose account it is, where no names are at hand: ``club 601``, ``cash``."""
    return {
        Holder.CLUB: _("club {club}").format(club=account.club),
        Holder.FEDERATION: _("federation"),
        Holder.NATIONAL: _("national federation"),
        Holder.DEPOSITS: _("deposits"),
        Holder.CASH: _("cash"),
    }[account.holder]


class What(StrEnum):
    """What a posting is."""

    FEE = "fee"
    """Something becomes owed."""
    PAYMENT = "payment"
    """Money changes hands."""
    DEPOSIT = "deposit"
    """A deposit comes in."""
    REFUND = "refund"
    """A deposit goes back."""
    FORFEIT = "forfeit"
    """A deposit is lost to the body that decided."""
    REVERSAL = "reversal"
    """An earlier posting is taken back by its mirror image."""


@dataclass(frozen=True, slots=True)
class Posting:
    """One amount that moves between two accounts; never changed, only reversed."""

    day: Annotated[date, called("day")]
    debit: Annotated[Account, called("debit")]
    credit: Annotated[Account, called("credit")]
    cents: Annotated[int, called("amount")]
    rule: Paragraph
    """Paragraph behind it, as printed."""
    what: Annotated[What, called("what")]
    reference: Annotated[Words, called("about")]
    """What it belongs to, such as the match and fee, the protest, the registration."""

    def __post_init__(self) -> None:
        """Refuse half cents, nothing, less than nothing, and one account on both sides."""
        whole_cents(self.cents, self.rule)
        if self.cents == 0 or self.debit == self.credit or not (self.rule and self.reference):
            raise InputError(
                _("{amount} cannot be posted from “{credit}” to “{debit}” (§ {rule})."),
                amount=money(self.cents),
                credit=spoken(self.credit),
                debit=spoken(self.debit),
                rule=self.rule,
            )


def whole_cents(cents: object, rule: str) -> int:
    """Return whole cents, 0 or more. Raises InputError that names the value and the paragraph."""
    if isinstance(cents, bool) or not isinstance(cents, int) or cents < 0:
        raise InputError(
            _("{cents} is no amount in whole cents (§ {rule})."), cents=cents, rule=rule
        )
    return cents


class Status(StrEnum):
    """How far a charge got."""

    DETECTED = "detected"
    """Found by a check."""
    PROPOSED = "proposed"
    """Put before the official."""
    CONFIRMED = "confirmed"
    """The official let it stand."""
    POSTED = "posted"
    """In the ledger; from here on only reversed."""
    DROPPED = "dropped"
    """The official let it fall."""


@dataclass(frozen=True, slots=True)
class Charge:
    """Something one account is to owe another."""

    day: Annotated[date, called("day")]
    debtor: Annotated[Account, called("debtor")]
    creditor: Annotated[Account, called("creditor")]
    cents: Annotated[int, called("amount")]
    rule: Paragraph
    reference: Annotated[Words, called("about")]
    status: Annotated[Status, called("status")] = Status.DETECTED
    cash: Annotated[bool, called("cash")] = False
    """Settled hand to hand at the board."""
    by: Author = ""
    """Who confirmed or dropped it."""

    def __post_init__(self) -> None:
        """Refuse half cents."""
        whole_cents(self.cents, self.rule)

    def posted(self) -> "Charge":
        """Return it as posted."""
        return replace(self, status=Status.POSTED)


@dataclass(frozen=True, slots=True)
class Penalty:
    """A fine or a ban decided by a board, beyond what the paragraphs compute."""

    club: str
    day: date
    reason: str
    paragraph: str
    """``7.5`` by the Landesvorstand, ``7.6`` by the Bundesvorstand."""
    cents: int = 0
    ban_from: date | None = None
    ban_until: date | None = None
    """Last day of the ban, included."""
    person: str = ""
    """Pass number or name of the player or official it is for; empty = the club itself."""
    repeated: bool = False
    """It was not the first breach."""
    grave: bool = False
