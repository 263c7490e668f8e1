"""A list to move in, whose numbers stand right and whose widest column takes the room there is.

Only the lines that are seen are painted, so that a list may be long.
"""

from collections.abc import Sequence
from typing import ClassVar

from rich.style import Style
from textual import events
from textual.binding import Binding, BindingType
from textual.cache import LRUCache
from textual.geometry import Region, Size, Spacing
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from league.language import _
from tui.kit.columns import Col, Row, Sheet
from tui.kit.frame import key, quiet
from tui.kit.line_painting import Cursors, painted
from tui.textual_gaps import bind

KEPT = 512
"""Painted lines that are kept."""

Place = tuple[int, int]
"""A row and, among the columns that are shown, a column; both from 0."""


class Grid(ScrollView, can_focus=True, inherit_bindings=False):
    """A list to move in by rows (or cells), filled anew as a whole."""

    ALLOW_SELECT = False
    DEFAULT_CSS = """
    Grid {
        height: auto;
        max-height: 100%;
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "go(-1, 0)", show=False),
        Binding("down", "go(1, 0)", show=False),
        Binding("left", "go(0, -1)", show=False),
        Binding("right", "go(0, 1)", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
        Binding("ctrl+home", "far(-1, 0)", show=False),
        Binding("ctrl+end", "far(1, 0)", show=False),
    ]

    class Moved(Message):
        """The cursor is on another row or cell, or the rows are others."""

    class Opened(Message):
        """Enter was pressed on a row or cell, or it was clicked on once more."""

        def __init__(self, grid: "Grid") -> None:
            super().__init__()
            self.grid = grid

    def __init__(
        self,
        *,
        id: str | None = None,
        cells: bool = False,
        empty: str = "",
        opens: str = "",
        shown: bool = True,
    ) -> None:
        super().__init__(id=id)
        self.cells = cells
        """Whether the cursor goes by cells and not by rows."""
        self.cols: Sequence[Col] = ()
        self._rows: Sequence[Row] = ()
        self.empty = empty
        """Says why there is nothing, and what to do."""
        self.sheet = self._laid_out(0)
        """The rows as they stand in the room there is."""
        self._at: Place = (0, 0)
        self._under: Place | None = None
        self._painted: LRUCache[tuple[object, ...], Strip] = LRUCache(KEPT)
        self._below = Style.null()
        way = "0, {}1" if cells else "{}1, 0"
        bind(
            self,
            key("enter", "open", opens or _("go in"), show=shown),
            quiet("home", f"far({way.format('-')})"),
            quiet("end", f"far({way.format('')})"),
        )

    def fill(self, columns: Sequence[Col], rows: Sequence[Row]) -> None:
        """Show these rows, each with its key; the cursor stays on the row it was on."""
        kept = self.current if self.sheet.room or self._at[0] else None
        self.cols, self._rows = tuple(columns), rows
        self._at = (0, self._at[1])
        if kept is not None:
            self._at = (self._places().get(kept, 0), self._at[1])
        self._under = None
        # A hidden list is laid out when it is seen again.
        self.sheet = self._laid_out(0)
        if self.size.width:
            self._lay_out()

    @property
    def row_count(self) -> int:
        """Number of rows."""
        return len(self._rows)

    @property
    def cursor_row(self) -> int:
        """Row under the cursor, from 0."""
        return self._at[0]

    @property
    def cursor_column(self) -> int:
        """Column under the cursor, counted among all there are, from 0."""
        return self.sheet.columns[self._at[1]].number if self.sheet.columns else 0

    @property
    def current(self) -> str | None:
        """Key of the row under the cursor."""
        return self._rows[self._at[0]][0] if self._rows else None

    def cut(self) -> str:
        """Return in full what is cut in the row under the cursor."""
        return self.sheet.cut(self._rows[self._at[0]]) if self._rows else ""

    def select(self, wanted: str) -> None:
        """Put the cursor on the row with this key, if there is one."""
        places = self._places()
        if wanted in places:
            self.move_to(places[wanted])

    def _places(self) -> dict[str, int]:
        return {name: place for place, (name, _cells) in enumerate(self._rows)}

    def move_to(self, row: int, place: int | None = None) -> None:
        """Put the cursor on a row, or on the nearest there is."""
        wanted = _within(row, len(self._rows)), self._at[1]
        if self.cells and place is not None:
            wanted = wanted[0], _within(place, len(self.sheet.columns))
        self._show_under(None)
        if wanted != self._at:
            old, self._at = self._at, wanted
            self._repaint(old, wanted)
            self.post_message(self.Moved())
        self._show_cursor()

    def _repaint(self, *places: Place | None) -> None:
        for row in {place[0] for place in places if place is not None}:
            self.refresh_line(row + 1)

    def _show_cursor(self) -> None:
        if not self.sheet.room:
            return
        row, place = self._at
        region = Region(self.scroll_offset.x, row + 1, self.size.width, 1)
        if self.cells and self._rows:
            column = self.sheet.columns[place]
            region = Region(column.start, row + 1, self.sheet.end(column) - column.start, 1)
        heading = Spacing(1, 0, 0, 0)
        self.scroll_to_region(region, spacing=heading, animate=False, force=True, immediate=True)

    def on_resize(self, _event: events.Resize) -> None:
        """Give the growing column its room; columns come and go with the window's width."""
        if self.cols:
            self._lay_out()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer Enter where there is a row to open."""
        del parameters
        return bool(self._rows) or action != "open"

    def _room(self) -> int:
        return self.scrollable_content_region.width or self.app.size.width

    def _laid_out(self, room: int) -> Sheet:
        return Sheet(self.cols, self._rows, room, 0 if self.cells else 1, self.empty)

    def _fit(self) -> None:
        if self._room() != self.sheet.room:
            self.sheet = self._laid_out(self._room())
            self._at = (self._at[0], _within(self._at[1], len(self.sheet.columns)))
            self._painted.clear()

    def _lay_out(self) -> None:
        self._fit()
        sheet = self.sheet
        # No wider than the list itself unless it can be moved sideways.
        self.virtual_size = Size(sheet.width if sheet.width > sheet.room else 0, sheet.height)
        self.refresh()
        self._show_cursor()
        self.call_after_refresh(self._move_bar)
        if self._rows:
            self.post_message(self.Moved())

    def _move_bar(self) -> None:
        # A bar that was not there yet did not hear how far the list was moved.
        self.vertical_scrollbar.position = self.scroll_offset.y

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the lines that heading and rows take."""
        del container, viewport
        return self._laid_out(width - self.styles.scrollbar_size_vertical).height

    def notify_style_update(self) -> None:
        """Paint all lines anew: looks have changed."""
        self._painted.clear()
        super().notify_style_update()

    def render_lines(self, crop: Region) -> list[Strip]:
        """Return the lines that are seen."""
        # The same for all lines, and a tenth of the time when it is looked up for each.
        self._below = self.rich_style
        self._fit()
        return super().render_lines(crop)

    def render_line(self, y: int) -> Strip:
        """Return a line of the window: the heading, and below it the rows."""
        width, below, (x, down) = self.size.width, self._below, self.scroll_offset
        row = y - 1 + (down if y else 0)
        if row + 1 >= self.sheet.height:
            return Strip.blank(width, below)
        cursors = self._cursors(row)
        name = (row, cursors, x, width, below)
        if name not in self._painted:
            wide = max(width, self.sheet.width)
            strip = Strip(painted(self.sheet, row, cursors, wide, self.app), wide).simplify()
            self._painted[name] = strip if wide == width else strip.crop(x, x + width)
        return self._painted[name]

    def _cursors(self, row: int) -> Cursors:
        cursor = "cursor" if self.has_focus else "resting"
        return tuple(
            (name, place[1] if self.cells else None)
            for name, place in (("hover", self._under), (cursor, self._at))
            if place is not None and place[0] == row and self._rows
        )

    def _place_of(self, event: events.MouseEvent) -> Place | None:
        where = event.get_content_offset(self)
        if where is None or where.y < 1:
            return None
        row, x = where.y - 1 + self.scroll_offset.y, where.x + self.scroll_offset.x
        place = self.sheet.place(x)
        if row >= len(self._rows) or place is None or (self.cells and x >= self.sheet.width):
            return None
        return row, place

    def _show_under(self, place: Place | None) -> None:
        if place != self._under:
            old, self._under = self._under, place
            self._repaint(old, place)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Show what a click would be on."""
        self._show_under(self._place_of(event))

    def on_leave(self) -> None:
        """Show nothing any more."""
        self._show_under(None)

    def on_click(self, event: events.Click) -> None:
        """Go there; open it when the cursor was there already."""
        place = self._place_of(event)
        if place is not None:
            event.stop()
            there = place == self._at or (not self.cells and place[0] == self._at[0])
            self.move_to(*place)
            if there:
                self.action_open()

    def action_open(self) -> None:
        """Open what is under the cursor."""
        if self._rows:
            self.post_message(self.Opened(self))

    def action_go(self, rows: int, places: int) -> None:
        """Move the cursor; in a list of rows sideways the list itself."""
        if places and not self.cells:
            self.scroll_relative(x=places, animate=False)
            return
        self.move_to(self._at[0] + rows, self._at[1] + places)

    def action_page(self, pages: int) -> None:
        """Go on by as many rows as are seen."""
        step = pages * max(self.scrollable_content_region.height - 1, 1)
        self.scroll_relative(y=step, animate=False, force=True)
        self.move_to(self._at[0] + step)

    def action_far(self, rows: int, places: int) -> None:
        """Move the cursor as far as it goes."""
        self.action_go(rows * len(self._rows), places * len(self.cols))


def _within(number: int, count: int) -> int:
    return min(max(number, 0), max(count - 1, 0))
