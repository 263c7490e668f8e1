"""The ledger: from charges to postings and balances. Whole cents, two sides, sum zero."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import date
from enum import StrEnum

from league.errors import InputError
from league.facts.accounts import CASH, DEPOSITS, Account, Charge, Posting, Status, What, of_club
from league.formatting import money
from league.language import _

NEXT: Mapping[Status, tuple[Status, ...]] = {
    Status.DETECTED: (Status.PROPOSED, Status.DROPPED),
    Status.PROPOSED: (Status.CONFIRMED, Status.DROPPED),
    Status.CONFIRMED: (Status.POSTED, Status.DROPPED),
    Status.POSTED: (),
    Status.DROPPED: (Status.PROPOSED,),
}
"""Where a charge may go from each status."""


def advance(charge: Charge, status: Status, by: str = "") -> Charge:
    """Return the charge one step further; ``by`` is who confirms or drops it.

    Raises InputError for a step that is not next, for a confirmation by nobody, and for posting:
    that is ``post``'s.
    """
    decided = status in (Status.CONFIRMED, Status.DROPPED)
    if status is Status.POSTED or status not in NEXT[charge.status] or (decided and not by):
        raise InputError(
            _("{reference} is {status}; it cannot become {next} by “{by}” (§ {rule})."),
            reference=charge.reference,
            status=charge.status,
            next=status,
            by=by,
            rule=charge.rule,
        )
    return replace(charge, status=status, by=by if decided else charge.by)


def post(
    charge: Charge, day: date, captains: tuple[bool, bool] = (False, False)
) -> tuple[Charge, tuple[Posting, ...]]:
    """Post a confirmed charge: it and its postings; ``captains`` = who confirmed cash in writing.

    Raises InputError when it is not confirmed, and for cash that not both captains confirmed.
    """
    if charge.status is not Status.CONFIRMED:
        raise InputError(
            _("{reference} is {status}, not confirmed (§ {rule})."),
            reference=charge.reference,
            status=charge.status,
            rule=charge.rule,
        )
    if charge.cash and not all(captains):
        raise InputError(
            _("{amount} in cash: both captains confirm it in writing (§ {rule})."),
            amount=money(charge.cents),
            rule=charge.rule,
        )
    if charge.cents == 0:
        return charge.posted(), ()
    owed = _owed(charge, day)
    if not charge.cash:
        return charge.posted(), (owed,)
    # Settled at once: the debtor pays into the cash, the creditor takes it out.
    paid = replace(owed, debit=CASH, credit=owed.debit, what=What.PAYMENT)
    return charge.posted(), (owed, paid, replace(paid, debit=owed.credit, credit=CASH))


def _owed(charge: Charge, day: date) -> Posting:
    return Posting(
        day, charge.debtor, charge.creditor, charge.cents, charge.rule, What.FEE, charge.reference
    )


def payment(club: str, cents: int, day: date, rule: str, reference: str) -> Posting:
    """Return a club's payment into the cash.

    With the reference of an open item it settles that one, else the oldest first.
    """
    return Posting(day, CASH, of_club(club), cents, rule, What.PAYMENT, reference)


def payout(to: Account, cents: int, day: date, rule: str, reference: str) -> Posting:
    """Return a payment out of the cash to whom it is due."""
    return Posting(day, to, CASH, cents, rule, What.PAYMENT, reference)


def deposit(cents: int, day: date, rule: str, reference: str) -> Posting:
    """Return a deposit that came in."""
    return Posting(day, CASH, DEPOSITS, cents, rule, What.DEPOSIT, reference)


def held(postings: Iterable[Posting], reference: str) -> int:
    """Return the cents held as deposit for one matter."""
    mine = [posting for posting in postings if posting.reference == reference]
    return -balances(mine)[DEPOSITS]


def release(
    postings: Sequence[Posting], reference: str, day: date, to: Account = CASH
) -> tuple[Posting, ...]:
    """Release the deposit held: back in cash, or forfeited to an account.

    Raises InputError when nothing is held for it.
    """
    cents = held(postings, reference)
    if cents <= 0:
        raise InputError(_("No deposit is held for {reference}."), reference=reference)
    rule = next(one.rule for one in postings if one.reference == reference)
    what = What.REFUND if to == CASH else What.FORFEIT
    return (Posting(day, DEPOSITS, to, cents, rule, what, reference),)


def deposit_state(postings: Iterable[Posting], reference: str) -> Posting | None:
    """Return the last posting that says where a deposit went; None while it is held or unknown.

    Forfeited, refunded, or as a fee: owed again after it was refunded.
    """
    gone = (What.FORFEIT, What.REFUND, What.FEE)
    its = [one for one in live(postings) if one.reference == reference and one.what in gone]
    return its[-1] if its else None


def turn_deposit(
    postings: Sequence[Posting], reference: str, day: date, debtor: Account, body: Account
) -> tuple[Posting, ...]:
    """Return what turns the fate of a deposit round, once the decision on it is replaced.

    A forfeited one goes back in cash; one that went back is owed by ``debtor`` to ``body``, and is
    owed no more when it is turned once more. Nothing while it is held.
    """
    last = deposit_state(postings, reference)
    if last is None:
        return ()
    if last.what is What.FEE:
        return (reverse(last, day),)
    if last.what is What.REFUND:
        return (Posting(day, debtor, body, last.cents, last.rule, What.FEE, reference),)
    back = replace(last, day=day, credit=CASH, what=What.REFUND)
    return (reverse(last, day), back)


def reverse(posting: Posting, day: date) -> Posting:
    """Return the mirror image of a posting. Raises InputError for a reversal: post anew instead."""
    if posting.what is What.REVERSAL:
        raise InputError(_("{reference} was taken back already."), reference=posting.reference)
    return replace(posting, day=day, debit=posting.credit, credit=posting.debit, what=What.REVERSAL)


def corrections(
    charges: Iterable[Charge], postings: Iterable[Posting], day: date
) -> tuple[Posting, ...]:
    """Return the postings that bring what was posted as owed to what the charges now say.

    Charges are those in force, such as a match's after a protest; a posted charge that is gone or
    was dropped is reversed, one with another amount is reversed and posted anew. Charges never
    posted stay out.
    """
    now = {charge.reference: charge for charge in charges if charge.status is not Status.DROPPED}
    made: list[Posting] = []
    fees = {one.reference: one for one in live(postings) if one.what is What.FEE}
    for standing in fees.values():
        charge = now.get(standing.reference)
        if charge is None or not charge.cents or _owed(charge, standing.day) != standing:
            made.append(reverse(standing, day))
            if charge is not None and charge.cents:
                made.append(_owed(charge, day))
    return tuple(made)


def live(postings: Iterable[Posting]) -> list[Posting]:
    """Return the postings that were not taken back; a reversal goes with what it reversed."""
    numbered = dict(enumerate(postings))
    undone = reversals(numbered)
    gone = {*undone, *undone.values()}
    return [posting for number, posting in numbered.items() if number not in gone]


def reversals(postings: Mapping[int, Posting]) -> dict[int, int]:
    """Return by number the postings that were taken back, each with the number of the reversal."""
    undone: dict[int, int] = {}
    latest: defaultdict[tuple[object, ...], list[int]] = defaultdict(list)
    for number, posting in postings.items():
        mirrored = latest[_sides(posting.credit, posting.debit, posting)]
        if posting.what is What.REVERSAL and mirrored:
            undone[mirrored.pop()] = number
        else:
            latest[_sides(posting.debit, posting.credit, posting)].append(number)
    return undone


class Unsound(StrEnum):
    """What no ledger can hold."""

    TWICE = "twice"
    """A fee under a reference under which one stands already."""
    NOT_POSTED = "not_posted"
    """A reversal of what was not posted, or not so."""
    NOT_HELD = "not_held"
    """More of a deposit was given away than came in."""


def unsound(postings: Sequence[Posting]) -> dict[int, Unsound]:
    """Return by their place the postings by which a ledger does not add up."""
    found: dict[int, Unsound] = {}
    standing: defaultdict[tuple[object, ...], list[Posting]] = defaultdict(list)
    fees, held = set[str](), Counter[str]()
    last: dict[str, int] = {}
    for at, one in enumerate(postings):
        if one.what is What.REVERSAL:
            mirrored = standing[_sides(one.credit, one.debit, one)]
            if not mirrored:
                found[at] = Unsound.NOT_POSTED
            elif mirrored.pop().what is What.FEE:
                fees.discard(one.reference)
        else:
            standing[_sides(one.debit, one.credit, one)].append(one)
        if one.what is What.FEE:
            if one.reference in fees:
                found[at] = Unsound.TWICE
            fees.add(one.reference)
        if DEPOSITS in (one.debit, one.credit):
            held[one.reference] += one.cents if one.credit == DEPOSITS else -one.cents
            last[one.reference] = at
    return found | {last[one]: Unsound.NOT_HELD for one, cents in held.items() if cents < 0}


def is_charge(posting: Posting) -> bool:
    """Say whether something becomes owed or is owed no more: neither cash nor a deposit moves."""
    moved = {posting.debit, posting.credit} & {CASH, DEPOSITS}
    return posting.what in (What.FEE, What.REVERSAL) and not moved


def charged(posting: Posting) -> Account:
    """Return whose debt a posting makes, or takes back."""
    return posting.credit if posting.what is What.REVERSAL else posting.debit


def _sides(debit: Account, credit: Account, posting: Posting) -> tuple[object, ...]:
    return debit, credit, posting.cents, posting.rule, posting.reference


def balances(postings: Iterable[Posting]) -> Counter[Account]:
    """Return debits minus credits per account; all together are zero."""
    sums: Counter[Account] = Counter()
    for posting in postings:
        sums[posting.debit] += posting.cents
        sums[posting.credit] -= posting.cents
    return sums
