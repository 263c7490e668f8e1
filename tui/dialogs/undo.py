"""Taking a step back: what it changes, and why."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Button, Input, Static

from league.formatting import moment
from league.language import _
from tui.app_protocol import AppProtocol
from tui.dialogs.dialog import Dialog, cancel_key, scroll_keys
from tui.kit.consequences import told_text
from tui.kit.themes import Ink, ink

if TYPE_CHECKING:
    from league.views.journal import Undoing


class UndoDialog(Dialog[str | None]):
    """Shows what stands now and what will stand; the answer is the reason, None leaves it."""

    CSS_PATH = "undo.tcss"

    def __init__(self, found: "Undoing") -> None:
        super().__init__(cancel_key(), *scroll_keys())
        self._found = found

    def compose(self) -> ComposeResult:
        """Lay out the preview over the reason."""
        with Vertical(id="card") as card:
            card.border_title = _("Take step {number} back").format(number=self._found.number)
            card.border_subtitle = _("Enter takes back · Esc cancels")
            with VerticalScroll(id="preview", can_focus=False):
                yield Static(words(self._found, ink(self.app)), id="words")
            yield Input(
                _("Entered by mistake"),
                placeholder=_("reason (needed, goes into the journal)"),
                id="reason",
            )
            yield Static("", id="fault")
            with Horizontal(id="buttons"):
                yield Button(_("Take back"), variant="warning", id="yes")
                yield Button(_("Cancel"), id="no")

    def on_mount(self) -> None:
        """Be ready to confirm."""
        self.query_one("#reason", Input).focus()

    def on_resize(self, event: events.Resize) -> None:
        """Leave the preview the room it needs, or what the rest of the card leaves."""
        needed = words(self._found, ink(self.app)).plain.count("\n") + 2
        self.query_one("#preview").styles.height = min(needed, max(event.size.height - 12, 3))

    def on_input_submitted(self) -> None:
        """Enter takes the step back."""
        self._take_back()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Answer with the mouse."""
        if event.button.id == "yes":
            self._take_back()
        else:
            self.action_cancel()

    def _take_back(self) -> None:
        reason = self.query_one("#reason", Input).value.strip()
        if reason:
            self.dismiss(reason)
        else:
            fault = _("Please give a reason: the journal keeps it.")
            self.query_one("#fault", Static).update(Text(fault))


def words(found: "Undoing", hues: Ink) -> Text:
    """Return what taking a step back changes: what stands now, and below it what will stand."""
    text = Text(f"{found.what}\n", style=f"bold {hues.text}")
    text.append(f"{found.by}, {moment(found.at)}\n", style=hues.muted)
    if told := told_text(found.follows, hues):
        text.append_text(told).append("\n")
    text.append("\n")
    for line in found.lines:
        text.append(f"{line.what}\n", style=f"bold {hues.primary}")
        if line.now:
            text.append("  − ", style=f"bold {hues.bad}").append(f"{line.now}\n", style=hues.muted)
        if line.then:
            text.append("  + ", style=f"bold {hues.good}").append(f"{line.then}\n", style=hues.text)
    for moved in found.moved:
        text.append(f"\n{moved}", style=hues.warn)
    if found.together:
        text.append(f"\n{_together(found)}", style=hues.warn)
    text.rstrip()
    return text


def _together(found: "Undoing") -> str:
    sentence = _("Taken back with it, being one deed: step {numbers}.")
    return sentence.format(numbers=", ".join(map(str, found.together)))


def ask_undo(app: AppProtocol, number: int | None, then: Callable[[], Awaitable[None]]) -> None:
    """Show what taking a step back changes (the last one when none is named), and do it."""

    async def ask() -> None:
        from league.services.consequences.trying import undoing_told

        await app.store()
        found = await app.ask(lambda _desk: undoing_told(number))

        def decided(why: str | None) -> None:
            if why is not None:
                app.work(take_back(found.number, why))

        await app.push_screen(UndoDialog(found), decided)

    async def take_back(number: int, why: str) -> None:
        from league.services.journal import undoing

        await app.change(undoing.undo_on, number, why)
        await then()
        app.hint(_("Step {number} is taken back.").format(number=number))

    app.work(ask())
