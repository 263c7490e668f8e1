"""Notices as they are listed: what has become of each, how much is left, how often reminded."""

from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from operator import itemgetter
from typing import TypeVar

from league.errors import NotFoundError
from league.facts.accounts import Account, Holder, Posting, What, of_club
from league.facts.contacts import BankAccount, ClubContact, FederationContact
from league.facts.notices import Notice, Reminder
from league.language import _
from league.outcomes.ledger import charged, reversals
from league.outcomes.open_items import open_items
from league.record_kinds import NOTICE, REMINDER
from league.services.accounts.postings import numbered
from league.services.accounts.rows import match_in
from league.services.accounts.words import about, account_words
from league.services.session.cache import cached
from league.services.session.contacts import club_offices, federation_office
from league.services.session.desk import Desk
from league.services.session.records import recorded
from league.views.accounts import NoticeRow, NoticeState
from league.views.notices import Letter

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class NoticeBook:
    """A federation's notices with what they refer to, read once for all of them."""

    federation: FederationContact
    offices: Mapping[str, ClubContact]
    """By club, where anything is known."""
    postings: Mapping[int, Posting]
    notices: Mapping[str, Notice]
    """By number, in the order in which they were given."""
    reminders: tuple[Reminder, ...]
    """Oldest first."""
    rows: Mapping[str, NoticeRow] = field(default_factory=dict)
    """By number, in the same order."""


def notice_book(desk: Desk) -> NoticeBook:
    """Return the notices of a season's federation. Raises StorageError."""
    return cached("notice_book", desk.judgement, (desk.last_step,), partial(read_book, desk))


def read_book(desk: Desk) -> NoticeBook:
    """Return them as they are stored now. Raises StorageError."""
    federation = desk.season.federation
    postings = numbered(federation)
    read = NoticeBook(
        federation=federation_office(federation),
        offices=club_offices(federation),
        postings=postings,
        notices={
            number: one for number, one in notices_of(federation).items() if one.posting in postings
        },
        reminders=_of_federation(recorded(None, REMINDER), federation),
    )
    return replace(read, rows=_rows(desk, read))


def notices_of(federation: str) -> dict[str, Notice]:
    """Return a federation's notices by number, in the order of their numbers.

    Raises StorageError.
    """
    keys = ((key.rsplit("/", 2), one) for key, one in recorded(None, NOTICE).items())
    mine = [((int(year), int(at)), one) for (whose, year, at), one in keys if whose == federation]
    return {f"{year}/{at}": one for (year, at), one in sorted(mine, key=itemgetter(0))}


def _of_federation(found: Mapping[str, T], federation: str) -> tuple[T, ...]:
    return tuple(one for key, one in found.items() if key.rsplit("/", 2)[0] == federation)


def _left(postings: Mapping[int, Posting]) -> dict[str, int]:
    """Return by reference the cents that are still to be paid of standing fees."""
    mine: defaultdict[Account, list[Posting]] = defaultdict(list)
    for one in postings.values():
        for account in {one.debit, one.credit}:
            mine[account].append(one)
    return {
        item.reference: item.cents
        for account, its in mine.items()
        if account.club
        for item in open_items(account, its).owes
    }


def _rows(desk: Desk, book: NoticeBook) -> dict[str, NoticeRow]:
    """Return the notices of a book as rows, by number."""
    undone = reversals(book.postings)
    undone |= {back: first for first, back in undone.items()}
    number_of = {one.posting: number for number, one in book.notices.items()}
    other = {number: number_of.get(undone.get(at, 0), "") for at, number in number_of.items()}
    left = _left(book.postings)
    times = Counter(item.number for one in book.reminders for item in one.items)
    rows = {}
    for number, one in book.notices.items():
        posting = book.postings[one.posting]
        state = _state(one, posting, taken_back=one.posting in undone, left=left)
        rows[number] = NoticeRow(
            number=number,
            day=posting.day,
            club=charged(posting).club,
            debtor=account_words(charged(posting), desk.world),
            creditor=account_words(creditor_of(posting), desk.world),
            cents=posting.cents,
            left=left.get(posting.reference, 0) if state is NoticeState.OPEN else 0,
            due=one.due,
            state=state,
            other=other[number],
            about=about(posting.reference, desk.world),
            rule=posting.rule,
            citation=desk.book.cite(posting.rule),
            reminded=times[number],
            match=match_in(desk, posting.reference),
        )
    return rows


def _state(
    notice: Notice, posting: Posting, *, taken_back: bool, left: Mapping[str, int]
) -> NoticeState:
    if posting.what is What.REVERSAL:
        return NoticeState.REVERSAL
    if taken_back:
        return NoticeState.REVERSED
    if notice.cash:
        return NoticeState.CASH
    return NoticeState.OPEN if left.get(posting.reference) else NoticeState.PAID


def creditor_of(posting: Posting) -> Account:
    """Return to whom a charge is owed, or was before it was taken back."""
    return posting.debit if posting.what is What.REVERSAL else posting.credit


def notice_rows(desk: Desk, club: str = "") -> list[NoticeRow]:
    """Return all notices, or those of a club, in the order of their numbers.

    Raises NotFoundError for a club nobody knows, StorageError.
    """
    if club:
        desk.club(club)
    return [one for one in notice_book(desk).rows.values() if club in ("", one.club)]


def notice_row(desk: Desk, number: str) -> NoticeRow:
    """Return a notice by its number. Raises NotFoundError, StorageError."""
    rows = notice_book(desk).rows
    if number in rows:
        return rows[number]
    if not rows:
        sentence = _("There is no notice {number}: none was given yet.")
        raise NotFoundError(sentence, number=number)
    sentence = _("There is no notice {number}; there are {first} to {last}.")
    first, *_others, last = rows if len(rows) > 1 else (*rows, *rows)
    raise NotFoundError(sentence, number=number, first=first, last=last)


def letter(desk: Desk, club: str) -> Letter:
    """Return from whom a paper for a club comes and to whom it goes; raises StorageError.

    A club that does not play this season is named by its number.
    """
    book, name = notice_book(desk), account_words(of_club(club), desk.world)
    return Letter(book.federation, name, book.offices.get(club, ClubContact()))


def bank_of(book: NoticeBook, account: Account) -> BankAccount | None:
    """Return where money for an account is to be sent, where that is known."""
    if account.holder is Holder.FEDERATION:
        return book.federation.bank
    return book.offices.get(account.club, ClubContact()).bank
