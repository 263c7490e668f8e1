"""Documents as lists of values that a spreadsheet of the language in use opens as a table.

In German a semicolon stands between values and a comma before decimals, in English a comma and a
point. The mark at the beginning tells Excel that the signs are UTF-8.
"""

import csv
from collections.abc import Iterable, Iterator, Sequence
from datetime import date, datetime, time
from io import StringIO

from league import formatting
from league.language import _, current
from league.sanitizing import csv_value
from league.views.columns import HALVES, Kind, Value
from reports.document import Cell, Column, Document, Facts, Table, Words
from reports.values import apart, plain
from reports.words import clean, line_of

MARK = "\ufeff"


def listed(documents: Iterable[Document]) -> str:
    """Return the tables of the documents below each other, an empty line between each two.

    Above each stands whose it is, unless there is only one in all.
    """
    tables = [(document, table) for document in documents for table in _tables(document)]
    file = StringIO(newline="")
    writer = csv.writer(file, delimiter=_between(), lineterminator="\r\n")
    for place, (document, table) in enumerate(tables):
        if place:
            writer.writerow(())
        if len(tables) > 1:
            name = line_of(document.called, document.under, table.name)
            writer.writerow([csv_value(clean(name))])
        writer.writerows(_rows(table))
    return MARK + file.getvalue()


def _between() -> str:
    return ";" if current() == "de" else ","


def _tables(document: Document) -> Sequence[Table]:
    """Return the tables of a document; one that has none gives its title, facts and words."""
    tables = [block for block in document.blocks if isinstance(block, Table)]
    if tables:
        return tables
    rows: list[tuple[str, Value]] = [(document.title, document.under)]
    for block in document.blocks:
        if isinstance(block, Facts):
            rows += block.facts
        elif isinstance(block, Words):
            rows.append(("", block.words))
    return [Table((Column(_("Fact")), Column(_("Value"))), tuple(rows))]


def _rows(table: Table) -> Iterator[list[object]]:
    """Yield the labels, then the rows; sums are left to who reads them."""
    table = apart(table)
    yield [csv_value(clean(column.label)) for column in table.columns]
    for row in table.rows:
        yield [_value(cell, column) for cell, column in zip(row, table.columns, strict=True)]


def _value(cell: Value | Cell, column: Column) -> object:
    value = plain(cell)
    if isinstance(value, datetime):
        return f"{_day(value)} {formatting.clock(value.time())}"
    if isinstance(value, date):
        return _day(value)
    if isinstance(value, time):
        return formatting.clock(value)
    if isinstance(value, int):
        return _number(value, column.kind)
    return csv_value(" ".join(map(clean, str(value or "").split("\n"))))


def _day(day: date) -> str:
    return formatting.day(day) if current() == "de" else day.isoformat()[:10]


def _number(value: int, kind: Kind) -> str:
    decimals = {
        Kind.MONEY: f"{value / 100:.2f}",
        Kind.QUARTERS: f"{value / 4:.2f}",
        **dict.fromkeys(HALVES, f"{value / 2:.1f}"),
    }
    number = decimals.get(kind, str(value))
    return number.replace(".", ",") if current() == "de" else number
