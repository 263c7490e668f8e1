"""The treasurer's list: sums by kind, club and month, deposits, and every entry."""

from collections.abc import Iterator

from league import formatting
from league.language import _, to_translate
from league.views import columns as described
from league.views.columns import Kind, Value
from league.views.columns_accounts import DEPOSITS
from league.views.notices import Entry, TreasurerView, Turnover
from reports.described import table_of
from reports.document import Block, Column, Document, Table

_CLUBS: described.Columns[Turnover] = (
    described.Column("name", to_translate("Club")),
    described.Column("before", to_translate("Carried forward"), kind=Kind.MONEY),
    described.Column("charged", to_translate("Charged"), kind=Kind.MONEY),
    described.Column("got", to_translate("Credited"), kind=Kind.MONEY),
    described.Column("paid", to_translate("Paid"), kind=Kind.MONEY),
    described.Column("paid_out", to_translate("Paid out"), kind=Kind.MONEY),
    described.Column("after", to_translate("Balance"), kind=Kind.MONEY),
)

_ENTRIES: described.Columns[Entry] = (
    described.Column("number", to_translate("Entry"), kind=Kind.NUMBER),
    described.Column("day", to_translate("Date"), kind=Kind.DAY),
    described.Column("notice", to_translate("Notice")),
    described.Column("words", to_translate("What")),
    described.Column("debit", to_translate("Debit")),
    described.Column("credit", to_translate("Credit")),
    described.Column("about", to_translate("About")),
    described.Column("citation", to_translate("Paragraph")),
    described.Column("cents", to_translate("Amount"), kind=Kind.MONEY),
)


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
    amounts = {one.key for one in _CLUBS if one.kind is Kind.MONEY}
    yield table_of(_CLUBS, view.clubs, sums=amounts, name=_("By club"))
    yield _by_month(view)
    if view.deposits:
        yield table_of(DEPOSITS, view.deposits, sums={"held", "cents"}, name=_("Deposits"))
    yield table_of(_ENTRIES, view.entries, sums={"cents"}, name=_("Postings"), close=True)


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


def _by_month(view: TreasurerView) -> Table:
    months = view.by_month()
    kinds = list(dict.fromkeys(words for _month, cents in months for words in cents))
    columns = (Column(_("Month")), *(Column(words, Kind.MONEY) for words in kinds))
    rows: list[tuple[Value, ...]] = [
        (f"{month:%Y-%m}", *(cents.get(words, 0) for words in kinds)) for month, cents in months
    ]
    return Table(columns, tuple(rows), _("By month"), sums=tuple(range(1, len(columns))))
