"""The columns of a list: what they are, and how wide each gets in the room there is."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from textwrap import wrap

from rich.cells import cell_len
from rich.text import Text

Row = tuple[str, Sequence[Text]]
"""A row's key and its cells."""

NARROW = 6
"""Columns a growing one has at least."""


@dataclass(frozen=True, slots=True)
class Col:
    """A column."""

    label: str
    right: bool = False
    grow: bool = False
    """Takes the room the others leave."""
    least: int = 0
    """Narrowest window, in columns, in which it is shown."""
    width: int = 0
    """Columns it takes; 0 = as many as its widest cell."""
    read: str = ""
    """The label where there is room to write it out."""


def holding(label: str, words: Iterable[str], *, right: bool = False, least: int = 0) -> Col:
    """Return a column for one-line words that are known before their cells are made."""
    width = max(map(cell_len, (label, *words)))
    return Col(label, right=right, least=least, width=width)


@dataclass(frozen=True, slots=True)
class Column:
    """A column as it is shown."""

    number: int
    """Its place among the cells of a row."""
    width: int
    """Columns for its text."""
    start: int
    """First column on the screen, from the left of the list; its padding lies before its text."""
    right: bool


@dataclass(frozen=True)
class Sheet:
    """Rows laid out in so much room: where their columns stand, and what of them is cut."""

    cols: Sequence[Col]
    rows: Sequence[Row]
    room: int
    padding: int
    """Blank columns on either side of a cell."""
    empty: str
    """Says why there is nothing, and what to do."""

    @cached_property
    def columns(self) -> tuple[Column, ...]:
        """Those that are shown, from the left."""
        columns: list[Column] = []
        start = 0
        for number, width in _widths(self.cols, self.rows, self.room, self.padding).items():
            columns.append(Column(number, width, start, self.cols[number].right))
            start += width + 2 * self.padding
        return tuple(columns)

    @cached_property
    def labels(self) -> list[Text]:
        """Headings of all columns there are."""
        return [Text(col.label) for col in self.cols]

    @cached_property
    def message(self) -> list[str]:
        """What stands in place of rows, over the whole width."""
        return [] if self.rows else wrap(self.empty, max(self.room - 2 * self.padding, 1))

    @property
    def height(self) -> int:
        """Lines of heading and rows."""
        return 1 + (len(self.rows) or len(self.message))

    @property
    def width(self) -> int:
        """Columns of all of it."""
        return max((self.end(column) for column in self.columns), default=0)

    def end(self, column: Column) -> int:
        """Return the first column of the screen behind one of the list."""
        return column.start + column.width + 2 * self.padding

    def place(self, x: int) -> int | None:
        """Return which of the columns is so far from the left, the last one beyond all."""
        places = (place for place, column in enumerate(self.columns) if x < self.end(column))
        return next(places, len(self.columns) - 1 if self.columns else None)

    def cut(self, row: Row) -> str:
        """Return in full what of a row is cut."""
        shown = ((row[1][column.number], column.width) for column in self.columns)
        return "  ".join(cell.plain for cell, width in shown if cell.cell_len > width)

    @cached_property
    def longest_cut(self) -> str:
        """The longest text that stands for a row where its cells are cut."""
        return max(map(self.cut, self.rows), key=len, default="")


def _widths(cols: Sequence[Col], rows: Sequence[Row], room: int, padding: int) -> dict[int, int]:
    shown = [number for number, col in enumerate(cols) if col.least <= room]
    growing = [number for number in shown if cols[number].grow]
    widths = {n: 0 if n in growing else _natural(cols[n], n, rows) for n in shown}
    rest = room - 2 * padding * len(widths) - sum(widths.values())
    return widths | {number: max(rest // len(growing), NARROW) for number in growing}


def _natural(col: Col, number: int, rows: Sequence[Row]) -> int:
    if col.width:
        return col.width
    return max((*(cells[number].cell_len for _name, cells in rows), len(col.label)))
