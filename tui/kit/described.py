"""A list on the screen, as its columns are described."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from rich.text import Text

from league.language import in_words
from league.views.columns import At, Column, Kind, written
from tui.kit import parts
from tui.kit.cells import aligned
from tui.kit.columns import Col
from tui.kit.themes import Ink

T = TypeVar("T")


def on_screen(
    columns: Sequence[Column[T]], hues: Ink, **cells: Callable[[T], Text]
) -> parts.Columns[T]:
    """Return the columns of a screen; ``cells`` draws those that are more than words, by key."""
    shown = [column for column in columns if At.SCREEN & column.at]
    return [(_col(one), cells.get(one.key, partial(_cell, one, hues))) for one in shown]


def _col(column: Column[T]) -> Col:
    return Col(
        column.heading,
        right=column.on_the_right,
        grow=column.grow,
        least=column.least,
        read=in_words(column.said or column.name),
    )


def _cell(column: Column[T], hues: Ink, row: T) -> Text:
    value = column.value(row)
    if column.dot and not value:
        return Text("·", hues.faint)
    ink = column.ink if isinstance(column.ink, str) else column.ink(row)
    if value is None:
        words = "–"
    elif column.kind is Kind.POINTS and isinstance(value, int):
        words = aligned(value)
    else:
        words = written(value, column.kind)
    return Text(words, style_of(f"bold {ink}" if column.strong else ink, hues))


def style_of(ink: str, hues: Ink) -> str:
    """Return an ink by its name as a style of the theme in use: ``bold good``."""
    return " ".join(getattr(hues, word, word) for word in ink.split())
