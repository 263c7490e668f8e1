"""A list on the screen, as its columns are described."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import TypeVar

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from league.views.columns import At, Column, Kind, drawn, written
from tui.kit import parts
from tui.kit.alt_text import AltText
from tui.kit.cells import aligned
from tui.kit.columns import Col
from tui.kit.themes import Ink

T = TypeVar("T")


def on_screen(
    columns: Sequence[Column[T]],
    hues: Ink,
    cells: Mapping[str, Callable[[T], Text]] = MappingProxyType({}),
    measured: Sequence[T] | None = None,
) -> parts.Columns[T]:
    """Return the columns of a screen; ``cells`` draw those that are more than words, by key.

    Of rows ``measured`` the columns know how wide they are before a cell is made.
    """
    if measured is not None:
        columns = drawn(columns, At.SCREEN, measured)
    shown = [column for column in columns if At.SCREEN & column.at]
    return [(_col(one, measured), cells.get(one.key) or partial(_cell, one, hues)) for one in shown]


def _col(column: Column[T], measured: Sequence[T] | None) -> Col:
    width = column.wide and max(column.wide, cell_len(column.heading))
    if measured is not None and not (column.grow or width):
        words = {_shown(column, row) for row in measured}
        width = max(map(cell_len, (column.heading, *words)))
    return Col(
        column.heading,
        right=column.on_the_right,
        grow=column.grow,
        least=column.least,
        width=width,
        read=column.read,
    )


def _cell(column: Column[T], hues: Ink, row: T) -> Text:
    words = _shown(column, row)
    if column.dot and words == "·":
        return Text(words, hues.faint)
    ink = column.ink if isinstance(column.ink, str) else column.ink(row)
    text = Text(words, styled(f"bold {ink}" if column.strong else ink, hues))
    return AltText(text, _words(column, row)) if column.most else text


def _shown(column: Column[T], row: T) -> str:
    words = _words(column, row)
    if column.most and cell_len(words) > column.most:
        return set_cell_size(words, column.most - 1) + "…"
    return words


def _words(column: Column[T], row: T) -> str:
    value = column.of(row)
    if value is None:
        return "–"
    if column.dot and not value:
        return "·"
    if column.kind is Kind.POINTS and isinstance(value, int):
        return aligned(value)
    words = written(value, column.kind)
    if column.sign is not None:
        return f"{column.sign(row)} {words}"
    return words.partition(" ")[2] or words if column.kind is Kind.CITED else words


def styled(ink: str, hues: Ink) -> str:
    """Return an ink by its name as a style of the theme in use: ``bold good``."""
    return " ".join(getattr(hues, word, word) for word in ink.split())
