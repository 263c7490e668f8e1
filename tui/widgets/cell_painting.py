"""A cell of a list painted at once: the library's own way wraps and measures each three times."""

from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.text import Text


def painted(
    text: Text, line: int, width: int, padding: int, looks: tuple[Style, Style], to: Console
) -> list[Segment]:
    """Return one of a cell's lines, exactly ``width`` columns wide.

    ``looks`` are the style below the text's own and the one above it.
    """
    below, above = looks
    edge, room = below + above, width - 2 * padding
    words = _cut(text, line, room)
    rest = room - words.cell_len
    left = padding + {"right": rest, "center": rest // 2}.get(text.justify or "", 0)
    right = width - left - words.cell_len
    if words.spans:
        inner = list(Segment.apply_style(words.render(to), below, above))
    elif words.style:
        inner = [Segment(words.plain, below + to.get_style(words.style) + above)]
    else:
        return [Segment(f"{' ' * left}{words.plain}{' ' * right}", edge)]
    return [Segment(" " * left, edge), *inner, Segment(" " * right, edge)]


def _cut(text: Text, line: int, room: int) -> Text:
    if "\n" in text.plain:
        text = text.split(allow_blank=True)[line]
    if text.cell_len > room:
        text = text.copy()
        text.truncate(room, overflow="ellipsis")
    return text
