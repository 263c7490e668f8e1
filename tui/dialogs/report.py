"""When the captains' reports came."""

from dataclasses import dataclass
from datetime import date

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Button, Input, Label, Static

from league.errors import InputError
from league.formatting import day
from league.language import _
from league.typed.days import maybe_day
from tui.app_protocol import app_of
from tui.dialogs.dialog import Dialog, cancel_key
from tui.key_order import wait_for
from tui.kit.frame import key


@dataclass(frozen=True, slots=True)
class Reports:
    """The answer: a day per side, None where there is no report."""

    home: date | None
    away: date | None


class ReportDialog(Dialog[Reports | None]):
    """Asks for both days; None when nothing changes."""

    CSS_PATH = "report.tcss"

    def __init__(
        self, teams: tuple[str, str], played: date, reported: tuple[date | None, date | None]
    ) -> None:
        super().__init__(
            cancel_key(),
            key("f2", "same_day", _("both on the match day")),
            key("f3", "on_match_day('home')", _("home on the match day")),
            key("f4", "on_match_day('away')", _("away on the match day")),
        )
        self._teams, self._played, self._reported = teams, played, reported

    def compose(self) -> ComposeResult:
        """Lay out a line per team."""
        with Vertical(id="card") as card:
            card.border_title = _("Reports received")
            card.border_subtitle = _(
                "On the day: F2 both · F3 home · F4 away · ⏎ stores · Esc cancels"
            )
            for name, team, came in zip(("home", "away"), self._teams, self._reported, strict=True):
                with Horizontal(classes="line"):
                    yield Label(Text(team), classes="team")
                    yield Input(
                        f"{came:%d.%m.%Y}" if came else "", placeholder=_("no report"), id=name
                    )
            yield Static(_("The match was on {day}.").format(day=day(self._played)), id="about")
            yield Static("", id="fault")
            with Horizontal(id="buttons"):
                yield Button(_("Both on the match day"), id="same")
                yield Button(_("Accept"), variant="primary", id="accept")

    async def take_key(self, event: events.Key) -> bool:
        """Let a key act before the next comes; Enter in a line accepts."""
        await wait_for(lambda: self.focused is not None and self.focused.has_focus)
        line = self.focused if isinstance(self.focused, Input) else None
        if line is not None and event.key == "enter":
            self._accept()
        else:
            await app_of(self).act(event, line)
        return True

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Do it with the mouse."""
        if event.button.id == "same":
            self.action_same_day()
        else:
            self._accept()

    def action_same_day(self) -> None:
        """Both reports came on the day of the match."""
        self.dismiss(Reports(self._played, self._played))

    def action_on_match_day(self, side: str) -> None:
        """One side's report came on the day of the match; the other stays as it stands."""
        self.query_one(f"#{side}", Input).value = f"{self._played:%d.%m.%Y}"
        self._accept()

    def _accept(self) -> None:
        days: list[date | None] = []
        for name in ("home", "away"):
            field = self.query_one(f"#{name}", Input)
            try:
                days.append(maybe_day(field.value, self._played))
            except InputError as error:
                self.query_one("#fault", Static).update(Text(str(error)))
                field.focus()
                return
        self.dismiss(Reports(days[0], days[1]))
