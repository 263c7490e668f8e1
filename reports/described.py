"""A list on paper, in workbooks and lists of values, as its columns are described."""

from collections.abc import Callable, Collection, Sequence
from typing import Any, TypeVar

from league.views.columns import At, Value, drawn
from league.views.columns import Column as Described
from reports.document import Cell, Column, Table

T = TypeVar("T")


def table_of(
    columns: Sequence[Described[T]],
    rows: Sequence[T],
    *,
    shaded: Callable[[T, str], bool] = lambda _row, _key: False,
    sums: Collection[str] = (),
    **look: Any,
) -> Table:
    """Return the table, with the sums of the columns of these keys below.

    ``look`` is of ``Table``, ``shaded`` says of a row which keys stand on grey.
    """
    shown = drawn(columns, At.PAPER, rows)
    cells = tuple(tuple(_cell(one, row, shaded(row, one.key)) for one in shown) for row in rows)
    heads = tuple(Column(one.full_heading, one.kind, one.width, one.small_heading) for one in shown)
    summed = tuple(at for at, one in enumerate(shown) if one.key in sums)
    return Table(heads, cells, sums=summed, **look)


def _cell(column: Described[T], row: T, grey: bool) -> Value | Cell:
    value, small = column.of(row), column.small(row) if column.small else ""
    if not (column.strong or grey or small):
        return value
    return Cell(value, small, bold=column.strong, shaded=grey)
