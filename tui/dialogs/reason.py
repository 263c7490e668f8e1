"""An official's ruling, asked for: the reason, and for a changed fee the amount."""

from collections.abc import Callable
from dataclasses import dataclass

from rich.text import Text
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Button, Input, Static

from league.errors import InputError
from league.language import _
from league.rulings import Action
from league.typed.money import as_typed, read_cents
from league.views.findings import FeeView
from tui.dialogs.dialog import Dialog, ask, cancel_key
from tui.kit.findings_list import Matter, what


@dataclass(frozen=True, slots=True)
class Decision:
    """What the official typed."""

    reason: str
    cents: int | None = None


class ReasonDialog(Dialog[Decision | None]):
    """Asks why; None when the official thinks better of it."""

    CSS_PATH = "reason.tcss"

    def __init__(
        self, title: str, about: str, *, reason: str = "", cents: int | None = None
    ) -> None:
        super().__init__(cancel_key())
        self._title, self._about, self._reason, self._cents = title, about, reason, cents

    def compose(self) -> ComposeResult:
        """Lay out the form."""
        with Vertical(id="card") as card:
            card.border_title = self._title
            yield Static(Text(self._about), id="about")
            if self._cents is not None:
                yield Input(as_typed(self._cents), placeholder=_("amount in euros"), id="amount")
            asked = _("reason (needed, goes into the journal)")
            yield Input(self._reason, placeholder=asked, id="reason")
            yield Static("", id="fault")
            with Horizontal(id="buttons"):
                yield Button(_("Decide"), variant="primary", id="decide")
                yield Button(_("Cancel"), id="cancel")

    def on_input_submitted(self) -> None:
        """Enter decides."""
        self._decide()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Decide or cancel with the mouse."""
        if event.button.id == "decide":
            self._decide()
        else:
            self.action_cancel()

    def _decide(self) -> None:
        reason = self.query_one("#reason", Input)
        amounts = self.query("#amount").results(Input)
        cents = None
        for amount in amounts:
            try:
                cents = read_cents(amount.value)
            except InputError as error:
                self._fault(str(error), amount)
                return
        if not reason.value.strip():
            self._fault(_("Please give a reason: the journal keeps it."), reason)
            return
        self.dismiss(Decision(reason.value.strip(), cents))

    def _fault(self, sentence: str, field: Input) -> None:
        self.query_one("#fault", Static).update(Text(sentence))
        field.focus()


def ask_ruling(
    app: App[object], action: Action, matter: Matter, then: Callable[[Decision], None]
) -> None:
    """Ask for the reason, and for the amount where a fee changes; nothing happens on cancel."""
    titles = {
        Action.CONFIRM: _("Confirm"),
        Action.WAIVE: _("Waive"),
        Action.CHANGE: _("Another amount"),
        Action.REOPEN: _("Take the ruling back"),
    }
    cents = matter.cents if action is Action.CHANGE and isinstance(matter, FeeView) else None
    about = f"{what(matter)}\n{matter.citation}"
    reason = _("as found") if action is Action.CONFIRM else ""
    ask(app, ReasonDialog(titles[action], about, reason=reason, cents=cents), then)
