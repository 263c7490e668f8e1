"""A club's account: all entries, the balance, and what is open."""

from collections.abc import Iterator, Sequence

from league import formatting
from league.language import _
from league.views.accounts import ItemRow, LineRow
from league.views.columns import Kind, Value
from league.views.notices import StatementView
from reports.document import Block, Cell, Column, Document, Table, Words
from reports.layouts.letters import ends


def layout(view: StatementView) -> Document:
    """Return a statement of account."""
    return Document(
        title=_("Statement of account"),
        under=_("as of {day}").format(day=formatting.day(view.day)),
        blocks=(*_blocks(view),),
        **ends(view.letter),
    )


def _blocks(view: StatementView) -> Iterator[Block]:
    account = view.account
    if account.lines:
        yield _entries(account.lines)
    else:
        yield Words(_("Nothing was booked yet."))
    yield Words(_balance(view), bold=True)
    if account.items:
        yield _open(account.items)


def _entries(lines: Sequence[LineRow]) -> Table:
    columns = (
        Column(_("Entry"), Kind.NUMBER),
        Column(_("Date"), Kind.DAY),
        Column(_("Notice")),
        Column(_("What")),
        Column(_("About")),
        Column(_("Paragraph")),
        Column(_("Debit"), Kind.MONEY),
        Column(_("Credit"), Kind.MONEY),
        Column(_("Balance"), Kind.MONEY),
    )
    return Table(columns, tuple(map(_line, lines)), _("Postings"), sums=(6, 7), close=True)


def _line(row: LineRow) -> tuple[Value | Cell, ...]:
    cents = row.line.cents
    sides = (cents, None) if cents > 0 else (None, -cents)
    told = (row.number, row.line.posting.day, row.notice, row.what, row.about, row.citation)
    return (*told, *sides, row.line.balance)


def _balance(view: StatementView) -> str:
    owed, amount = view.account.balance, formatting.money(abs(view.account.balance))
    sentence = _("The account is settled.")
    if owed:
        sentence = _("Owed: {amount}") if owed > 0 else _("To your credit: {amount}")
    return sentence.format(amount=amount)


def _open(items: Sequence[ItemRow]) -> Table:
    columns = (
        Column(_("Since"), Kind.DAY),
        Column(_("About")),
        Column(_("Paragraph")),
        Column(_("With")),
        Column(_("To pay"), Kind.MONEY),
        Column(_("To get"), Kind.MONEY),
    )
    rows = tuple(
        (
            row.item.since,
            row.about,
            row.citation,
            row.other,
            row.item.cents if row.owed else None,
            None if row.owed else row.item.cents,
        )
        for row in items
    )
    return Table(columns, rows, _("Open items"), sums=(4, 5), close=True)
