"""Values of a table as words: how each kind is written on paper and in plain text."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from league.language import _
from league.views import columns
from league.views.columns import Kind, Value
from reports.document import Cell, Column, Table, spread
from reports.words import clean


def plain(cell: Value | Cell) -> Value:
    """Return the value of a cell, whatever it looks like."""
    return cell.value if isinstance(cell, Cell) else cell


def below(cell: Value | Cell) -> str:
    """Return the small words of a cell."""
    return cell.below if isinstance(cell, Cell) else ""


def written(value: Value, kind: Kind) -> str:
    """Return a value in the language in use; line breaks stay, other odd signs are shown."""
    words = columns.written(value, kind)
    if isinstance(value, str | tuple):
        return "\n".join(clean(line) for line in words.split("\n"))
    return words


def sums(table: Table) -> tuple[Value, ...] | None:
    """Return the row of the sums with its label, or None when nothing is summed.

    The label stands in the first column of words. What is no number counts for nothing.
    """
    if not table.sums:
        return None
    label = label_of_sums(table)
    return tuple(
        _sum(table, place) if place in table.sums else _("Sum") if place == label else None
        for place in range(len(table.columns))
    )


def label_of_sums(table: Table) -> int | None:
    """Return the column in which the label of the sums stands, from 0; None where none is free."""
    free = [place for place in range(len(table.columns)) if place not in table.sums]
    words = [place for place in free if table.columns[place].kind is Kind.TEXT]
    return next(iter([*words, *free]), None)


def _sum(table: Table, place: int) -> Value:
    values = [plain(row[place]) for row in table.rows]
    if table.columns[place].kind is Kind.RESULT:
        pairs = [value for value in values if isinstance(value, tuple)]
        return _total(home for home, _away in pairs), _total(away for _home, away in pairs)
    return _total(values)


def _total(values: Iterable[Value]) -> int:
    return sum(value for value in values if isinstance(value, int))


def apart(table: Table) -> Table:
    """Return a table for reckoning: every value in a column of its own, small words too."""
    table = spread(table)
    told = [any(below(row[place]) for row in table.rows) for place in range(len(table.columns))]
    columns: list[Column] = []
    for column, more in zip(table.columns, told, strict=True):
        columns += [column, *([Column(column.below or _("Remark"))] if more else [])]
    rows = tuple(_with_remarks(row, told) for row in table.rows)
    sums = tuple(place + sum(told[:place]) for place in table.sums)
    return replace(table, columns=tuple(columns), rows=rows, sums=sums)


def _with_remarks(row: Sequence[Value | Cell], told: Sequence[bool]) -> tuple[Value | Cell, ...]:
    cells: list[Value | Cell] = []
    for cell, more in zip(row, told, strict=True):
        cells += [cell, *([below(cell) or None] if more else [])]
    return tuple(cells)
