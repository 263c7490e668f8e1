"""A screen as text: its lines, and the styles they are painted in."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from string import ascii_letters
from typing import Any

from rich.style import Style
from textual.app import App
from textual.strip import Strip

Runs = list[tuple[str, int]]
"""Styles of a line and how many columns each goes on."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """What is seen, apart from how it is painted."""

    text: str
    styles: str


def strips(app: App[Any]) -> list[Strip]:
    """Return the lines of the screen; below a dialog nothing is painted."""
    return app.screen._compositor.render_strips(app.size)


def draw(app: App[Any], lines: Sequence[Strip]) -> Drawing:
    """Return the screen whose lines these are."""
    focus = f", {app.focused.id or type(app.focused).__name__}" if app.focused else ""
    head = f"{type(app.screen).__name__}{focus}\n"
    return Drawing(head + "".join(f"{line.text.rstrip()}\n" for line in lines), styles(lines))


def styles(lines: Sequence[Strip]) -> str:
    """Return a legend of styles, and each line's runs of them; equal lines stand together."""
    names: dict[str, str] = {}
    rows = [_row(line, names) for line in lines]
    legend = "".join(f"{name}  {style}\n" for style, name in names.items())
    return f"{legend}\n{''.join(_spans(rows))}"


def _row(line: Strip, names: dict[str, str]) -> str:
    runs = ((spoken(segment.style), segment.cell_length) for segment in line)
    parts = []
    for style, run in groupby(runs, key=lambda one: one[0]):
        name = names.setdefault(style, _name(len(names)))
        parts.append(f"{name}{sum(width for _style, width in run)}")
    return " ".join(parts)


def _spans(rows: Sequence[str]) -> list[str]:
    spans, at = [], 1
    for row, same in groupby(rows):
        last = at + len(list(same)) - 1
        spans.append(f"{at}: {row}\n" if last == at else f"{at}-{last}: {row}\n")
        at = last + 1
    return spans


def _name(number: int) -> str:
    first, second = divmod(number, len(ascii_letters))
    return (ascii_letters[first - 1] if first else "") + ascii_letters[second]


def spoken(style: Style | None) -> str:
    """Return a style in words, without what a click would do."""
    if style is None:
        return "none"
    flags = ("bold", "dim", "italic", "underline", "strike", "reverse")
    said = [flag for flag in flags if getattr(style, flag)]
    ink, paper = (colour.name if colour else "default" for colour in (style.color, style.bgcolor))
    return " ".join([*said, ink, "on", paper])
