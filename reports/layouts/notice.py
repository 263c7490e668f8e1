"""A notice: decision and invoice at once; and all that a club has still to pay."""

from collections.abc import Iterator

from league import formatting
from league.formatting import money
from league.language import _
from league.views.accounts import NoticeRow, NoticeState
from league.views.columns import Kind, Value
from league.views.notices import NoticesView, NoticeView
from reports.document import (
    Block,
    Column,
    Document,
    Facts,
    Heading,
    NewPage,
    Signatures,
    Table,
    Words,
)
from reports.layouts.letters import bank_lines, ends


def layout(view: NoticeView) -> Document:
    """Return a notice as a letter."""
    return Document(
        title=title(view.row),
        under=view.occasion,
        place_and_day=formatting.day(view.row.day),
        blocks=(*_blocks(view), Signatures((view.letter.federation.name,))),
        **ends(view.letter),
    )


def layout_all(view: NoticesView) -> Document:
    """Return a club's unpaid notices: a list with their sum, then each on a page of its own.

    A single one is the notice itself.
    """
    if len(view.notices) == 1:
        return layout(view.notices[0])
    rows = [one.row for one in view.notices]
    blocks: list[Block] = [
        Words(_("These notices are still to be paid; each follows on a page of its own.")),
        unpaid([(row, row.left) for row in rows], _("Unpaid notices")),
    ]
    for one in view.notices:
        blocks += [NewPage(), Heading(title(one.row)), Words(one.occasion), *_blocks(one)]
    return Document(
        title=_("Notices {first} to {last}").format(first=rows[0].number, last=rows[-1].number),
        place_and_day=formatting.day(view.day),
        blocks=(*blocks, Signatures((view.letter.federation.name,))),
        **ends(view.letter),
    )


def unpaid(rows: list[tuple[NoticeRow, int]], name: str) -> Table:
    """Return a table of notices with what is left of each, and the sum."""
    columns = (
        Column(_("Notice")),
        Column(_("Date"), Kind.DAY),
        Column(_("About")),
        Column(_("Paragraph")),
        Column(_("To pay to")),
        Column(_("Due on"), Kind.DAY),
        Column(_("Amount"), Kind.MONEY),
    )
    told = tuple(
        (row.number, row.day, row.about, row.citation, row.creditor, row.due, cents)
        for row, cents in rows
    )
    return Table(columns, told, name, sums=(len(columns) - 1,), close=True)


def title(row: NoticeRow) -> str:
    """Return what a notice is called: ``Notice 2012/5``, ``Reversal 2012/6``."""
    sentence = _("Notice {number}")
    if row.state is NoticeState.REVERSAL:
        sentence = _("Reversal {number}")
    return sentence.format(number=row.number)


def _blocks(view: NoticeView) -> Iterator[Block]:
    """Yield decision, grounds, paragraphs, payment, and how to contest it."""
    yield Heading(_("Decision"))
    yield Words(decision(view.row), bold=True)
    if view.row.state is NoticeState.REVERSED:
        yield Words(_reversed(view.row), bold=True)
    grounds = [one for one in (view.facts, view.arithmetic) if one]
    if view.reason:
        grounds.append(_("Reason: {reason}").format(reason=view.reason))
    if grounds:
        yield Heading(_("Grounds"))
        yield from map(Words, grounds)
    yield Heading(_("Paragraphs"))
    for citation, says in view.paragraphs:
        yield Words(f"{citation}: {says}" if says else citation, small=True)
    yield from _payment(view)
    if view.contest:
        yield Heading(_("How to contest it"))
        yield Words(view.contest)


def decision(row: NoticeRow) -> str:
    """Return what a notice decides, in one sentence."""
    sentence = _("{payer} owes {amount} to {payee} ({citation}).")
    if row.state is NoticeState.CASH:
        sentence = _("{payer} paid {amount} in cash to {payee} ({citation}).")
    if row.state is NoticeState.REVERSAL and row.other:
        sentence = _("Notice {other} is taken back: {payer} owes {payee} these {amount} no more.")
    elif row.state is NoticeState.REVERSAL:
        sentence = _("{payer} owes {payee} {amount} no more ({citation}).")
    return sentence.format(
        payer=row.debtor,
        payee=row.creditor,
        amount=money(row.cents),
        citation=row.citation,
        other=row.other,
    )


def _reversed(row: NoticeRow) -> str:
    if not row.other:
        return _("It was taken back; nothing is to be paid.")
    return _("It was taken back by {other}; nothing is to be paid.").format(other=row.other)


def _payment(view: NoticeView) -> Iterator[Block]:
    """Yield the amount as a table, and where and until when to pay it."""
    row = view.row
    yield Heading(_("Payment"))
    columns = (
        Column(_("Notice")),
        Column(_("About")),
        Column(_("Paragraph")),
        Column(_("Amount"), Kind.MONEY),
    )
    sign = -1 if row.state is NoticeState.REVERSAL else 1
    told = (row.number, row.about, row.citation, sign * row.cents)
    yield Table(columns, (told,), whole=True, close=True)
    if row.state is NoticeState.CASH:
        yield Words(_("It was paid at the board; nothing more is to be paid."))
    if row.state is NoticeState.REVERSAL:
        yield Words(
            _("What was paid already stands to the credit of {club}.").format(club=row.debtor)
        )
    if row.state not in (NoticeState.OPEN, NoticeState.PAID):
        return
    due: list[tuple[str, Value]] = [(_("Due on"), row.due)] if row.due else []
    yield Facts((*bank_lines(row.creditor, view.bank), (_("Purpose"), title(row)), *due))
