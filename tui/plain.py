"""A page as lines of text, for screen readers, pipes and who would rather read than look."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from league.services.desk import Desk
from tui.screens.page import Page
from tui.widgets.grid import Col
from tui.widgets.parts import Part, Picture, Table
from tui.widgets.themes import NIGHT, ink_of

_DRAWN = re.compile(r"[\u2500-\u259f]+")
"""Lines, bars and shades: the number beside them says the same."""
_NOTHING = ("", "·")


def lines(page: Page[Any], desk: Desk) -> Iterator[str]:
    """Yield a page's place, its facts and its parts. Raises LeagueError."""
    view = page.load(desk)
    yield " › ".join(page.place(desk.season.name, view))
    for label, value in page.facts(view):
        yield f"{label}: {value}"
    for part in page.parts(view, ink_of(NIGHT)):
        yield ""
        yield from _part(part)


def _part(part: Part) -> Iterator[str]:
    yield f"# {part.title}"
    if isinstance(part, Table):
        rows = (_row(part.columns, [cell.plain for cell in cells]) for _key, cells in part.rows)
        yield from rows if part.rows else [part.empty]
    else:
        words = part.words if isinstance(part, Picture) else part.text
        yield from words.plain.rstrip().split("\n")


def _row(columns: Sequence[Col], cells: Sequence[str]) -> str:
    told = []
    for column, cell in zip(columns, cells, strict=True):
        value = " ".join(_DRAWN.sub(" ", cell).split())
        if value not in _NOTHING:
            label = (column.read or column.label).strip()
            told.append(f"{label}: {value}" if label else value)
    return "; ".join(told)
