"""Asking for a day."""

from collections.abc import Callable
from datetime import date

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Input, Static

from league.errors import InputError
from league.language import _
from league.services.session.desk import Desk
from league.services.session.kinds import day_hint, near, typed_day
from league.typed.days import read_day
from tui.app_protocol import AppProtocol
from tui.dialogs.dialog import Dialog, ask, cancel_key


class DayDialog(Dialog[date | None]):
    """Asks as of which day something is shown; None when it stays as it is."""

    CSS_PATH = "day.tcss"

    def __init__(self, desk: Desk, title: str, day: date) -> None:
        super().__init__(cancel_key())
        self._desk, self._title, self._day = desk, title, day

    def compose(self) -> ComposeResult:
        """Lay out the line to type in."""
        with Vertical(id="card") as card:
            card.border_title = self._title
            card.border_subtitle = _("Enter shows · Esc cancels")
            yield Input(typed_day(self._day), placeholder=day_hint(self._desk), id="day")
            yield Static("", id="fault", markup=False)

    def on_mount(self) -> None:
        """Be ready to type."""
        line = self.query_one("#day", Input)
        line.focus()
        line.action_select_all()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Answer with the day, or say why it is none."""
        try:
            self.dismiss(read_day(event.value, near(self._desk)))
        except InputError as error:
            self.query_one("#fault", Static).update(str(error))


def ask_day(app: AppProtocol, title: str, day: date, then: Callable[[date], None]) -> None:
    """Ask as of which day something is shown; nothing happens when it stays as it is."""
    if app.desk is not None:
        ask(app, DayDialog(app.desk, title, day), then)
