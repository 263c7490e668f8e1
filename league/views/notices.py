"""Notices, reminders, statements and the treasurer's list, as they stand on paper."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from operator import itemgetter

from league.facts.accounts import What
from league.facts.contacts import BankAccount, ClubContact, FederationContact
from league.facts.notices import Reminder
from league.views.accounts import AccountView, DepositRow, NoticeRow


@dataclass(frozen=True, slots=True)
class Letter:
    """From whom a paper comes, and to whom it goes."""

    federation: FederationContact
    club: str
    """Its name."""
    office: ClubContact


@dataclass(frozen=True, slots=True)
class NoticeView:
    """A notice in full."""

    letter: Letter
    row: NoticeRow
    occasion: str
    """What it is about; of a match with division and day."""
    facts: str
    """What was found; lines, may be empty."""
    arithmetic: str
    reason: str
    """Why it was posted or taken back."""
    paragraphs: tuple[tuple[str, str], ...]
    """Citation and wording of each, the one that states the amount last."""
    bank: BankAccount | None
    """Where to pay; None = not known, or nothing is to be paid."""
    contest: str
    """How and until when to contest it."""


@dataclass(frozen=True, slots=True)
class NoticesView:
    """All notices of a club with something to pay."""

    letter: Letter
    day: date
    notices: tuple[NoticeView, ...]


@dataclass(frozen=True, slots=True)
class ReminderView:
    """A reminder of notices that were not paid in time."""

    letter: Letter
    reminder: Reminder
    items: tuple[tuple[NoticeRow, int, date], ...]
    """Each notice with what was left of it, and when it was due."""
    banks: tuple[tuple[str, BankAccount | None], ...]
    """Where to pay, by the name of whoever gets it; None = not known."""
    warning: tuple[str, str]
    """Citation and wording of what the rules say of clubs that do not pay; or empty texts."""


@dataclass(frozen=True, slots=True)
class StatementView:
    """A club's account on paper."""

    letter: Letter
    day: date
    account: AccountView


@dataclass(frozen=True, slots=True)
class Entry:
    """One posting of the ledger."""

    number: int
    day: date
    notice: str
    """Number of its notice; empty = it has none."""
    what: What
    words: str
    """What was booked: a fee, a payment."""
    debit: str
    credit: str
    about: str
    citation: str
    title: str
    """Of the paragraph; empty where this season's book has none."""
    cents: int
    charge: bool
    """Whether it makes something owed, or takes that back."""


@dataclass(frozen=True, slots=True)
class Turnover:
    """What happened to a club's account."""

    name: str
    before: int
    """Cents it owed before; less than zero = it had them to its credit."""
    charged: int
    got: int
    """Cents that others came to owe it."""
    paid: int
    paid_out: int

    @property
    def after(self) -> int:
        """Return the cents it owes now."""
        return self.before + self.charged - self.got - self.paid + self.paid_out


@dataclass(frozen=True, slots=True)
class TreasurerView:
    """The ledger since the beginning of a season."""

    federation: FederationContact
    season: str
    since: date
    until: date
    entries: tuple[Entry, ...]
    clubs: tuple[Turnover, ...]
    deposits: tuple[DepositRow, ...]

    def by_paragraph(self) -> Sequence[tuple[str, str, int, int, int]]:
        """Return what was charged: citation, title, how often, cents, and cents taken back."""
        number: Counter[tuple[str, str]] = Counter()
        charged, back = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
        for one in self.entries:
            if one.charge:
                taken = one.what is What.REVERSAL
                number[one.citation, one.title] += not taken
                (back if taken else charged)[one.citation, one.title] += one.cents
        return [(*kind, number[kind], charged[kind], back[kind]) for kind in sorted(number)]

    def by_month(self) -> Sequence[tuple[date, dict[str, int]]]:
        """Return the cents booked in each month, told by its first day, by what was booked."""
        found: dict[date, dict[str, int]] = {}
        for one in self.entries:
            month = found.setdefault(one.day.replace(day=1), {})
            month[one.words] = month.get(one.words, 0) + one.cents
        return sorted(found.items(), key=itemgetter(0))
