"""A list as text and as JSON, as its columns are described."""

from collections.abc import Sequence
from datetime import date, time
from typing import TypeVar

from league.views.columns import HALVES, At, Column, Kind, Value, drawn, written
from tui.commands.common import print_columns

T = TypeVar("T")


def print_list(
    columns: Sequence[Column[T]], rows: Sequence[T], *, heads: bool = True, numbered: bool = False
) -> None:
    """Print rows in aligned columns, a dash where nothing is known.

    ``numbered`` puts before each the number by which it is named.
    """
    shown = drawn(columns, At.TEXT, rows)
    lines = [
        [*([f"{number}."] if numbered else []), *(_words(column, row) for column in shown)]
        for number, row in enumerate(rows, 1)
    ]
    if heads:
        lines.insert(0, [*([""] if numbered else []), *(column.heading for column in shown)])
    right = [at for at, column in enumerate(shown, int(numbered)) if column.on_the_right]
    print_columns(lines, [0, *right] if numbered else right)


def _words(column: Column[T], row: T) -> str:
    value = column.of(row)
    return "–" if value is None else written(value, column.kind)


def as_data(columns: Sequence[Column[T]], rows: Sequence[T]) -> list[dict[str, object]]:
    """Return rows by the keys of their columns, as programs read them."""
    return [
        {one.key: _datum(one.of(row), one.kind) for one in columns if At.JSON & one.at}
        for row in rows
    ]


def _datum(value: Value, kind: Kind) -> object:
    if isinstance(value, date | time):
        return value.isoformat()
    return value / 2 if isinstance(value, int) and kind in HALVES else value
