"""What shall become of something that was typed before and is not stored."""

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Button, Static

from league.language import _
from league.services.session import drafts
from league.services.session.draft_words import DraftLine, author_words, line_of
from league.services.session.drafts import Draft
from tui.dialogs.dialog import Dialog
from tui.kit.board_keys import RESULTS
from tui.kit.frame import key
from tui.office import Office
from tui.textual_gaps import bind


class DraftDialog(Dialog[bool | None]):
    """True: take it up. False: drop it. None: leave it for later."""

    CSS_PATH = "draft.tcss"

    def __init__(self, line: DraftLine, more: str = "") -> None:
        super().__init__()
        self._line, self._more = line, more
        bind(
            self,
            key("t,T", "answer(True)", _("take it up")),
            key("d,D", "answer(False)", _("drop it")),
            key("escape", "dismiss(None)", _("later"), shown_as="Esc"),
        )

    def compose(self) -> ComposeResult:
        """Lay out the question; the answer that changes nothing has the focus."""
        with Vertical(id="card") as card:
            card.border_title = _("Typed and not stored")
            yield Static(Text(self._sentence()), id="sentence")
            if remark := " ".join(filter(None, [self._line.remark, self._more])):
                yield Static(Text(remark), id="remark")
            yield Static(Text(_("Take it up and go on, or drop it for good?")), id="question")
            with Horizontal(id="buttons"):
                yield Button(_("Later"), variant="primary", id="none")
                yield Button(f"T {_('Take it up')}", id="take")
                yield Button(f"D {_('Drop it')}", variant="warning", id="drop")

    def _sentence(self) -> str:
        said = _("{what}: {told}, not stored.").format(
            what=self._line.what, told=author_words(self._line.draft)
        )
        return f"{said}\n{self._line.typed}" if self._line.typed else said

    async def take_key(self, event: events.Key) -> bool:
        """Say that what was typed on, because the question came of itself, is entered nowhere."""
        if event.character in RESULTS:
            self.notify(_("Not entered: this question comes first."), markup=False)
        return event.character in RESULTS

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Answer."""
        self.dismiss({"take": True, "drop": False}.get(event.button.id or ""))

    def action_answer(self, take: bool) -> None:
        """Answer by key."""
        self.dismiss(take)


async def taken_up(app: Office, draft: Draft, more: str = "") -> bool:
    """Ask what shall become of a draft; True = it is this program's now, to be shown.

    ``more`` is said beside what speaks for caution. Raises LeagueError.
    """
    line = await app.ask(line_of, draft)
    answer = await app.push_screen_wait(DraftDialog(line, more))
    if answer is None:
        return False
    app.drafts.dealt_with()
    if answer:
        return await app.drafts.file.take_up(draft)
    await app.in_thread(drafts.drop, draft)
    return False
