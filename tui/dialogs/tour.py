"""A stop of the guided tour: a card below the screen it is about."""

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from league.language import _
from tui.dialogs.dialog import Dialog
from tui.kit.frame import key
from tui.textual_gaps import bind


class TourDialog(Dialog[int | None]):
    """The answer is how many stops to go on, None ends the tour here."""

    CSS_PATH = "tour.tcss"

    def __init__(self, title: str, words: str, number: int, of: int) -> None:
        super().__init__()
        self._title, self._words, self._number, self._of = title, words, number, of
        bind(
            self,
            key("enter,right,space", "go(1)", _("on"), shown_as="⏎"),
            key("left,backspace", "go(-1)", _("back"), shown_as="←"),
            key("escape,q", "end", _("end the tour here"), shown_as="Esc"),
        )

    def compose(self) -> ComposeResult:
        """Lay out the card."""
        with Vertical(id="card") as card:
            card.border_title = f"{self._number}/{self._of}  {self._title}"
            card.border_subtitle = _("Enter goes on · ← back · Esc ends")
            yield Static(self._words, id="words", markup=False)

    def on_click(self) -> None:
        """Go on with the mouse."""
        self.action_go(1)

    def action_go(self, by: int) -> None:
        """Go to another stop."""
        self.dismiss(by)

    def action_end(self) -> None:
        """End the tour."""
        self.dismiss(None)
