"""Contrast of two colours as WCAG 2.1 defines it (1.4.3 for text, 1.4.11 for what is drawn)."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.color import Color
from rich.segment import Segment
from textual.app import App
from textual.screen import ModalScreen
from textual.strip import Strip

from tests.snapshots.drawing import spoken

TEXT, DRAWN = 4.5, 3.0
STRONG = 7.0
"""What the themes of high contrast keep, for text."""


def _light(colour: Color) -> float:
    parts = [value / 255 for value in colour.get_truecolor()]
    red, green, blue = (
        value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4 for value in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: Color, second: Color) -> float:
    """Return the ratio, 1 for equal colours, 21 for black and white."""
    low, high = sorted((_light(first), _light(second)))
    return (high + 0.05) / (low + 0.05)


def _drawn(text: str) -> bool:
    """Return whether these characters are lines, blocks and dots only."""
    return all(0x2500 <= ord(one) < 0x2800 or one in " ·…" for one in text)


def _ratio(segment: Segment) -> float:
    style = segment.style
    if style is None or style.color is None or style.bgcolor is None:
        return 0.0
    return contrast(style.color, style.bgcolor)


def _pieces(lines: Sequence[Strip]) -> Iterator[tuple[int, int, Segment]]:
    for y, line in enumerate(lines):
        x = 0
        for segment in line:
            if segment.text.strip():
                yield x, y, segment
            x += segment.cell_length


def faint(app: App[Any], lines: Sequence[Strip], least: float = TEXT) -> list[str]:
    """Return what is hard to read; what lies below a dialog does not count."""
    found: dict[str, str] = {}
    for x, y, segment in _pieces(lines):
        drawn, ratio = _drawn(segment.text), _ratio(segment)
        needed = DRAWN if drawn else least
        # Lines in the colour of their ground keep a place free.
        if ratio >= needed - 0.005 or (drawn and ratio == 1) or spoken(segment.style) in found:
            continue
        behind = isinstance(app.screen, ModalScreen) and app.screen.get_widget_at(x, y)[0] is (
            app.screen
        )
        if not behind:
            found[spoken(segment.style)] = (
                f"contrast {ratio:.1f} < {needed}: {spoken(segment.style)}, "
                f"such as {segment.text.strip()!r}"
            )
    return list(found.values())
