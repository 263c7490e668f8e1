"""A list of very many rows, each of which is made when it is first seen."""

from collections.abc import Callable, Sequence
from typing import overload

from rich.text import Text
from textual.widgets._data_table import ColumnKey, Row, RowKey  # the public module lacks Row

from tui.widgets.grid import Grid


class Later(Sequence[Text]):
    """A row's cells, made when the first of them is asked for."""

    def __init__(self, make: Callable[[], Sequence[Text]]) -> None:
        self._make = make
        self._cells: Sequence[Text] | None = None

    def _made(self) -> Sequence[Text]:
        if self._cells is None:
            self._cells = self._make()
        return self._cells

    @overload
    def __getitem__(self, at: int) -> Text: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Text]: ...
    def __getitem__(self, at: int | slice) -> Text | Sequence[Text]:
        """Return a cell."""
        return self._made()[at]

    def __len__(self) -> int:
        """Return the number of cells."""
        return len(self._made())


class _Cells(dict[ColumnKey, Text]):
    """The cells of a row by column, taken from the row when they are painted."""

    def __init__(self, take: Callable[[int], Text]) -> None:
        super().__init__()
        self._take = take

    def __missing__(self, column: ColumnKey) -> Text:
        found = self[column] = self._take(int(column.value or 0))
        return found


class LongGrid(Grid):
    """A list whose columns say how wide they are, so that no row is made to be measured."""

    def _add_rows(self, shown: list[int]) -> None:
        if not self._rows:
            super()._add_rows(shown)
            return
        # The table's own way of adding a row takes 40 µs; for 1,500 rows one would see it.
        for at, (name, cells) in enumerate(self._rows):
            key = RowKey(name)
            self._row_locations[key] = at
            self._data[key] = _Cells(self._taker(cells))
            self.rows[key] = Row(key, 1, None)
        self._require_update_dimensions = True
        self._update_count += 1
        self._highlight_cursor()
        self.check_idle()

    def _taker(self, cells: Sequence[Text]) -> Callable[[int], Text]:
        return lambda number: self._cell(number, cells[number])
