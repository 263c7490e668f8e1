"""Papers about money: a notice, a club's notices, a reminder, a statement."""

from collections.abc import Iterator

from league.errors import NotFoundError
from league.facts.accounts import FEDERATION
from league.facts.notices import Notice, Told
from league.formatting import day as spoken_day
from league.language import _, current, pick
from league.rulebook.topics import Topic
from league.services.accounts.notices import (
    bank_of,
    creditor_of,
    letter,
    notice_book,
    notice_row,
    notice_rows,
)
from league.services.accounts.views import account_view
from league.services.accounts.words import account_words
from league.services.rulebook import explaining
from league.services.session.desk import Desk
from league.views.accounts import NoticeRow, NoticeState
from league.views.findings import ExplanationView
from league.views.notices import NoticesView, NoticeView, ReminderView, StatementView


def notice_view(desk: Desk, number: str) -> NoticeView:
    """Return a notice in full. Raises NotFoundError for one that was never given, StorageError."""
    row, book = notice_row(desk, number), notice_book(desk)
    notice = book.notices[number]
    posting, told = book.postings[notice.posting], _in_use(notice)
    unpaid = row.state in (NoticeState.OPEN, NoticeState.PAID)
    return NoticeView(
        letter=letter(desk, row.club),
        row=row,
        occasion=_occasion(desk, row),
        facts=told.facts,
        arithmetic=told.arithmetic,
        reason=notice.reason,
        paragraphs=tuple(_paragraphs(desk, (*notice.broken, posting.rule))),
        bank=bank_of(book, creditor_of(posting)) if unpaid else None,
        contest=explaining.remedy(desk, posting.rule, posting.day),
    )


def explain_notice(desk: Desk, number: str) -> ExplanationView:
    """Explain a notice by what stands on it. Raises as ``notice_view``."""
    view = notice_view(desk, number)
    (citation, says), stated = view.paragraphs[0], view.paragraphs[-1]
    follows = stated if len(view.paragraphs) > 1 else ("", "")
    facts = "\n".join(one for one in (view.row.about, view.facts, view.reason) if one)
    return ExplanationView(
        f"{stated[0]} · {number}",
        citation,
        "",
        says,
        facts,
        view.arithmetic,
        consequence_citation=follows[0],
        consequence_says=follows[1],
        contest=view.contest,
    )


def _occasion(desk: Desk, row: NoticeRow) -> str:
    """Return what a notice is about; of a match of this season with division and day."""
    if row.match is None:
        return row.about
    division, day = desk.division(row.match[0]).name, desk.judged(row.match).facts.day
    sentence = _("{division}, {day}: {about}")
    return sentence.format(division=division, day=spoken_day(day), about=row.about)


def _in_use(notice: Notice) -> Told:
    """Return what a notice says in the language in use."""
    by_language = {one.language: one for one in notice.told}
    nothing = Told(current(), "")
    return by_language.get(current(), next(iter(notice.told), nothing))


def _paragraphs(desk: Desk, rules: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Yield citation and wording; of a book that is not this season's the citation alone."""
    for rule in dict.fromkeys(rules):
        known = desk.book.paragraphs.get(rule)
        yield desk.book.cite(rule), pick(known.says) if known else ""


def notices_view(desk: Desk, club: str) -> NoticesView:
    """Return a club's notices with something to pay, on one paper.

    Raises NotFoundError also when there is none, StorageError.
    """
    open_ = [one for one in notice_rows(desk, club) if one.state is NoticeState.OPEN]
    if not open_:
        sentence = _("{club} has no notice with anything left to pay.")
        raise NotFoundError(sentence, club=desk.club(club).name)
    views = tuple(notice_view(desk, one.number) for one in open_)
    return NoticesView(letter(desk, club), max(one.day for one in open_), views)


def reminder_view(desk: Desk, club: str) -> ReminderView:
    """Return the last reminder that a club was written.

    Raises NotFoundError when there is none, StorageError.
    """
    book, found = notice_book(desk), desk.club(club)
    last = next((one for one in reversed(book.reminders) if one.club == club), None)
    if last is None:
        sentence = _("{club} was not reminded of anything yet; “account remind” does that.")
        raise NotFoundError(sentence, club=found.name)
    items = tuple(
        (book.rows[one.number], one.cents, one.due) for one in last.items if one.number in book.rows
    )
    asked = [creditor_of(book.postings[book.notices[row.number].posting]) for row, *_ in items]
    rule = desk.book.topic(Topic.SUSPENSION) if FEDERATION in asked else ""
    warning = next(_paragraphs(desk, (rule,))) if rule else ("", "")
    banks = {account_words(one, desk.world): bank_of(book, one) for one in asked}
    return ReminderView(letter(desk, club), last, items, tuple(banks.items()), warning)


def statement_view(desk: Desk, club: str) -> StatementView:
    """Return a club's account as of today, on paper. Raises NotFoundError, StorageError."""
    return StatementView(letter(desk, club), desk.today, account_view(desk, club, desk.today))
