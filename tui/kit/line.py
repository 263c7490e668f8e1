"""A line of text, painted as it is: the library's own way wraps and measures it first."""

from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual.strip import Strip
from textual.widget import Widget


def strip_of(widget: Widget, text: Text, at: int, base: Style) -> Strip:
    """Return a line of a widget's text, the line with this number, over the widget's own style."""
    console, width, selection = widget.app.console, widget.size.width, widget.text_selection
    marked = selection.get_span(at) if selection is not None else None
    if marked is not None:
        text, (start, end) = text.copy(), marked
        look = widget.screen.get_component_rich_style("screen--selection")
        text.stylize(look, start, len(text) if end < 0 else end)
    look = base + console.get_style(text.style)
    strip = Strip(Segment.apply_style(text.render(console), look))
    return strip.adjust_cell_length(width, base).simplify().apply_offsets(0, at)


def one_line(text: Text) -> Text:
    """Return a text with its line breaks shown, where a second line would tear the screen."""
    if "\n" in text.plain:
        text = text.copy()
        text.plain = text.plain.replace("\n", "␊")
    return text


class Line(Widget):
    """Shows as much of what it renders as fits."""

    DEFAULT_CSS = """
    Line {
        height: 1;
    }
    """

    def render(self) -> Text:
        """Return the line; nothing unless there is something to say."""
        return Text()

    def render_line(self, y: int) -> Strip:
        """Return the line, or a blank one where there is room for more."""
        width, base, text = self.size.width, self.rich_style, one_line(self.render())
        if y:
            return Strip.blank(width, base)
        if text.cell_len > width:
            text = text.copy()
            text.truncate(width, overflow="ellipsis")
        return strip_of(self, text, y, base)


class SaidLine(Line):
    """Shows what it was told last."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self._said = Text()

    def say(self, text: Text) -> None:
        """Show a text."""
        if (text, text.style) != (self._said, self._said.style):
            self._said = text
            self.refresh()

    def render(self) -> Text:
        """Return the text."""
        return self._said
