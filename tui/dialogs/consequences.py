"""What would be stored over, and what follows, before it is stored."""

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from league.language import _
from league.views.consequence_words import stored_over
from league.views.consequences import StoredOver
from tui.dialogs.dialog import scroll_keys
from tui.dialogs.two_choices import EitherDialog
from tui.kit.consequences import lines_text
from tui.kit.themes import ink
from tui.textual_gaps import bind


class ConsequencesDialog(EitherDialog):
    """True: store it. False: what is on record stays. None: neither yet, one goes on editing."""

    CSS_PATH = "consequences.tcss"

    def __init__(self, found: StoredOver) -> None:
        store, keep = ("S", _("store it")), ("D", _("discard the change"))
        title = f"{found.home_name} – {found.away_name}"
        said = {"question": _("This is stored over what is on record. What follows:")}
        super().__init__(title, said, store, keep, _("go on editing"))
        self._found = found
        bind(self, *scroll_keys())

    def parts(self) -> ComposeResult:
        """Show the lines, in colours that tell what falls away from what comes."""
        with VerticalScroll(id="preview"):
            yield Static(lines_text(stored_over(self._found), ink(self.app)), id="lines")
