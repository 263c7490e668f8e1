"""A question with two answers."""

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Button, Static

from league.language import _
from tui.dialogs.dialog import Dialog
from tui.kit.frame import key


class ConfirmDialog(Dialog[bool | None]):
    """Asks before something that cannot be seen any more afterwards."""

    CSS_PATH = "confirm.tcss"

    def __init__(self, title: str, question: str, yes: str, no: str) -> None:
        super().__init__(key("escape", "dismiss(False)", _("cancel"), shown_as="Esc"))
        self._title, self._question, self._yes, self._no = title, question, yes, no

    def compose(self) -> ComposeResult:
        """Lay out the question; the harmless answer has the focus."""
        with Vertical(id="card") as card:
            card.border_title = self._title
            yield Static(Text(self._question), id="question")
            with Horizontal(id="buttons"):
                yield Button(self._no, variant="primary", id="no")
                yield Button(self._yes, variant="warning", id="yes")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Answer."""
        self.dismiss(event.button.id == "yes")
