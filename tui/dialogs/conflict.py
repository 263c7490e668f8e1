"""What to do when something typed cannot be stored."""

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Button, Static

from league.errors import LeagueError
from league.language import _
from tui.dialogs.confirm import ConfirmDialog
from tui.dialogs.dialog import Dialog
from tui.kit.board_keys import RESULTS
from tui.kit.frame import key
from tui.textual_gaps import bind


class HaltedError(LeagueError):
    """One stays where one is, because one wanted to; there is nothing more to say."""


class ConflictDialog(Dialog[bool | None]):
    """True: what somebody else stored. False: what was typed here. None: neither yet."""

    CSS_PATH = "conflict.tcss"

    def __init__(self, sentence: str, choices: str = "") -> None:
        super().__init__()
        self._sentence = sentence
        self._choices = choices or _(
            "Theirs: what you typed in this match is given up. "
            "Mine: it is stored over theirs, and the journal keeps both."
        )
        bind(
            self,
            key("t,T", "answer(True)", _("take theirs")),
            key("m,M", "answer(False)", _("keep mine")),
            key("escape", "dismiss(None)", _("cancel"), shown_as="Esc"),
        )

    def compose(self) -> ComposeResult:
        """Lay out the question; the answer that changes nothing has the focus."""
        with Vertical(id="card") as card:
            card.border_title = _("Stored meanwhile")
            yield Static(Text(self._sentence), id="sentence")
            yield Static(Text(self._choices), id="choices")
            with Horizontal(id="buttons"):
                yield Button(_("Cancel"), variant="primary", id="none")
                yield Button(f"T {_('Take theirs')}", id="theirs")
                yield Button(f"M {_('Keep mine')}", variant="warning", id="mine")

    async def take_key(self, event: events.Key) -> bool:
        """Say that what was typed on, because the question came of itself, is entered nowhere."""
        if event.character in RESULTS:
            self.notify(_("Not entered: this question comes first."), markup=False)
        return event.character in RESULTS

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Answer."""
        answers = {"theirs": True, "mine": False}
        self.dismiss(answers.get(event.button.id or ""))

    def action_answer(self, theirs: bool) -> None:
        """Answer by key."""
        self.dismiss(theirs)


class LossDialog(ConfirmDialog):
    """Asks before something typed is lost because it could not be stored."""

    CSS_PATH = "confirm.tcss"

    def __init__(self, sentence: str) -> None:
        super().__init__(_("This could not be stored"), sentence, _("Leave and lose it"), _("Stay"))

    def on_mount(self) -> None:
        """Let nothing said in passing lie over the question."""
        self.app.clear_notifications()


def discard_dialog(home: str, away: str) -> ConfirmDialog:
    """Return the question before what was typed in a match is given up."""
    sentence = _("Give up what you typed in {home} – {away} and have not stored?")
    words = sentence.format(home=home, away=away)
    return ConfirmDialog(_("Discard"), words, _("Discard"), _("Go on editing"))
