"""A list on paper, in workbooks and lists of values, as its columns are described."""

from collections.abc import Callable, Collection, Sequence
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
    sums: Collection[str] = (),
    **look: Any,
) -> Table:
    """Return the table, with the sums of the columns of these keys below.

    ``look`` is of ``Table``, ``shaded`` says which rows stand on grey.
    """
    shown = drawn(columns, At.PAPER, rows)
    cells = tuple(
        tuple(
            Cell(one.of(row), bold=one.strong, shaded=grey) if one.strong or grey else one.of(row)
            for one in shown
        )
        for row, grey in ((row, shaded(row)) for row in rows)
    )
    heads = tuple(Column(one.full_heading, one.kind, one.width) for one in shown)
    summed = tuple(at for at, one in enumerate(shown) if one.key in sums)
    return Table(heads, cells, sums=summed, **look)
