"""Cells that are read in other words than they show: signs, names cut short, “as above”."""

from collections.abc import Sequence

from rich.text import Text


class AltText(Text):
    """A cell with its words for who reads and does not look; with none it is passed over."""

    def __init__(self, shown: Text, read: str) -> None:
        super().__init__(shown.plain, style=shown.style, spans=list(shown.spans))
        self.read = read


class AltLabel(str):
    """A fact's label that is read in other words than it shows, or in words where none is."""

    read: str

    def __new__(cls, shown: str, read: str) -> "AltLabel":
        """Make a label that shows as one thing and reads as another."""
        made = super().__new__(cls, shown)
        made.read = read
        return made


def alt_of(cell: Text) -> str | None:
    """Return the words a cell is read in; None when it is read as it stands."""
    return cell.read if isinstance(cell, AltText) else None


def marked(marks: Sequence[str], words: Sequence[str], style: str) -> Text:
    """Return the marks of a player: letters to look at, words to read."""
    return AltText(Text("".join(marks), style=style), ", ".join(words))
