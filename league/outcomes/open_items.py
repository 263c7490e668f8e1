"""What an account still owes and is still due, and for how long."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date

from league.facts.accounts import Account, Posting, What
from league.outcomes.ledger import live


@dataclass(frozen=True, slots=True)
class OpenItem:
    """Something not settled yet."""

    other: Account
    """To whom it is owed, or who owes it."""
    cents: int
    """What is left of it."""
    since: date
    rule: str
    reference: str

    def age(self, today: date) -> int:
        """Return its age in days."""
        return (today - self.since).days


@dataclass(frozen=True, slots=True)
class OpenItems:
    """One account's open items, oldest first."""

    owes: tuple[OpenItem, ...]
    due: tuple[OpenItem, ...]
    credit: int
    """Cents paid beyond what was owed."""


def open_items(account: Account, postings: Iterable[Posting]) -> OpenItems:
    """Return what an account owes and is due.

    A payment settles the item of its own reference, then the oldest ones; money paid out settles
    what was due first and then gives back what was paid too much.
    """
    return _of_live(account, live(one for one in postings if account in (one.debit, one.credit)))


def settled_on(
    accounts: Iterable[Account], postings: Iterable[Posting]
) -> tuple[dict[str, date], dict[str, int]]:
    """Return of what accounts owe, by reference: when it was paid in full, and what is left.

    Of several days that of the last payment which settled it counts.
    """
    of: defaultdict[Account, list[Posting]] = defaultdict(list)
    for one in postings:
        of[one.debit].append(one)
        of[one.credit].append(one)
    paid, left = dict[str, date](), dict[str, int]()
    for account in accounts:
        mine = live(of[account])
        paid |= _days(account, mine)
        left |= {one.reference: one.cents for one in _of_live(account, mine).owes}
    return paid, left


def _days(account: Account, mine: Sequence[Posting]) -> dict[str, date]:
    """Return the day on which each of its fees was paid in full, by reference."""
    found = dict[str, date]()
    for day in sorted({one.day for one in mine}):
        then = [one for one in mine if one.day <= day]
        owed = {one.reference for one in then if one.what is What.FEE and one.debit == account}
        still_open = {one.reference for one in _of_live(account, then).owes}
        found = {one: when for one, when in found.items() if one not in still_open}
        found = dict.fromkeys(owed - still_open, day) | found
    return found


def _of_live(account: Account, mine: Sequence[Posting]) -> OpenItems:
    fees = sorted((one for one in mine if one.what is What.FEE), key=lambda one: one.day)
    paid = [one for one in mine if one.what is What.PAYMENT]
    owes, left_in = _by_reference(
        [_item(one, one.credit) for one in fees if one.debit == account],
        [one for one in paid if one.credit == account],
    )
    due, left_out = _by_reference(
        [_item(one, one.debit) for one in fees if one.credit == account],
        [one for one in paid if one.debit == account],
    )
    due, given_back = _oldest_first(due, left_out)
    owes, credit = _oldest_first(owes, left_in - given_back)
    return OpenItems(tuple(owes), tuple(due), credit)


def _item(posting: Posting, other: Account) -> OpenItem:
    return OpenItem(other, posting.cents, posting.day, posting.rule, posting.reference)


def _by_reference(
    items: Sequence[OpenItem], payments: Iterable[Posting]
) -> tuple[list[OpenItem], int]:
    """Settle items by payments of their own reference; return what is left of both."""
    left: dict[str, int] = {}
    for payment in payments:
        left[payment.reference] = left.get(payment.reference, 0) + payment.cents
    still_open = []
    for item in items:
        used = min(item.cents, left.get(item.reference, 0))
        if used:
            left[item.reference] -= used
        if used < item.cents:
            still_open.append(replace(item, cents=item.cents - used))
    return still_open, sum(left.values())


def _oldest_first(items: Sequence[OpenItem], cents: int) -> tuple[list[OpenItem], int]:
    """Settle items in their order; return what is left of both."""
    still_open = []
    for item in items:
        used = max(min(item.cents, cents), 0)
        cents -= used
        if used < item.cents:
            still_open.append(replace(item, cents=item.cents - used))
    return still_open, cents
