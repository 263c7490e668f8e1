"""A list on paper, in workbooks and lists of values, as its columns are described."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from league.views.columns import At, drawn
from league.views.columns import Column as Described
from reports.document import Cell, Column, Table

T = TypeVar("T")


def table_of(
    columns: Sequence[Described[T]],
    rows: Sequence[T],
    *,
    shaded: Callable[[T], bool] = lambda _row: False,
    **look: Any,
) -> Table:
    """Return the table; ``look`` is of ``Table``, ``shaded`` says which rows stand on grey."""
    shown = drawn(columns, At.PAPER, rows)
    cells = tuple(
        tuple(Cell(one.value(row), bold=one.strong, shaded=grey) for one in shown)
        for row, grey in ((row, shaded(row)) for row in rows)
    )
    heads = tuple(Column(one.full_heading, one.kind, one.width) for one in shown)
    return Table(heads, cells, **look)
