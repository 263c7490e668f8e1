"""What a screen shows, apart from how it looks: lists, texts and pictures, also read as lines."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.text import Text

from tui.kit.columns import Col, Row


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
