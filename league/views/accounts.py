"""What clubs owe and are due, line by line."""

from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from league import formatting
from league.facts.accounts import Charge, Holder, Posting
from league.facts.clubs import Club
from league.facts.seasons import MatchKey
from league.language import _, ngettext
from league.outcomes.open_items import OpenItem
from league.views.statements import ClubBalance, Line


@dataclass(frozen=True, slots=True)
class ChargeRow:
    """A charge found and not posted yet."""

    charge: Charge
    debtor: str
    creditor: str
    about: str
    citation: str
    match: MatchKey | None


@dataclass(frozen=True, slots=True)
class RefundRow:
    """A posted fee that was waived or changed since, or is gone."""

    posting: Posting
    """As it was posted."""
    now: int
    """Cents that are owed instead; 0 = nothing any more."""
    debtor: str
    about: str
    citation: str
    match: MatchKey | None


@dataclass(frozen=True, slots=True)
class LineRow:
    """One posting on a club's account, in words."""

    line: Line
    number: int
    """Entry of the statement, counted from 1; it never changes."""
    stands: bool
    """Whether it was not taken back, and takes nothing back."""
    what: str
    other: str
    about: str
    citation: str
    match: MatchKey | None
    notice: str
    """Number of its notice; empty = it has none."""


@dataclass(frozen=True, slots=True)
class ItemRow:
    """An open item in words."""

    item: OpenItem
    owed: bool
    """Whether the club owes it, or is due it."""
    age: int
    other: str
    about: str
    citation: str
    match: MatchKey | None


@dataclass(frozen=True, slots=True)
class ArrearsRow:
    """A club that owes the federation for longer than the office waits."""

    club: Club
    cents: int
    days: int
    rule: str
    citation: str
    says: str


@dataclass(frozen=True, slots=True)
class Knows:
    """What the rule book has rules about."""

    fees: bool
    arrears: bool
    fines: tuple[tuple[str, str], ...]
    """Paragraphs by which a board may fine, each with its title."""


class NoticeState(StrEnum):
    """What has become of a notice."""

    OPEN = "open"
    """Something is still to be paid."""
    PAID = "paid"
    CASH = "cash"
    """Paid in cash at once."""
    REVERSED = "reversed"
    """Its charge was taken back."""
    REVERSAL = "reversal"
    """It takes an earlier charge back itself."""


@dataclass(frozen=True, slots=True)
class NoticeRow:
    """A notice in a list."""

    number: str
    day: date
    club: str
    """Number of the club it is for."""
    debtor: str
    creditor: str
    cents: int
    left: int
    """Cents still to be paid."""
    due: date | None
    state: NoticeState
    other: str
    """Number of the notice that takes it back, or that it takes back; empty = there is none."""
    about: str
    rule: str
    citation: str
    reminded: int
    """How often the club was reminded of it."""
    match: MatchKey | None


@dataclass(frozen=True, slots=True)
class DepositRow:
    """A deposit and what became of it."""

    about: str
    citation: str
    day: date
    cents: int
    held: int
    """Cents of it that are still held."""
    ended: date | None
    """Day on which it went back or was forfeited."""
    to: str
    """To whom it was forfeited; empty = it is held, or went back."""
    reference: str = ""
    """What it belongs to, as it is stored."""

    @property
    def forfeited(self) -> int:
        """Return the cents of it that were forfeited."""
        return self.cents - self.held if self.to else 0


def state_words(row: NoticeRow) -> str:
    """Return what has become of a notice, and how often the club was reminded of it."""
    sentence = {
        NoticeState.OPEN: _("open"),
        NoticeState.PAID: _("paid"),
        NoticeState.CASH: _("paid in cash"),
        NoticeState.REVERSED: _("taken back by {other}") if row.other else _("taken back"),
        NoticeState.REVERSAL: _("takes {other} back") if row.other else _("takes a charge back"),
    }[row.state]
    told = sentence.format(other=row.other)
    if row.state is not NoticeState.OPEN:
        return told
    if row.left < row.cents:
        told = _("{amount} of it open").format(amount=formatting.money(row.left))
    if row.due:
        told = _("{state}, due on {day}").format(state=told, day=formatting.day(row.due))
    if row.reminded:
        times = ngettext("reminded {number} time", "reminded {number} times", row.reminded)
        told = f"{told}, {times.format(number=row.reminded)}"
    return told


def deposit_words(row: DepositRow) -> str:
    """Return what became of a deposit."""
    if row.ended is None:
        return _("still held")
    sentence = _("refunded on {day}")
    if row.to:
        sentence = _("forfeited on {day} to: {body}")
    return sentence.format(day=formatting.day(row.ended), body=row.to)


@dataclass(frozen=True, slots=True)
class AccountsView:
    """All accounts on a day."""

    day: date
    wait: int
    """Days the office waits before it proposes a suspension."""
    book: str
    knows: Knows
    clubs: tuple[ClubBalance, ...]
    """With something open, the oldest first."""
    charges: tuple[ChargeRow, ...]
    refunds: tuple[RefundRow, ...]
    arrears: tuple[ArrearsRow, ...]
    sums: tuple[tuple[Holder, int], ...]
    """Debits minus credits; the clubs' together. All of them are zero."""
    ages: tuple[tuple[int, int], ...]
    """Cents owed by age, youngest first, and how many clubs owe them."""
    notices: tuple[NoticeRow, ...]
    """The last one first."""
    deposits: tuple[DepositRow, ...]


@dataclass(frozen=True, slots=True)
class AccountView:
    """One club's account."""

    club: Club
    balance: int
    knows: Knows
    lines: tuple[LineRow, ...]
    items: tuple[ItemRow, ...]
    charges: tuple[ChargeRow, ...]
    notices: tuple[NoticeRow, ...]
    """The last one first."""

    @property
    def owes(self) -> int:
        """Return the cents not paid yet."""
        return sum(row.item.cents for row in self.items if row.owed)

    @property
    def gets(self) -> int:
        """Return the cents the club has still to get."""
        return self.owes - self.balance
