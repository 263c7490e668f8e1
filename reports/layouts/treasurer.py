"""The treasurer's list: sums by kind, club and month, deposits, and every entry."""

from collections.abc import Iterator

from league import formatting
from league.language import _
from league.views.columns import Kind, Value
from league.views.columns_accounts import DEPOSITS
from league.views.notices import TreasurerView
from reports.described import table_of
from reports.document import Block, Column, Document, Table


def layout(view: TreasurerView) -> Document:
    """Return the treasurer's list."""
    period = _("{since} to {until}").format(
        since=formatting.day(view.since), until=formatting.day(view.until)
    )
    return Document(
        title=_("Treasurer's list"),
        over=f"{view.federation.name} · {view.season}",
        under=period,
        foot=view.federation.name,
        letterhead=view.federation.letterhead(),
        blocks=(*_tables(view),),
        landscape=True,
    )


def _tables(view: TreasurerView) -> Iterator[Block]:
    yield _by_kind(view)
    yield _by_club(view)
    yield _by_month(view)
    if view.deposits:
        yield table_of(DEPOSITS, view.deposits, sums={"held", "cents"}, name=_("Deposits"))
    yield _entries(view)


def _by_kind(view: TreasurerView) -> Table:
    columns = (
        Column(_("Paragraph")),
        Column(_("About")),
        Column(_("Number"), Kind.NUMBER),
        Column(_("Charged"), Kind.MONEY),
        Column(_("Taken back"), Kind.MONEY),
        Column(_("Stands"), Kind.MONEY),
    )
    rows = tuple((*one, one[3] - one[4]) for one in view.by_paragraph())
    return Table(columns, rows, _("Charges by paragraph"), sums=(2, 3, 4, 5))


def _by_club(view: TreasurerView) -> Table:
    amounts = (
        _("Carried forward"),
        _("Charged"),
        _("Credited"),
        _("Paid"),
        _("Paid out"),
        _("Balance"),
    )
    columns = (Column(_("Club")), *(Column(label, Kind.MONEY) for label in amounts))
    rows = tuple(
        (one.name, one.before, one.charged, one.got, one.paid, one.paid_out, one.after)
        for one in view.clubs
    )
    return Table(columns, rows, _("By club"), sums=(1, 2, 3, 4, 5, 6))


def _by_month(view: TreasurerView) -> Table:
    months = view.by_month()
    kinds = list(dict.fromkeys(words for _month, cents in months for words in cents))
    columns = (Column(_("Month")), *(Column(words, Kind.MONEY) for words in kinds))
    rows: list[tuple[Value, ...]] = [
        (f"{month:%Y-%m}", *(cents.get(words, 0) for words in kinds)) for month, cents in months
    ]
    return Table(columns, tuple(rows), _("By month"), sums=tuple(range(1, len(columns))))


def _entries(view: TreasurerView) -> Table:
    columns = (
        Column(_("Entry"), Kind.NUMBER),
        Column(_("Date"), Kind.DAY),
        Column(_("Notice")),
        Column(_("What")),
        Column(_("Debit")),
        Column(_("Credit")),
        Column(_("About")),
        Column(_("Paragraph")),
        Column(_("Amount"), Kind.MONEY),
    )
    rows = tuple(
        (
            one.number,
            one.day,
            one.notice,
            one.words,
            one.debit,
            one.credit,
            one.about,
            one.citation,
            one.cents,
        )
        for one in view.entries
    )
    return Table(columns, rows, _("Postings"), sums=(8,), close=True)
