"""Reminders: clubs are asked once more for what they did not pay in time."""

from collections.abc import Iterable, Sequence
from datetime import date, timedelta

from league.errors import InputError
from league.facts.actors import Actor, Right
from league.facts.notices import PaymentTerm, Reminded, Reminder
from league.formatting import day as spoken_day
from league.language import _
from league.record_kinds import PAYMENT_TERM, REMINDER
from league.services.accounts.notices import NoticeBook, read_book
from league.services.accounts.numbering import last_numbers
from league.services.session import transactions
from league.services.session.checks import needed
from league.services.session.desk import Desk, desk_of
from league.services.session.opening import judge_stored
from league.services.session.records import Entry, record, record_many, recorded_one
from league.services.session.transactions import scope_in, transaction
from league.storage.database import opened
from league.views.accounts import NoticeRow, NoticeState

LONGEST = 3650
"""Days of the longest term of payment: more is a slip of the keys."""


def payment_term(federation: str) -> int | None:
    """Return within how many days a club has to pay; None = nobody decided. Raises StorageError."""
    found = recorded_one(None, PAYMENT_TERM, federation)
    return found.payment_days if found else None


def set_payment_term(season: str | None, days: int | None, *, actor: Actor, why: str) -> None:
    """Record within how many days clubs have to pay what is posted from now on; None = no term.

    Raises InputError without a reason and for days that are none, NotFoundError when there is no
    term to withdraw, StorageError.
    """
    with transaction(actor, Right.ACCOUNTS, scope_in(season)):
        needed(why, _("A term of payment needs its reason: the journal keeps it."))
        if days is not None and not 0 < days <= LONGEST:
            sentence = _("{days} days are no term of payment; expected are 1 to {most}.")
            raise InputError(sentence, days=days, most=LONGEST)
        term = None if days is None else PaymentTerm(days)
        federation = transactions.load(season)[0].federation
        record(None, PAYMENT_TERM, federation, term, actor=actor, why=why)


def remind(
    season: str | None,
    day: date,
    *,
    actor: Actor,
    days: int | None = None,
    clubs: Iterable[str] = (),
    why: str = "",
) -> list[Reminder]:
    """Remind clubs of what they did not pay in time, each of all of it; all clubs if none is named.

    ``days`` = how long a notice without a last day to pay waits, and how long after a reminder the
    next one does; None = the term of payment. Raises InputError for a day still to come and when
    nothing is overdue, NotFoundError for a club nobody knows, StorageError.
    """
    with transaction(actor, Right.ACCOUNTS, scope_in(season)):
        desk = desk_of(judge_stored(season), opened(), actor)
        _refuse(desk, day, days)
        federation = desk.season.federation
        book = read_book(desk)
        wait = payment_term(federation) if days is None else days
        late = _of_clubs(book, overdue(book, day, wait), [desk.club(one).id for one in clubs])
        if not late:
            raise _nothing_overdue(book, day, wait)
        made = _reminders(book, late, day)
        record_many(_entries(federation, made), actor=actor, why=why)
        return made


def _entries(federation: str, made: Iterable[Reminder]) -> list[Entry[Reminder]]:
    """Return reminders as they are recorded, each under its club's next number."""
    last = last_numbers(federation, REMINDER.name)
    return [
        Entry(None, REMINDER, f"{federation}/{one.club}/{last[one.club] + 1}", one) for one in made
    ]


def _of_clubs(book: NoticeBook, late: Sequence[Reminded], clubs: Sequence[str]) -> list[Reminded]:
    """Return the notices of some clubs; of all when none is named."""
    return [one for one in late if not clubs or book.rows[one.number].club in clubs]


def _refuse(desk: Desk, day: date, days: int | None) -> None:
    if day > desk.today:
        sentence = _("{day} is still to come; clubs are reminded when the time is over.")
        raise InputError(sentence, day=day)
    if days is not None and days < 0:
        raise InputError(_("{days} days cannot be waited for."), days=days)


def overdue(book: NoticeBook, day: date, wait: int | None) -> list[Reminded]:
    """Return the notices that were due before a day and are not paid, in their order."""
    asked = {item.number: one.day for one in book.reminders for item in one.items}
    found = []
    for row in book.rows.values():
        due = due_day(row, wait)
        again = asked.get(row.number, date.min)
        waited = again == date.min or day > again + timedelta(wait or 0)
        if row.state is NoticeState.OPEN and due is not None and due < day and waited:
            found.append(Reminded(row.number, row.left, due))
    return found


def due_day(row: NoticeRow, wait: int | None) -> date | None:
    """Return the last day to pay a notice; ``wait`` = the days a club has where none was set."""
    if row.due is not None or wait is None:
        return row.due
    return row.day + timedelta(wait)


def _nothing_overdue(book: NoticeBook, day: date, wait: int | None) -> InputError:
    open_ = [one for one in book.rows.values() if one.state is NoticeState.OPEN]
    if wait is None and any(one.due is None for one in open_):
        sentence = _(
            "No last day to pay is set: say how many days the federation waits (--days), or record"
            " a term of payment (“account term”)."
        )
        return InputError(sentence)
    sentence = _("On {day} nothing is overdue of which the club was not just reminded.")
    return InputError(sentence, day=spoken_day(day))


def _reminders(book: NoticeBook, late: Sequence[Reminded], day: date) -> list[Reminder]:
    """Return a reminder for each club."""
    by_club: dict[str, list[Reminded]] = {}
    for one in late:
        by_club.setdefault(book.rows[one.number].club, []).append(one)
    return [
        Reminder(club, day, 1 + max(book.rows[one.number].reminded for one in items), tuple(items))
        for club, items in by_club.items()
    ]
