"""The journal: every step of every official, newest first."""

from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from league.forms import day
from league.language import _
from league.services import desk
from league.services.differences import changes
from league.views import JournalRow
from tui.dialogs.undo import ask_undo
from tui.widgets.cells import number
from tui.widgets.frame import TitleBar, bind, frame, key, office
from tui.widgets.grid import Col, Grid
from tui.widgets.themes import Ink, ink

MOST = 1000
"""Newest steps shown; the whole journal is printed by the command ``journal``."""

MOST_CHANGES = 200
"""Changed values shown of one step; a whole import has many thousands."""


class JournalScreen(Screen[None]):
    """Who did what, when and why; before and after of the step under the cursor."""

    CSS_PATH = "journal.tcss"

    def __init__(self, rows: Sequence[JournalRow]) -> None:
        super().__init__()
        self._rows = rows
        self._shown: object = None
        bind(
            self,
            key("u", "undo", _("take back"), _("See what taking the step back changes, and do it")),
            key("escape,backspace", "back", _("back"), shown_as="Esc"),
        )

    def compose(self) -> ComposeResult:
        """Lay out list and detail."""
        yield from frame(
            TitleBar(_("Journal")),
            [
                Grid(
                    id="steps",
                    empty=_("Nothing yet: every change will leave a line here."),
                    opens=_("read"),
                ),
                VerticalScroll(Static(id="text"), id="detail", classes="pane"),
            ],
        )

    def on_mount(self) -> None:
        """Show the journal."""
        self._shown = office(self).desk
        self._list()
        self.query_one("#steps").focus()
        self.app.theme_changed_signal.subscribe(self, lambda _theme: self._list())

    def on_screen_resume(self) -> None:
        """Look again when something changed meanwhile."""
        if self._shown is not None and self._shown is not office(self).desk:
            office(self).work(self._reload())

    async def _reload(self) -> None:
        self._shown = office(self).desk
        self._rows = await office(self).ask(desk.journal_rows)
        self._list()

    def _list(self) -> None:
        hues = ink(self.app)
        newest = sorted(self._rows, key=lambda row: row.number, reverse=True)[:MOST]
        columns = [
            Col(_("No."), right=True),
            Col(_("When")),
            Col(_("Who")),
            Col(_("What"), grow=True),
            Col(_("Why"), grow=True, least=76),
        ]
        self.query_one("#steps", Grid).fill(
            columns, [(str(row.number), _step(row, hues)) for row in newest]
        )
        self._show()

    def on_data_table_row_highlighted(self) -> None:
        """Show the step under the cursor."""
        self._show()

    def on_data_table_row_selected(self) -> None:
        """Go to the detail, to scroll in it."""
        self.query_one("#detail").focus()

    def _show(self) -> None:
        chosen = self.query_one("#steps", Grid).current
        row = next((one for one in self._rows if str(one.number) == chosen), None)
        self.query_one("#text", Static).update(_detail(row, ink(self.app)) if row else Text())

    def action_undo(self) -> None:
        """Show what taking the step under the cursor back changes, and do it."""
        if chosen := self.query_one("#steps", Grid).current:
            ask_undo(office(self), int(chosen), self._reload)

    def action_back(self) -> None:
        """Go back."""
        self.dismiss(None)


def _when(row: JournalRow) -> str:
    here = row.at.astimezone()
    return f"{day(here.date())} {here:%H:%M}"


def _step(row: JournalRow, hues: Ink) -> list[Text]:
    return [
        number(row.number, hues.muted),
        Text(_when(row), style=hues.muted),
        Text(row.by, style=hues.accent),
        Text(row.what.replace("\n", " ")),
        Text(row.why.replace("\n", " "), style=hues.muted),
    ]


def _detail(row: JournalRow, hues: Ink) -> Text:
    text = Text.assemble(
        (row.what, f"bold {hues.text}"), (f"\n{row.by}, {_when(row)}\n", hues.muted)
    )
    if row.why:
        text.append(f"{_('Why')}  ", style=f"bold {hues.primary}").append(f"{row.why}\n")
    for name, before, after in changes(row.before, row.after)[:MOST_CHANGES]:
        text.append(f"{name}  " if name else "", style=hues.muted)
        if before:
            text.append(before, style=f"strike {hues.faint}").append("  →  ", style=hues.faint)
        text.append(f"{after or '–'}\n", style=hues.text)
    return text
