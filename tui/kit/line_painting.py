"""A line of a list painted at once: the library's own way wraps and measures each cell thrice."""

from functools import lru_cache

from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual.app import App

from tui.kit.columns import Column, Sheet
from tui.kit.line import one_line
from tui.kit.themes import Ink, ink

Cursors = tuple[tuple[str, int | None], ...]
"""What lies on a line, as the theme calls it, and on which of its cells; None = on all."""
Looks = tuple[Style, Style]
"""The styles that lie below and above a text's own."""


def painted(
    sheet: Sheet, row: int, cursors: Cursors, width: int, app: App[object]
) -> list[Segment]:
    """Return a row, or the heading where it is -1, at least ``width`` columns wide."""
    hues, padding, segments = ink(app), " " * sheet.padding, list[Segment]()
    stripe = "heading" if row < 0 else ("even", "odd")[row % 2]
    if not sheet.rows:
        words = f"{padding}{sheet.message[row]}".ljust(width) if row >= 0 else " " * width
        return [Segment(words, Style.parse(hues.odd))]
    texts = sheet.rows[row][1] if row >= 0 else sheet.labels
    for place, column in enumerate(sheet.columns):
        looks = _looks(hues, stripe, tuple(name for name, at in cursors if at in {place, None}))
        segments += _cell(texts[column.number], column, padding, looks, app.console)
    beyond, _above = _looks(hues, stripe, tuple(name for name, at in cursors if at is None))
    return [*segments, Segment(" " * (width - sheet.width), beyond)]


@lru_cache(maxsize=64)
def _looks(hues: Ink, stripe: str, marks: tuple[str, ...]) -> Looks:
    own = Style.combine([Style.null(), *(Style.parse(getattr(hues, name)) for name in marks)])
    # Bright words take the cursor's own colour, to be read on its ground.
    return Style.parse(getattr(hues, stripe)) + own, Style.from_color(own.color)


def _cell(text: Text, column: Column, padding: str, looks: Looks, to: Console) -> list[Segment]:
    below, above = looks
    words = _cut(text, column.width)
    rest = " " * (column.width - words.cell_len)
    left, right = (padding + rest, padding) if column.right else (padding, rest + padding)
    edge = below + above
    if not words.spans and not words.style:
        return [Segment(f"{left}{words.plain}{right}", edge)]
    return [Segment(left, edge), *_inner(words, looks, to), Segment(right, edge)]


def _inner(words: Text, looks: Looks, to: Console) -> list[Segment]:
    below, above = looks
    over_all = [span.style for span in words.spans if not span.start and span.end >= len(words)]
    if len(over_all) < len(words.spans):
        return list(Segment.apply_style(words.render(to), below, above))
    own = (to.get_style(style) for style in (words.style, *over_all))
    return [Segment(words.plain, Style.combine([below, *own, above]))]


def _cut(text: Text, room: int) -> Text:
    text = one_line(text)
    if text.cell_len > room:
        text = text.copy()
        text.truncate(room, overflow="ellipsis")
    return text
