"""A picture or a text made for the room there is; only the lines that are seen are painted."""

from collections.abc import Callable, Iterator

from rich.style import Style
from rich.text import Text
from textual import events
from textual.geometry import Region, Size
from textual.scroll_view import ScrollView
from textual.selection import Selection
from textual.strip import Strip

from tui.kit.line import strip_of


class Drawing(ScrollView, can_focus=True):
    """Draws itself anew when its room changes, and when it is told to; its words can be copied."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id, classes="pane")
        self._draw: Callable[[int], Text] = lambda _columns: Text()
        self.drawn = Text()
        """What was made for the room there was when it was seen last."""
        self._lines: list[Text] = []
        self._room = 0
        self._base = Style.null()

    def say(self, text: Text) -> None:
        """Show a text."""
        self.fill(lambda _columns: text)

    def fill(self, draw: Callable[[int], Text]) -> None:
        """Show what is drawn for so many columns."""
        if draw is not self._draw:
            self._draw = draw
            self.redraw()

    def redraw(self) -> None:
        """Draw it anew; what is hidden is drawn when it is seen."""
        self._room = 0
        if self.size.width:
            self._lay_out()

    def on_resize(self, _event: events.Resize) -> None:
        """Fill the room there is now."""
        self._lay_out()

    def watch_show_vertical_scrollbar(self) -> None:
        """Count the lines again that there are beside a bar."""
        self.call_after_refresh(self._lay_out)

    def _fit(self, columns: int) -> None:
        # In a window that is too small there may be no room at all.
        if columns in (0, self._room):
            return
        self._room, self.drawn = columns, self._draw(columns)
        lines = list(self._lines_of(self.drawn))
        if [*map(_looks, lines)] != [*map(_looks, self._lines)]:
            self._lines = lines
            # Marks would lie on other words.
            if self.text_selection is not None:
                self.screen.clear_selection()
            self.refresh()

    def _lines_of(self, text: Text) -> Iterator[Text]:
        for line in text.split(allow_blank=True):
            fits = line.cell_len <= self._room
            yield from [line] if fits else line.wrap(self.app.console, self._room)

    def _lay_out(self) -> None:
        self._fit(self.scrollable_content_region.width)
        self.virtual_size = Size(0, len(self._lines))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the lines needed."""
        del container, viewport
        self._fit(width)
        return len(self._lines)

    def get_selection(self, selection: Selection) -> tuple[str, str]:
        """Return what is to be copied."""
        # Each line with its end: the library drops a blank one at the end, and then looks for it.
        words = "".join(f"{line.plain.rstrip()}\n" for line in self._lines)
        return selection.extract(words), "\n"

    def render_lines(self, crop: Region) -> list[Strip]:
        """Return the lines that are seen."""
        self._fit(self.scrollable_content_region.width)
        self._base = self.rich_style
        return super().render_lines(crop)

    def render_line(self, y: int) -> Strip:
        """Return a line of the window."""
        base, at = self._base, y + self.scroll_offset.y
        if at >= len(self._lines):
            return Strip.blank(self.size.width, base)
        return strip_of(self, self._lines[at], at, base)


def _looks(line: Text) -> tuple[str, object, object]:
    return line.plain, line.spans, line.style
