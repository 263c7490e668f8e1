"""What a screen shows, apart from how it looks: lists, texts and pictures, also read as lines."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from rich.text import Text

from tui.kit.columns import Col, Row
from tui.kit.lazy import Lazy

T = TypeVar("T")
Columns = Sequence[tuple[Col, Callable[[T], Text]]]
"""Each with what makes its cell of one of the things listed."""


@dataclass(frozen=True, slots=True)
class Table:
    """A list to move in."""

    name: str
    """Identifies it on its screen."""
    title: str
    columns: Sequence[Col]
    rows: Sequence[Row]
    empty: str = ""
    """Says what to do when there are no rows."""
    opens: str = ""
    """What Enter does on a row; empty = nothing."""
    cells: bool = False
    """Whether the cursor goes by cells and not by rows."""


def listed(
    name: str,
    title: str,
    columns: Columns[T],
    things: Sequence[T],
    key: Callable[[T], str] | None = None,
    empty: str = "",
    opens: str = "",
) -> Table:
    """Return a list with a row for each thing, named by ``key``; None = by its place from 0."""
    rows = [
        (key(one) if key else str(place), Lazy(partial(_cells, columns, one)))
        for place, one in enumerate(things)
    ]
    return Table(name, title, [col for col, _cell in columns], rows, empty, opens)


def _cells(columns: Columns[T], one: T) -> Sequence[Text]:
    return [cell(one) for _col, cell in columns]


@dataclass(frozen=True, slots=True)
class Prose:
    """A text to read."""

    name: str
    title: str
    text: Text
    read: Callable[[], Text] | None = None
    """Makes what is read where there is no cursor to choose what the text is about."""


@dataclass(frozen=True, slots=True)
class Picture:
    """Something people would rather look at than read."""

    name: str
    title: str
    paint: Callable[[int], Text]
    """Draws it for so many columns."""
    read: Callable[[], Text]
    """The same in lines, for who cannot look."""


Part = Table | Prose | Picture
Facts = Sequence[tuple[str, str]]
"""Labels and values that stand above everything."""
