"""A stop of the guided tour: a card below the screen it is about."""

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from league.language import _
from tui.dialogs.dialog import Dialog
from tui.kit.frame import key


class TourDialog(Dialog[int | None]):
    """The answer is how many stops to go on, None ends the tour here."""

    CSS_PATH = "tour.tcss"

    def __init__(self, title: str, words: str, number: int, of: int) -> None:
        super().__init__(
            key("enter,right,space", "dismiss(1)", _("on"), shown_as="⏎"),
            key("left,backspace", "dismiss(-1)", _("back"), shown_as="←"),
            key("escape,q", "dismiss(None)", _("end the tour here"), shown_as="Esc"),
        )
        self._title, self._words, self._number, self._of = title, words, number, of

    def compose(self) -> ComposeResult:
        """Lay out the card."""
        with Vertical(id="card") as card:
            card.border_title = f"{self._number}/{self._of}  {self._title}"
            card.border_subtitle = _("Enter goes on · ← back · Esc ends")
            yield Static(self._words, id="words", markup=False)

    def on_click(self) -> None:
        """Go on with the mouse."""
        self.dismiss(1)
