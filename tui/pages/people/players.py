"""All players, found while one types."""

from collections.abc import Iterator, Sequence
from functools import partial

from rich.text import Text
from textual import work
from textual.timer import Timer
from textual.widget import Widget
from textual.widgets import Input

from league.language import _, ngettext
from league.services.registry.people.operations import ADD
from league.services.registry.people.player_search import find_players
from league.services.registry.registering.status_operations import LAPSE
from league.services.session.desk import Desk
from league.views.search import Found, PlayerRow
from tui.app_protocol import ShownThing, app_of
from tui.dialogs.from_operations import form_of
from tui.dialogs.papers import registration_form
from tui.kit.cells import number
from tui.kit.columns import Col, holding
from tui.kit.frame import fills, quiet
from tui.kit.grid import Grid
from tui.kit.parts import Columns, Facts, Part, listed
from tui.kit.themes import Ink
from tui.pages.form_screen import Forms
from tui.pages.page import Page

PAUSE = 0.05
"""Seconds without a key after which the search begins."""


class PlayersScreen(Page[Found]):
    """The search line over those who fit."""

    NAME = "players"
    CSS_PATH = "players.tcss"

    def __init__(self) -> None:
        self._sought = self._listed = self._rating_name = ""
        self._pause: Timer | None = None
        lapse = _("Guests who have waited long enough become home players")
        super().__init__(
            quiet("down", "step(1)"),
            quiet("up", "step(-1)"),
            quiet("pagedown", "step(12)"),
            quiet("pageup", "step(-12)"),
            fills("f2", "register", _("new player"), _("Register somebody new")),
            quiet("f3", "form('person')", _("person without a club"), _("Added, not registered")),
            fills("f8", "lapse", _("guests"), lapse),
        )

    def load(self, desk: Desk) -> Found:
        """Return those who fit what was typed."""
        self._rating_name = desk.book.rating_name
        return find_players(desk, self._sought)

    def facts(self, view: Found) -> Facts:
        """Return how many fit."""
        if len(view.rows) < view.total:
            words = _("the first {listed} of {total} players; more letters find fewer")
        else:
            words = ngettext("{total} player", "{total} players", view.total)
        return [(_("Hits"), words.format(listed=len(view.rows), total=view.total))]

    def above(self) -> Sequence[Widget]:
        """Return the line to type in."""
        hint = _("name, pass number or club; several words narrow it down")
        return [Input(placeholder=hint, id="search")]

    def parts(self, view: Found, hues: Ink) -> tuple[Part, ...]:
        """Return those who fit."""
        rows, year = view.rows, ["2000"]
        columns: Columns[PlayerRow] = (
            (Col(_("Name"), grow=True), lambda row: Text(row.name, hues.text)),
            (holding(self._rating_name, year, right=True), lambda row: number(row.rating)),
            (holding(_("Born"), year, right=True), lambda row: number(row.year, hues.muted)),
            (holding("", {row.nation for row in rows}, least=90), lambda row: _nation(row, hues)),
            (Col(_("Club"), grow=True), lambda row: Text(_club(row), hues.muted)),
            (
                holding(_("Pass"), (row.ident for row in rows), right=True),
                lambda row: Text(row.ident, hues.faint),
            ),
        )
        empty, opens, title = _("Nobody. Fewer letters find more."), _("go in"), _("Players")
        return (listed("players", title, columns, rows, lambda row: row.ident, empty, opens),)

    def begin(self) -> None:
        """Be ready to type."""
        self.query_one("#search", Input).focus()

    def on_input_changed(self, _event: Input.Changed) -> None:
        """Search when the hands rest for a moment."""
        if self._pause is not None:
            self._pause.stop()
        self._pause = self.set_timer(PAUSE, self._search)

    @work(exclusive=True, group="search")
    async def _search(self, *, opens: bool = False) -> None:
        self._sought = self.query_one("#search", Input).value
        if self._sought != self._listed:
            await self.fetch(app_of(self))
            self._listed = self._sought
            self.paint()
            for grid in self.query("#players").results(Grid):
                grid.move_to(0)
        if opens and (ident := self.row("players")):
            self.open_row("players", ident)

    def action_step(self, by: int) -> None:
        """Move in the list while the search line keeps the focus."""
        grid = self.query_one("#players", Grid)
        grid.move_to(grid.cursor_row + by)

    def on_input_submitted(self) -> None:
        """Open the player under the cursor, of those who fit all that was typed."""
        if self._pause is not None:
            self._pause.stop()
        self._search(opens=True)

    def under_cursor(self) -> Iterator[ShownThing]:
        """Yield what papers may be about in the row under the cursor."""
        if player := self.row("players"):
            yield "player", player

    def open_row(self, _table: str, row: str) -> None:
        """Open the player chosen."""
        app_of(self).go(app_of(self).routes.to_player(row))

    def forms(self) -> Forms:
        """Return registration, a person without a club, and guests becoming home players."""
        return {
            "register": registration_form,
            "person": partial(form_of, operation=ADD, given={}),
            "lapse": partial(form_of, operation=LAPSE, given={}),
        }

    def action_back(self) -> None:
        """Empty the search line first, then go back."""
        search = self.query_one("#search", Input)
        if search.value:
            search.value = ""
        else:
            self.dismiss(None)


def _nation(row: PlayerRow, hues: Ink) -> Text:
    return Text(row.nation, hues.muted if row.at_home else hues.accent)


def _club(row: PlayerRow) -> str:
    club = row.club or "–"
    return f"{club} +{row.more}" if row.more else club
