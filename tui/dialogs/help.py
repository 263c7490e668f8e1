"""The keys of the screen one is on."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from league.language import _
from tui.widgets.frame import bind, key
from tui.widgets.themes import ink


class HelpDialog(ModalScreen[None]):
    """A list of keys and what they do."""

    CSS_PATH = "help.tcss"

    def __init__(self, keys: Sequence[tuple[str, str, str]]) -> None:
        super().__init__()
        self._keys = keys
        bind(self, key("escape,enter,q,f1", "close", _("close"), shown_as="Esc"))

    def compose(self) -> ComposeResult:
        """Lay out the keys."""
        hues = ink(self.app)
        table = Table.grid(padding=(0, 2))
        for shown, label, tip in self._keys:
            what = Text.assemble(
                (label, f"bold {hues.text}"), (f"  {tip}" if tip else "", hues.muted)
            )
            table.add_row(Text(shown, style=f"bold {hues.accent}", justify="right"), what)
        with Vertical(id="card") as card:
            card.border_title = _("Keys")
            card.border_subtitle = _("Esc closes")
            with VerticalScroll(id="page"):
                yield Static(table)

    def action_close(self) -> None:
        """Go back."""
        self.dismiss(None)
