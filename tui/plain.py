"""A page as lines of text, for screen readers, pipes and who would rather read than look."""

import re
from collections.abc import Iterator, Sequence
from typing import Protocol, TypeVar

from rich.text import Text

from league.head_marks import as_of_words
from league.services.session.desk import Desk
from tui.kit.alt_text import alt_of
from tui.kit.parts import Facts, Part, Picture, Prose, Table
from tui.kit.themes import NIGHT, Ink, ink_of
from tui.plain_words import fact_label, in_text, label_of, value_of
from tui.textual_gaps import show_control_signs

V = TypeVar("V")
_DRAWN = re.compile(r"[\u2500-\u259f]+")
"""Lines, bars and shades: the number beside them says the same."""


class Readable(Protocol[V]):
    """A page that can be read."""

    def load(self, desk: Desk, /) -> V:
        """Return the view. Raises LeagueError."""

    def place(self, season: str, view: V, /) -> tuple[str, ...]:
        """Return the place from the season on."""

    def facts(self, view: V, /) -> Facts:
        """Return what stands above everything."""

    def parts(self, view: V, hues: Ink, /) -> tuple[Part, ...]:
        """Return what is shown."""


def lines(page: Readable[V], desk: Desk) -> Iterator[str]:
    """Yield a page's place, its facts, its parts, and of which step it is. Raises LeagueError."""
    show_control_signs()
    view = page.load(desk)
    yield " › ".join(page.place(desk.season.name, view))
    for label, value in page.facts(view):
        words = value_of("", " ".join(value.split()))
        named = fact_label(label)
        yield f"{named}: {words}" if named else words
    for part in page.parts(view, ink_of(NIGHT)):
        said = list(_said(part))
        if said:
            yield from ("", f"# {part.title}", *said)
    if words := as_of_words(desk.head):
        yield from ("", words)


def _said(part: Part) -> Iterator[str]:
    if isinstance(part, Table):
        rows = (_row(part, cells) for _key, cells in part.rows)
        yield from rows if part.rows else [part.empty] if part.empty else []
        return
    text = _words(part).plain.rstrip()
    yield from map(in_text, text.split("\n")) if text else []


def _words(part: Prose | Picture) -> Text:
    if isinstance(part, Prose):
        return part.read() if part.read else part.text
    return part.read()


def _row(table: Table, cells: Sequence[Text]) -> str:
    said = []
    for column, cell in zip(table.columns, cells, strict=True):
        value = _value(table, cell)
        if value:
            said.append(f"{label_of(table.name, column)}: {value}")
    return "; ".join(said)


def _value(table: Table, cell: Text) -> str:
    words = alt_of(cell)
    if words is not None:
        return words
    drawn = " ".join(_DRAWN.sub(" ", cell.plain).split())
    return value_of(table.name, drawn)
