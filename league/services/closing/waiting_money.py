"""Money that waits, whichever season is open: deposits, refunds, credits, overdue notices."""

from collections.abc import Iterator
from datetime import date
from typing import TYPE_CHECKING

from league.formatting import day as spoken_day
from league.formatting import money
from league.language import _, ngettext
from league.services.accounts.postings import ledger
from league.services.accounts.rows import refund_rows
from league.services.accounts.statements import open_in
from league.services.session.desk import Desk
from league.views.accounts import NoticeRow, NoticeState
from league.views.divisions import TaskRow

if TYPE_CHECKING:
    from league.services.accounts.notices import NoticeBook


def money_waits(desk: Desk, today: date) -> Iterator[TaskRow]:
    """Yield deposits that are held, what clubs have to get, and notices that are overdue.

    They stand in the federation's ledger, for every season. Raises StorageError.
    """
    postings = ledger(desk.season.federation)
    if not postings:
        return
    from league.services.accounts.deposits import deposit_rows
    from league.services.accounts.notices import read_book

    for deposit in deposit_rows(desk, postings):
        if deposit.held:
            sentence = _("{amount} are held since {day}: {about} ({rule}).")
            text = sentence.format(
                amount=money(deposit.held),
                day=spoken_day(deposit.day),
                about=deposit.about,
                rule=deposit.citation,
            )
            yield TaskRow("account", text, "", name=deposit.reference, cited=deposit.citation)
    for club in open_in(desk.season.clubs, postings, today):
        if club.gets:
            sentence = _("{club} has {amount} to get that were not paid out.")
            text = sentence.format(club=club.club.name, amount=money(club.gets))
            yield TaskRow("account", text, "", None, page="account", thing=club.club.id,
                          name=club.club.name, who=club.club.name)  # fmt: skip
    yield from _overdue(desk, read_book(desk), today)


def _overdue(desk: Desk, book: "NoticeBook", today: date) -> Iterator[TaskRow]:
    from league.services.accounts.reminders import due_day, payment_term

    wait = payment_term(desk.season.federation)
    for row in book.rows.values():
        due = due_day(row, wait)
        if row.state is NoticeState.OPEN and due is not None and due < today:
            yield _late(row, due)


def _late(row: NoticeRow, due: date) -> TaskRow:
    if row.reminded:
        sentence = ngettext(
            "Notice {number}: {debtor} owes {amount} since {due}, reminded {times} time.",
            "Notice {number}: {debtor} owes {amount} since {due}, reminded {times} times.",
            row.reminded,
        )
    else:
        sentence = _("Notice {number}: {debtor} owes {amount} since {due}, not reminded yet.")
    text = sentence.format(
        number=row.number,
        debtor=row.debtor,
        amount=money(row.left),
        due=spoken_day(due),
        times=row.reminded,
    )
    return TaskRow(
        "account",
        text,
        "",
        page="account",
        thing=row.club,
        due=due,
        name=row.number,
        who=row.debtor,
    )


def refunds_wait(desk: Desk, today: date) -> Iterator[TaskRow]:
    """Yield the posted fees of a judged season that are to be taken back. Raises StorageError."""
    for row in refund_rows(desk, today):
        sentence = _("{debtor} is to get {amount} back: {about} ({rule}).")
        text = sentence.format(
            debtor=row.debtor,
            amount=money(row.posting.cents - row.now),
            about=row.about,
            rule=row.citation,
        )
        club = row.posting.debit.club
        yield TaskRow("account", text, "", row.match, page="account", thing=club,
                      name=row.posting.reference, who=row.debtor, cited=row.citation)  # fmt: skip
