"""Numbers of notices: every charge that is posted or taken back gets the next one of its year.

They are given in the transaction of the posting, which is the only writer meanwhile: so a number is
neither given twice nor left out. A reading: the year is that of the day of posting, which is the
day of the notice too.
"""

from collections import Counter
from collections.abc import Mapping
from datetime import date, timedelta

from league.facts.accounts import CASH, Posting, What
from league.facts.actors import Actor
from league.facts.notices import Notice
from league.outcomes.ledger import is_charge
from league.record_kinds import NOTICE, PAYMENT_TERM
from league.services.accounts.grounds import UNKNOWN, grounds_of
from league.services.session.fact_json import to_text
from league.services.session.records import recorded_one
from league.services.session.transactions import refuse_outside
from league.storage import records
from league.storage.database import moment


def notices_for(
    federation: str,
    postings: Mapping[int, Posting],
    *,
    actor: Actor,
    why: str,
    due: date | None = None,
) -> dict[int, Notice]:
    """Return the notices of postings that are about to be stored, by number of the posting.

    ``due`` = last day to pay, where that is not by the federation's term. What moves cash or a
    deposit has none. To be called inside ``transaction()``. Raises NotFoundError, RuleBookError,
    StorageError.
    """
    refuse_outside()
    if not (charges := {number: one for number, one in postings.items() if is_charge(one)}):
        return {}
    grounds, last = grounds_of(list(charges.values()), actor), last_numbers(federation, NOTICE.name)
    term = recorded_one(None, PAYMENT_TERM, federation)
    paid = {one.reference for one in postings.values() if one.debit == CASH}
    found = {}
    for posting, one in charges.items():
        year = str(one.day.year)
        last[year] += 1
        number, cash = f"{year}/{last[year]}", one.reference in paid
        by_term = one.day + timedelta(term.payment_days) if term else None
        last_day = (due or by_term) if _to_pay(one, cash=cash) else None
        told = grounds.get(one.reference, UNKNOWN)
        found[posting] = Notice(number, posting, why.strip(), last_day, cash, *told)
    return found


def _to_pay(posting: Posting, *, cash: bool) -> bool:
    """Say whether money is to come for a charge: not what takes one back, nor what came in cash."""
    return posting.what is What.FEE and not cash


def store_notice(federation: str, notice: Notice, actor: Actor) -> None:
    """Store a notice beside its posting: the journal's line of the posting holds both."""
    refuse_outside()
    key = f"{federation}/{notice.number}"
    records.add(None, NOTICE.name, key, to_text(notice), at=moment(), by=actor.name)


def last_numbers(federation: str, kind: str) -> Counter[str]:
    """Return the last numbers in the keys of a federation's records of a kind, named by it.

    They are by what stands before the number: the year of notices, the club of reminders. Raises
    StorageError.
    """
    last: Counter[str] = Counter()
    for key in records.latest(None, kind):
        whose, counted, number = key.rsplit("/", 2)
        if whose == federation:
            last[counted] = max(last[counted], int(number))
    return last
