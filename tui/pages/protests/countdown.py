"""Time that runs out, drawn as a small bar; the words beside it say the same."""

from rich.text import Text

from tui.kit.themes import Ink

WIDTH = 8


def time_bar(used: int, whole: int, hues: Ink, *, running: bool) -> Text:
    """Return how much of a time limit is used up; nothing where there is none."""
    if whole <= 0:
        return Text(" " * WIDTH)
    full = min(round(WIDTH * used / whole), WIDTH)
    if not running:
        return Text.assemble(("━" * full, hues.muted), ("─" * (WIDTH - full), hues.faint))
    style = hues.bad if whole - used <= 1 else hues.warn if 2 * used >= whole else hues.good
    return Text.assemble(("━" * full, style), ("─" * (WIDTH - full), hues.faint))
