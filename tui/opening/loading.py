"""The first thing one sees, while the season is opened and judged."""

from pathlib import Path

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import ProgressBar, Static

from league.addresses import Location
from league.language import _
from tui.kit.frame import key
from tui.textual_gaps import bind

KNIGHT = "♞"


class LoadingScreen(Screen[None]):
    """Says what is going on; shows what went wrong."""

    CSS_PATH = "loading.tcss"

    def __init__(self, path: Location) -> None:
        super().__init__()
        self._path = path
        bind(self, key("escape,q,enter", "leave", _("quit"), show=False))

    def compose(self) -> ComposeResult:
        """Lay out the card."""
        with Vertical(id="card"):
            yield Static(Text(f"{KNIGHT}  Spielleiter"), id="name")
            yield Static(
                Text(_("Opening and judging {path} …").format(path=self._path.name)), id="words"
            )
            yield ProgressBar(total=None, show_percentage=False, show_eta=False, id="progress")

    def fail(self, sentence: str) -> None:
        """Say why the season cannot be opened."""
        self.add_class("-failed")
        self.query_one("#words", Static).update(Text(f"{sentence}\n\n" + _("Esc quits.")))

    def action_leave(self) -> None:
        """Leave when there is nothing to wait for."""
        if self.has_class("-failed"):
            self.app.exit(return_code=2)


def is_there(path: Path) -> bool:
    """Say whether there is something to open."""
    try:
        return path.exists()
    except OSError:  # there or not: why one may not look is said when it is opened
        return True
