"""A picture made for the room there is, of which only the lines that are seen are painted."""

from collections.abc import Callable, Iterator

from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual import events
from textual.geometry import Region, Size
from textual.scroll_view import ScrollView
from textual.strip import Strip


class Drawing(ScrollView, can_focus=True):
    """Draws itself anew when its room changes, and when it is told to."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id, classes="pane")
        self._draw: Callable[[int], Text] = lambda _columns: Text()
        self.drawn = Text()
        """The picture for the room there was when it was seen last."""
        self._lines: list[Text] = []
        self._room = Size()
        self._base = Style.null()

    def fill(self, draw: Callable[[int], Text]) -> None:
        """Show what is drawn for so many columns."""
        if draw is not self._draw:
            self._draw = draw
            self.redraw()

    def redraw(self) -> None:
        """Draw it anew; what is hidden is drawn when it is seen."""
        self._room = Size()
        if self.size.width:
            self._lay_out()

    def on_resize(self, _event: events.Resize) -> None:
        """Fill the room there is now."""
        self._lay_out()

    def _fit(self) -> None:
        room = self.scrollable_content_region.size
        # In a window that is too small there may be no room at all.
        if not room or room == self._room:
            return
        self._room = room
        text = self._draw(room.width)
        if text != self.drawn:
            self.drawn = text
            self._lines = list(self._lines_of(text))
            self.refresh()

    def _lines_of(self, text: Text) -> Iterator[Text]:
        width = self._room.width
        for line in text.split(allow_blank=True):
            yield from [line] if line.cell_len <= width else line.wrap(self.app.console, width)

    def _lay_out(self) -> None:
        self._fit()
        self.virtual_size = Size(0, len(self._lines))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the lines of the picture."""
        del container, viewport, width
        return len(self._lines)

    def render_lines(self, crop: Region) -> list[Strip]:
        """Return the lines that are seen."""
        self._fit()
        self._base = self.rich_style
        return super().render_lines(crop)

    def render_line(self, y: int) -> Strip:
        """Return a line of the window."""
        base, at = self._base, y + self.scroll_offset.y
        if at >= len(self._lines):
            return Strip.blank(self.size.width, base)
        line, console = self._lines[at], self.app.console
        look = base + console.get_style(line.style)
        strip = Strip(Segment.apply_style(line.render(console), look))
        return strip.adjust_cell_length(self.size.width, base).simplify()
