"""All players, found while one types."""

from collections.abc import Sequence
from functools import partial

from rich.text import Text
from textual import work
from textual.timer import Timer
from textual.widget import Widget
from textual.widgets import Input

from league.language import _, ngettext
from league.services.desk import Desk
from league.services.registry.player_search import find_players
from league.views.search import Found, PlayerRow
from tui.dialogs.papers import lapse_form, registration_form
from tui.screens import routes
from tui.screens.page import Page
from tui.widgets.cells import number
from tui.widgets.columns import Col, holding
from tui.widgets.frame import key, office
from tui.widgets.grid import Grid
from tui.widgets.later import Later
from tui.widgets.parts import Facts, Part, Table
from tui.widgets.themes import Ink

PAUSE = 0.05
"""Seconds without a key after which the search begins."""


class PlayersScreen(Page[Found]):
    """The search line over those who fit."""

    NAME = "players"
    CSS_PATH = "players.tcss"

    def __init__(self) -> None:
        self._sought = self._listed = self._rating_name = ""
        self._pause: Timer | None = None
        super().__init__(
            key("down", "step(1)", "", show=False),
            key("up", "step(-1)", "", show=False),
            key("pagedown", "step(12)", "", show=False),
            key("pageup", "step(-12)", "", show=False),
            key("f2", "register", _("new player"), _("Register somebody new")),
            key(
                "f8",
                "lapse",
                _("guests"),
                _("Guests whose half year has passed become home players (Anhang H 5.b)"),
            ),
        )

    def load(self, desk: Desk) -> Found:
        """Return those who fit what was typed."""
        self._rating_name = desk.book.rating_name
        return find_players(desk, self._sought)

    def where(self, _view: Found) -> tuple[str, ...]:
        """Return the place."""
        return (_("Players"),)

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
        return (
            Table(
                "players",
                _("Players"),
                _columns(self._rating_name, view.rows),
                [(row.ident, Later(partial(_row, row, hues))) for row in view.rows],
                empty=_("Nobody. Fewer letters find more."),
                opens=_("go in"),
            ),
        )

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
            await self.fetch(office(self))
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

    def open_row(self, _table: str, row: str) -> None:
        """Open the player chosen."""
        office(self).go(routes.to_player(office(self), row))

    def action_register(self) -> None:
        """Register a player who is new to the file."""
        if (desk := office(self).desk) is not None:
            self.fill_in(registration_form(desk))

    def action_lapse(self) -> None:
        """Make home players of guests whose half year has passed."""
        if (desk := office(self).desk) is not None:
            self.fill_in(lapse_form(desk))

    def action_back(self) -> None:
        """Empty the search line first, then go back."""
        search = self.query_one("#search", Input)
        if search.value:
            search.value = ""
        else:
            self.dismiss(None)


def _columns(rating_name: str, rows: Sequence[PlayerRow]) -> list[Col]:
    return [
        Col(_("Name"), grow=True),
        holding(rating_name, ["2000"], right=True),
        holding(_("Born"), ["2000"], right=True),
        holding("", {row.nation for row in rows}, least=90),
        Col(_("Club"), grow=True),
        holding(_("Pass"), (row.ident for row in rows), right=True),
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
