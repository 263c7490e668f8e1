"""The accounts as they are shown: who owes what since when, and what waits to be posted."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date

from league.facts.accounts import Account, Holder, of_club
from league.outcomes.ledger import balances
from league.outcomes.open_items import OpenItem
from league.rulebook import RuleBook, has_rule
from league.services.accounts.deposits import deposit_rows
from league.services.accounts.notices import notice_book, notice_rows
from league.services.accounts.postings import ledger
from league.services.accounts.rows import charge_rows, item_row, line_rows, refund_rows
from league.services.accounts.statements import arrears_in, open_in, statement_in
from league.services.rulebook import explaining
from league.services.session.desk import Desk
from league.views.accounts import AccountsView, AccountView, ArrearsRow, Knows
from league.views.statements import ClubBalance

AGES = (30, 60, 90)
"""Days at which a debt looks older; how the office draws it, and no time limit of any paragraph."""


def accounts_view(desk: Desk, day: date, wait: int) -> AccountsView:
    """Return all accounts as of a day. Raises RuleBookError, StorageError."""
    postings = ledger(desk.season.federation)
    clubs = tuple(open_in(desk.season.clubs, postings, day))
    known = knows(desk.book)
    return AccountsView(
        day=day,
        wait=wait,
        book=desk.book.short,
        knows=known,
        clubs=clubs,
        charges=charge_rows(desk),
        refunds=refund_rows(desk, day),
        arrears=tuple(_arrears(desk, day, wait)) if known.arrears else (),
        sums=_sums(balances(postings)),
        ages=_ages(clubs, day),
        notices=tuple(reversed(notice_rows(desk))),
        deposits=tuple(deposit_rows(desk, postings)),
    )


def account_view(desk: Desk, club: str, day: date) -> AccountView:
    """Return a club's account as of a day. Raises NotFoundError, RuleBookError, StorageError."""
    book = notice_book(desk)
    found = statement_in(desk.club(club), list(book.postings.values()))
    notices = {one.posting: one.number for one in book.notices.values()}
    told = [
        notices.get(number, "")
        for number, one in book.postings.items()
        if of_club(club) in (one.debit, one.credit)
    ]
    items = [(one, True) for one in found.items.owes] + [(one, False) for one in found.items.due]
    items.sort(key=lambda pair: pair[0].since)
    return AccountView(
        club=found.club,
        balance=found.balance,
        knows=knows(desk.book),
        lines=line_rows(desk, found.lines, told),
        items=tuple(item_row(desk, one, day, owed=owed) for one, owed in items),
        charges=charge_rows(desk, club),
        notices=tuple(reversed(notice_rows(desk, club))),
    )


def knows(book: RuleBook) -> Knows:
    """Return what the book has rules about."""
    fines = [
        (id, paragraph.title)
        for id, paragraph in book.paragraphs.items()
        if paragraph.kind in ("record", "check")
        and any(dated.unit == "cents" for dated in paragraph.values.get("most", ()))
    ]
    return Knows(
        has_rule(book.accounts.match_charges),
        has_rule(book.accounts.in_arrears),
        tuple(fines) if has_rule(book.accounts.penalty_charge) else (),
    )


def _arrears(desk: Desk, day: date, wait: int) -> Iterator[ArrearsRow]:
    for one in arrears_in(desk.season, desk.book, day, wait):
        rule, words = one.finding.consequence, explaining.spoken(desk, one.finding.sentence)
        yield ArrearsRow(one.club, one.cents, one.days, rule, desk.book.cite(rule), words)


def _sums(found: Mapping[Account, int]) -> tuple[tuple[Holder, int], ...]:
    sums: Counter[Holder] = Counter()
    for account, cents in found.items():
        sums[account.holder] += cents
    return tuple((holder, sums[holder]) for holder in Holder)


def age_of(days: int) -> int:
    """Return how old a debt looks, from 0, the youngest."""
    return sum(days > limit for limit in AGES)


def by_age(items: Iterable[OpenItem], day: date) -> tuple[int, ...]:
    """Return the cents of open items by how old they look, youngest first."""
    cents = [0] * (len(AGES) + 1)
    for one in items:
        cents[age_of(one.age(day))] += one.cents
    return tuple(cents)


def _ages(clubs: Sequence[ClubBalance], day: date) -> tuple[tuple[int, int], ...]:
    found = [by_age(one.items.owes, day) for one in clubs]
    return tuple(
        (sum(each[at] for each in found), sum(each[at] > 0 for each in found))
        for at in range(len(AGES) + 1)
    )
