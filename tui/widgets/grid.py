"""A table whose numbers stand right and whose widest column takes the room there is."""

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import ClassVar, cast

from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual import events
from textual.cache import LRUCache
from textual.coordinate import Coordinate
from textual.geometry import Region
from textual.strip import Strip
from textual.widgets import DataTable
from textual.widgets.data_table import RowKey

from league.language import _
from tui.widgets.cell_painting import painted
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

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        f"datatable--{name}" for name in ("header", "odd-row", "even-row", "hover", "cursor")
    }

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
        self._longest: str | None = None
        self._below = Style.null()
        self._stripes: dict[int, Style] = {}
        # The library empties this one whenever looks or rows change.
        self._painted = cast("LRUCache[Hashable, Strip]", self._line_cache)
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

    @property
    def waits(self) -> bool:
        """Whether the rows are not laid out yet, though there is room for them."""
        return bool(self._cols and self.size.width and not self._laid_out_for)

    def cut(self) -> str:
        """Return in full what is cut in the row under the cursor."""
        return next((self._cut_of(row) for name, row in self._rows if name == self.current), "")

    @property
    def longest_cut(self) -> str:
        """The longest text that stands for a row where its cells are cut."""
        if self._longest is None:
            self._longest = max(
                (self._cut_of(row) for _name, row in self._rows), key=len, default=""
            )
        return self._longest

    def _cut_of(self, row: Sequence[Text]) -> str:
        shown = ((row[int(one.key.value or 0)], one.width) for one in self.ordered_columns)
        return "  ".join(cell.plain for cell, width in shown if cell.cell_len > width)

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
        self._longest = None
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

    def render_lines(self, crop: Region) -> list[Strip]:
        """Return the lines that are seen."""
        # The same for all lines, and a tenth of the time when it is looked up for each.
        self._below, self._stripes = self.rich_style, {}
        return super().render_lines(crop)

    def render_line(self, y: int) -> Strip:
        """Return a line of the window."""
        # The library paints every line anew when the cursor moves; here only those it touches.
        width, (x, down) = self.size.width, self.scroll_offset
        try:
            name, line = self._get_offsets(y if y < self.header_height else y + down)
        except LookupError:
            return Strip.blank(width, self._below)
        row = -1 if name is self._header_row_key else self.get_row_index(name)
        lit, under = self._lit(self.cursor_coordinate, row), self._lit(self.hover_coordinate, row)
        known = self._show_hover_cursor, self._update_count, self._pseudo_class_state
        key = (name, line, x, width, self._below, lit, under, self.show_cursor, *known)
        if key not in self._painted:
            strip = Strip(self._paint_row(name, row, line, lit, under)).crop(x, x + width)
            self._painted[key] = strip.adjust_cell_length(width, self._below).simplify()
        return self._painted[key]

    def _lit(self, where: Coordinate, row: int) -> int | None:
        """Return which cell of a row a cursor is on; all of them = -1."""
        if where.row != row or row < 0:
            return None
        return where.column if self.cursor_type == "cell" else -1

    def _paint_row(
        self, name: RowKey, row: int, line: int, lit: int | None, under: int | None
    ) -> list[Segment]:
        stripe, heading, to = min(row, row % 2), row < 0, self.app.console
        if stripe not in self._stripes:
            self._stripes[stripe] = self._get_row_style(row, self._below)
        below, columns, padding = self._stripes[stripe], self.ordered_columns, self.cell_padding
        segments: list[Segment] = []
        for number, column in enumerate(columns):
            cursor, hover = lit in {number, -1}, under in {number, -1}
            component, above = self._styles(heading=heading, cursor=cursor, hover=hover)
            meta = Style.from_meta({"row": row, "column": number})
            text = column.label if heading else self._data[name][column.key]
            looks = below + component + meta, above
            segments += painted(text, line, column.width + 2 * padding, padding, looks, to)
        component, _above = self._styles(heading=heading, cursor=lit == -1, hover=under == -1)
        beyond = Style.from_meta({"row": row, "column": 0, "out_of_bounds": True})
        rest = self.size.width - sum(column.width + 2 * padding for column in columns)
        return [*segments, Segment(" " * max(rest, 0), below + component + beyond)]

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


# Each look is sought in all style sheets whenever a list is styled, and the library's other ones
# do not occur here. (A widget's class takes no ``inherit_component_classes``, as other nodes do.)
Grid._inherit_component_classes = False  # noqa: SLF001
