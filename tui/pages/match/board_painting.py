"""Lines of text of which a key changes few: those are painted anew, and the others stay."""

from collections.abc import Callable, Sequence
from typing import Self

from rich.segment import Segment
from rich.text import Text
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from tui.pages.match.board_lines import Picture, lines


class PaintedMatch(Widget):
    """Paints a match line by line."""

    _shown: Picture | None = None
    """What the lines show; None as long as all of them wait to be painted."""
    _lines: Sequence[Text] = ()

    def __init__(self, picture: Callable[[], Picture], *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._picture = picture
        """Returns what is to be painted now."""

    def refresh(self, *regions: Region, repaint: bool = True, **how: bool) -> Self:
        """Let parts of it be painted anew; all of it, if no part is named."""
        if repaint and not regions:
            self._shown = None
        return super().refresh(*regions, repaint=repaint, **how)

    def repaint(self) -> None:
        """Let the lines that have changed be painted anew."""
        if self._shown is None:
            self.refresh()
            return
        before = self._lines
        if not self._take():
            return
        width = self.content_size.width
        pairs = enumerate(zip(before, self._lines, strict=True))
        changed = [Region(0, y, width, 1) for y, (old, new) in pairs if not _same(old, new)]
        if changed:
            self.refresh(*changed)

    def _take(self) -> bool:
        """Make the lines for what is to be painted; False when they are made already."""
        picture = self._picture()
        if picture == self._shown:
            return False
        self._shown, self._lines = picture, lines(picture)
        return True

    def render(self) -> Text:
        """Return the match, from which one may select with the mouse."""
        return Text("\n", no_wrap=True).join(lines(self._picture()))

    def render_lines(self, crop: Region) -> list[Strip]:
        """Paint lines, all from one picture."""
        if self._shown is None:
            self._take()
        else:
            self.repaint()
        return super().render_lines(crop)

    def render_line(self, y: int) -> Strip:
        """Paint a line."""
        base = self.visual_style.rich_style
        if y >= len(self._lines):
            return Strip.blank(self.size.width, base)
        line, console = self._selected(self._lines[y], y), self.app.console
        segments = Segment.apply_style(line.render(console), base + console.get_style(line.style))
        return Strip(segments, line.cell_len).apply_offsets(0, y)

    def _selected(self, line: Text, y: int) -> Text:
        span = self.text_selection.get_span(y) if self.text_selection else None
        if span is None:
            return line
        line, (start, end) = line.copy(), span
        style = self.screen.get_component_rich_style("screen--selection")
        line.stylize(style, start, end if end >= 0 else None)
        return line


def _same(old: Text, new: Text) -> bool:
    return old == new and old.style == new.style
