"""Deposits of protests: what is held, what went back, what was forfeited and to whom."""

from collections.abc import Iterable, Iterator

from league.facts.accounts import Posting, What
from league.outcomes.ledger import live
from league.services.accounts.words import about, account_words
from league.services.session.desk import Desk
from league.views.accounts import DepositRow

_DEPOSITED = (What.DEPOSIT, What.REFUND, What.FORFEIT)


def deposit_rows(desk: Desk, postings: Iterable[Posting]) -> Iterator[DepositRow]:
    """Yield the deposits that were not taken back, and what became of each."""
    found: dict[str, list[Posting]] = {}
    for one in live(postings):
        if one.what in _DEPOSITED:
            found.setdefault(one.reference, []).append(one)
    for reference, its in found.items():
        came = [one for one in its if one.what is What.DEPOSIT]
        gone = [one for one in its if one.what is not What.DEPOSIT]
        if came:
            cents = sum(one.cents for one in came)
            lost = next((one.credit for one in gone if one.what is What.FORFEIT), None)
            yield DepositRow(
                about=about(reference, desk.world),
                citation=desk.book.cite(came[0].rule),
                day=came[0].day,
                cents=cents,
                held=cents - sum(one.cents for one in gone),
                ended=gone[-1].day if gone else None,
                to=account_words(lost, desk.world) if lost else "",
                reference=reference,
            )
