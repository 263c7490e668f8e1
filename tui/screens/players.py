"""All players, found while one types."""

from rich.text import Text
from textual.app import ComposeResult
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Input

from league.language import _
from league.services.filing import Outcome
from league.services.player_search import Found, PlayerRow, find_players
from tui.dialogs.form import FormDialog
from tui.dialogs.papers import registration_form
from tui.screens import routes
from tui.widgets.cells import number
from tui.widgets.frame import TitleBar, bind, frame, key, office
from tui.widgets.grid import Col, Grid
from tui.widgets.themes import Ink, ink

PAUSE = 0.05
"""Seconds without a key after which the search begins."""


class PlayersScreen(Screen[None]):
    """The search line over those who fit."""

    CSS_PATH = "players.tcss"

    def __init__(self, found: Found) -> None:
        super().__init__()
        self.found = found
        self._shown: object = None
        self._pause: Timer | None = None
        bind(
            self,
            key("down", "step(1)", "", show=False),
            key("up", "step(-1)", "", show=False),
            key("pagedown", "step(12)", "", show=False),
            key("pageup", "step(-12)", "", show=False),
            key("f2", "register", _("new player"), _("Register somebody new"), shown_as="F2"),
            key("escape", "back", _("back"), shown_as="Esc"),
        )

    def compose(self) -> ComposeResult:
        """Lay out the search line over the list."""
        hint = _("name, pass number or club; several words narrow it down")
        yield from frame(
            TitleBar(),
            [
                Input(placeholder=hint, id="search"),
                Grid(id="players", opens=_("open"), empty=_("Nobody. Fewer letters find more.")),
            ],
        )

    def on_mount(self) -> None:
        """Be ready to type."""
        self._shown = office(self).desk
        self.show(self.found)
        self.query_one("#search", Input).focus()
        self.app.theme_changed_signal.subscribe(self, lambda _theme: self.show(self.found))

    def on_screen_resume(self) -> None:
        """Look again when something changed meanwhile."""
        if self._shown is not None and self._shown is not office(self).desk:
            self._shown = office(self).desk
            self._search()

    def show(self, found: Found) -> None:
        """Show those who fit."""
        self.found, hues = found, ink(self.app)
        grid = self.query_one("#players", Grid)
        grid.fill(
            _columns(self._rating_name()), [(row.ident, _row(row, hues)) for row in found.rows]
        )
        self.query_one(TitleBar).go(_("Players"))
        listed = len(found.rows)
        words = _("{total} players")
        if listed < found.total:
            words = _("the first {listed} of {total} players; more letters find fewer")
        grid.border_title = words.format(listed=listed, total=found.total)

    def _rating_name(self) -> str:
        opened = office(self).desk
        return opened.book.rating_name if opened else ""

    def on_input_changed(self, _event: Input.Changed) -> None:
        """Search when the hands rest for a moment."""
        if self._pause is not None:
            self._pause.stop()
        self._pause = self.set_timer(PAUSE, self._search)

    def _search(self) -> None:
        self.run_worker(self._searched(), exclusive=True, group="search")

    async def _searched(self) -> None:
        found = await office(self).ask(find_players, self.query_one("#search", Input).value)
        if not self.query("#players"):
            return
        self.show(found)
        if found.rows:
            self.query_one("#players", Grid).move_cursor(row=0)

    def action_step(self, by: int) -> None:
        """Move in the list while the search line keeps the focus."""
        grid = self.query_one("#players", Grid)
        grid.move_cursor(row=min(max(grid.cursor_row + by, 0), max(grid.row_count - 1, 0)))

    def on_input_submitted(self) -> None:
        """Open the player under the cursor."""
        self._open()

    def on_data_table_row_selected(self, _event: Grid.RowSelected) -> None:
        """Open the player chosen."""
        self._open()

    def _open(self) -> None:
        ident = self.query_one("#players", Grid).current
        if ident:
            office(self).go(routes.to_player(office(self), ident))

    def action_register(self) -> None:
        """Register a player who is new to the file."""
        app = office(self)

        def filed(outcome: Outcome | None) -> None:
            if outcome is not None:
                app.hint(outcome.says)

        if app.desk is not None:
            app.push_screen(FormDialog(registration_form(app.desk)), filed)

    def action_back(self) -> None:
        """Empty the search line first, then go back."""
        search = self.query_one("#search", Input)
        if search.value:
            search.value = ""
        else:
            self.dismiss(None)


def _columns(rating_name: str) -> list[Col]:
    return [
        Col(_("Name"), grow=True),
        Col(rating_name, right=True),
        Col(_("Born"), right=True),
        Col("", least=90),
        Col(_("Club"), grow=True),
        Col(_("Pass"), right=True),
    ]


def _row(row: PlayerRow, hues: Ink) -> list[Text]:
    club = row.club or "–"
    return [
        Text(row.name, style=hues.text),
        number(row.rating),
        number(row.year, hues.muted),
        Text(row.nation, style=hues.muted if row.nation == "AUT" else hues.accent),
        Text(f"{club} +{row.more}" if row.more else club, style=hues.muted),
        Text(row.ident, style=hues.faint),
    ]
