"""The treasurer's list: the ledger since the beginning of a season, deposits among it."""

from collections.abc import Iterator, Sequence
from datetime import date

from league.facts.accounts import Account, Posting, What, of_club
from league.outcomes.ledger import is_charge
from league.rulebook import RuleBook
from league.services.accounts.deposits import deposit_rows
from league.services.accounts.notices import NoticeBook, notice_book
from league.services.accounts.words import about, account_words, deed_words
from league.services.session.desk import Desk
from league.views.notices import Entry, TreasurerView, Turnover


def treasurer_view(desk: Desk, _key: str = "") -> TreasurerView:
    """Return what was booked since the season began; what was before is carried forward.

    Raises StorageError.
    """
    book, since = notice_book(desk), desk.world.first_day
    return TreasurerView(
        federation=book.federation,
        season=desk.season.name,
        since=since,
        until=desk.today,
        entries=tuple(_entries(desk, book, since)),
        clubs=tuple(_turnovers(desk, list(book.postings.values()), since)),
        deposits=tuple(deposit_rows(desk, list(book.postings.values()))),
    )


def _entries(desk: Desk, book: NoticeBook, since: date) -> Iterator[Entry]:
    notices = {one.posting: one.number for one in book.notices.values()}
    for number, one in book.postings.items():
        if one.day >= since:
            yield Entry(
                number=number,
                day=one.day,
                notice=notices.get(number, ""),
                what=one.what,
                words=deed_words(one),
                debit=account_words(one.debit, desk.world),
                credit=account_words(one.credit, desk.world),
                about=about(one.reference, desk.world),
                citation=desk.book.cite(one.rule),
                title=_title(desk.book, one.rule),
                cents=one.cents,
                charge=is_charge(one),
            )


def _title(book: RuleBook, rule: str) -> str:
    return book.paragraphs[rule].title if rule in book.paragraphs else ""


def _turnovers(desk: Desk, postings: Sequence[Posting], since: date) -> Iterator[Turnover]:
    """Yield what happened to each club's account, where anything did."""
    mine: dict[Account, list[Posting]] = {of_club(one): [] for one in desk.world.clubs}
    for one in postings:
        for account in {one.debit, one.credit}:
            mine.setdefault(account, []).append(one)
    for account, its in mine.items():
        if account.club and its:
            yield _turnover(account_words(account, desk.world), account, its, since)


def _turnover(name: str, account: Account, postings: Sequence[Posting], since: date) -> Turnover:
    sums = {"before": 0, "charged": 0, "got": 0, "paid": 0, "paid_out": 0}
    for one in postings:
        debited = one.debit == account
        if one.day < since:
            sums["before"] += one.cents if debited else -one.cents
        elif one.what is What.PAYMENT:
            sums["paid_out" if debited else "paid"] += one.cents
        else:
            sums["charged" if debited else "got"] += one.cents
    return Turnover(name, **sums)
