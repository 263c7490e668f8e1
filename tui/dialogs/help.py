"""The keys of the screen one is on."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Static

from league.language import _
from tui.dialogs.dialog import Dialog
from tui.kit.frame import key
from tui.kit.themes import Ink, ink

Keys = Sequence[tuple[str, str, str]]
"""Key, label, and what more there is to say."""


class HelpDialog(Dialog[None]):
    """A list of keys and what they do."""

    CSS_PATH = "help.tcss"

    def __init__(self, keys: Keys, elsewhere: Sequence[tuple[str, Keys]] = ()) -> None:
        super().__init__(key("escape,enter,q,f1", "cancel", _("close"), shown_as="Esc"))
        self._keys, self._elsewhere = keys, elsewhere

    def compose(self) -> ComposeResult:
        """Lay out the keys."""
        hues = ink(self.app)
        table = Table.grid(padding=(0, 2))
        _add(table, self._keys, hues)
        for place, keys in self._elsewhere:
            table.add_row("", Text(f"\n{place}", style=f"bold {hues.primary}"))
            _add(table, keys, hues)
        with Vertical(id="card") as card:
            card.border_title = _("Keys")
            card.border_subtitle = _("Esc closes")
            with VerticalScroll(id="page"):
                yield Static(table)


def _add(table: Table, keys: Keys, hues: Ink) -> None:
    for shown, label, tip in keys:
        what = Text.assemble((label, f"bold {hues.text}"), (f"  {tip}" if tip else "", hues.muted))
        table.add_row(Text(shown, style=f"bold {hues.accent}", justify="right"), what)
