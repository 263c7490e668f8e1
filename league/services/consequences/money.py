"""Which clubs owe another sum since a deed: told by the postings it stored, and by no other."""

from collections import Counter

from league.facts.accounts import Holder, Posting
from league.outcomes.ledger import balances
from league.record_kinds import POSTING
from league.services.accounts.postings import ledger
from league.services.session.desk import Desk
from league.services.session.records import versions
from league.storage import records
from league.views.consequences import BalanceTurned


def balances_otherwise(desk: Desk, record: int) -> tuple[BalanceTurned, ...]:
    """Return the clubs of a federation whose balance changed since a record, named by number.

    Raises StorageError.
    """
    federation = desk.season.federation
    keys = Counter(
        key
        for _season, kind, key in records.added_since(record)
        if kind == POSTING.name and key.rpartition("/")[0] == federation
    )
    if not keys:
        return ()
    was, made = list[Posting](), list[Posting]()
    for key, times in keys.items():
        known = [None, *(one.fact for one in versions(None, POSTING, key))]
        was += filter(None, [known[-1 - times]])
        made += filter(None, [known[-1]])
    now, gone, come = balances(ledger(federation)), balances(was), balances(made)
    accounts = sorted(one for one in {**gone, **come} if one.holder is Holder.CLUB)
    found = [(one.club, now[one] - come[one] + gone[one], now[one]) for one in accounts]
    clubs = desk.world.clubs
    return tuple(
        BalanceTurned(club, clubs[club].name if club in clubs else club, before, after)
        for club, before, after in found
        if before != after
    )
