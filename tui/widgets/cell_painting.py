"""A cell of a list painted at once: the library's own way wraps and measures each three times."""

from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.text import Text

Lines = list[list[Segment]]


def painted(text: Text, width: int, padding: int, looks: tuple[Style, Style], to: Console) -> Lines:
    """Return a cell's lines, each exactly ``width`` columns wide.

    ``looks`` are the style below the text's own and the one above it.
    """
    below, above = looks
    room = width - 2 * padding
    return [
        list(Segment.apply_style(_line(line, room, padding, to), below, above))
        for line in text.split(allow_blank=True)
    ]


def _line(text: Text, room: int, padding: int, to: Console) -> list[Segment]:
    if text.cell_len > room:
        text = text.copy()
        text.truncate(room, overflow="ellipsis")
    rest = room - text.cell_len
    left = padding + {"right": rest, "center": rest // 2}.get(text.justify or "", 0)
    right = rest + 2 * padding - left
    return [Segment(" " * left), *text.render(to), Segment(" " * right)]
