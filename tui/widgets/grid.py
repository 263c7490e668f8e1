"""A table whose numbers stand right and whose widest column takes the room there is."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from textwrap import wrap

from rich.style import Style
from rich.text import Text
from textual import events
from textual.widgets import DataTable
from textual.widgets.data_table import ColumnKey, RowKey

from league.language import _
from tui.widgets.cell_painting import Lines, painted
from tui.widgets.frame import bind, key


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


class Grid(DataTable[Text]):
    """A list to move in by rows (or cells), filled anew as a whole."""

    def __init__(
        self,
        *,
        id: str | None = None,
        cells: bool = False,
        empty: str = "",
        opens: str = "",
        shown: bool = True,
    ) -> None:
        super().__init__(
            id=id,
            cursor_type="cell" if cells else "row",
            zebra_stripes=True,
            cell_padding=0 if cells else 1,
        )
        self._cols: tuple[Col, ...] = ()
        self._rows: list[tuple[str, Sequence[Text]]] = []
        self._empty = empty
        self._laid_out_for = 0
        self._wanted: str | None = None
        bind(self, key("enter", "select_cursor", opens or _("go in"), show=shown))
        if not cells:
            bind(self, key("home", "scroll_top", "", show=False))
            bind(self, key("end", "scroll_bottom", "", show=False))

    def fill(self, columns: Sequence[Col], rows: Iterable[tuple[str, Sequence[Text]]]) -> None:
        """Show these rows, each with its key; the cursor stays on the row it was on."""
        self._wanted = self._wanted or self.current
        self._cols, self._rows = tuple(columns), list(rows)
        # A hidden list is laid out when it is seen again.
        self._laid_out_for = 0
        if self.size.width:
            self._lay_out()

    @property
    def current(self) -> str | None:
        """Key of the row under the cursor."""
        names = [name for name, _cells in self._rows]
        if self._wanted in names:
            return self._wanted
        return names[self.cursor_row] if self.cursor_row < len(names) else None

    def cut(self) -> str:
        """Return in full what is cut in the row under the cursor."""
        widths = {int(column.key.value or 0): column.width for column in self.ordered_columns}
        for name, cells in self._rows:
            if name == self.current:
                shown = ((cells[number], width) for number, width in widths.items())
                return "  ".join(cell.plain for cell, width in shown if cell.cell_len > width)
        return ""

    def select(self, wanted: str) -> None:
        """Put the cursor on the row with this key, if there is one."""
        if not self._laid_out_for:
            self._wanted = wanted
            return
        for number, (name, _cells) in enumerate(self._rows):
            if name == wanted:
                self.move_cursor(row=number)

    def on_resize(self, _event: events.Resize) -> None:
        """Give the growing column its room; columns come and go with the window's width."""
        if self._cols and self._room() != self._laid_out_for:
            self._lay_out()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer Enter where there is a row to open."""
        if action == "select_cursor" and not self._rows:
            return False
        return super().check_action(action, parameters)

    def _room(self) -> int:
        return self.scrollable_content_region.width or self.app.size.width

    def _lay_out(self) -> None:
        kept, column = self._wanted or self.current, self.cursor_column
        self._wanted = None
        self.clear(columns=True)
        self._laid_out_for = self._room()
        if not self._rows:
            self._say_empty()
            return
        shown = [n for n, col in enumerate(self._cols) if col.least <= self._laid_out_for]
        for number, width in self._widths(shown).items():
            col = self._cols[number]
            label = Text(col.label, justify="right" if col.right else "left")
            self.add_column(label, width=width, key=str(number))
        self._add_rows(shown)
        if kept is not None:
            self.select(kept)
            self.move_cursor(column=column)

    def _add_rows(self, shown: list[int]) -> None:
        for name, cells in self._rows:
            self.add_row(*(self._cell(number, cells[number]) for number in shown), key=name)

    def _update_dimensions(self, _new_rows: Iterable[RowKey]) -> None:
        # All columns have their widths and all rows are one line high: no cell needs measuring.
        super()._update_dimensions(())

    def _render_cell(
        self,
        row_index: int,
        column_index: int,
        base_style: Style,
        width: int,
        cursor: bool = False,
        hover: bool = False,
    ) -> Lines:
        # The library asks for the same cell again with every move of the cursor.
        row, column = self._keys_of(row_index, column_index)
        known = self._show_hover_cursor, self._update_count, self._pseudo_class_state
        key = (row, column, base_style, cursor, hover, *known)
        if key not in self._cell_render_cache:
            heading = row_index < 0
            text = self.columns[column].label if heading else self._data[row][column]
            component, above = self._styles(heading=heading, cursor=cursor, hover=hover)
            meta = Style.from_meta({"row": row_index, "column": column_index})
            looks = base_style + meta + component, above
            lines = painted(text, width, self.cell_padding, looks, self.app.console)
            self._cell_render_cache[key] = lines
        return self._cell_render_cache[key]

    def _styles(self, *, heading: bool, cursor: bool, hover: bool) -> tuple[Style, Style]:
        """Return a cell's own style, and the one that lies above it."""
        return self._get_styles_to_render_cell(
            heading,
            False,
            False,
            hover,
            cursor,
            self.show_cursor,
            self._show_hover_cursor,
            self.cursor_foreground_priority == "css",
            self.cursor_background_priority == "css",
        )

    def _keys_of(self, row: int, column: int) -> tuple[RowKey, ColumnKey]:
        found = self._column_locations.get_key(column)
        at = self._header_row_key if row < 0 else self._row_locations.get_key(row)
        assert at is not None
        assert found is not None
        return at, found

    def _say_empty(self) -> None:
        """Say over the whole width why there is nothing, and what to do."""
        width = self._laid_out_for - 2 * self.cell_padding
        lines = wrap(self._empty, width)
        self.add_column("", width=width, key="0")
        self.add_row(Text("\n".join(lines)), key="", height=max(len(lines), 1))

    def _cell(self, number: int, text: Text) -> Text:
        text.justify = "right" if self._cols[number].right else "left"
        text.overflow = "ellipsis"
        return text

    def _widths(self, shown: list[int]) -> dict[int, int]:
        widths = {n: self._natural(n) for n in shown}
        growing = [n for n in shown if self._cols[n].grow]
        room = self._laid_out_for - 2 * self.cell_padding * len(widths)
        rest = room - sum(width for n, width in widths.items() if n not in growing)
        for number in growing:
            widths[number] = max(rest // len(growing), 6)
        return widths

    def _natural(self, number: int) -> int:
        if self._cols[number].width:
            return self._cols[number].width
        cells = (cells[number].cell_len for _name, cells in self._rows)
        return max((*cells, len(self._cols[number].label)), default=0)
