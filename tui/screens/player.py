"""A player: person, registrations, lists, games, and where his games will bind him."""

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Container
from textual.screen import Screen
from textual.widgets import Static

from league.language import _
from league.services.desk import Desk
from league.services.filing import Outcome
from league.services.player_views import PlayerView, RegistrationRow, player_view
from tui.dialogs import papers
from tui.dialogs.form import Form, FormDialog
from tui.dialogs.typed_fields import shown_day, today
from tui.screens import routes
from tui.screens.player_rows import (
    game_columns,
    game_row,
    list_columns,
    list_row,
    registration_columns,
    registration_row,
)
from tui.widgets.cells import facts_line
from tui.widgets.frame import TitleBar, bind, frame, key, office
from tui.widgets.grid import Grid
from tui.widgets.panes import Places, show_pane, title_panes
from tui.widgets.themes import Ink, ink


class PlayerScreen(Screen[None]):
    """Registrations above; games and lists below."""

    CSS_PATH = "player.tcss"

    def __init__(self, view: PlayerView) -> None:
        super().__init__()
        self.view = view
        self._shown: object = None
        bind(
            self,
            key("1", "pane('registrations')", _("registrations"), show=False),
            key("2", "pane('games')", _("games"), show=False),
            key("3", "pane('lists')", _("lists"), show=False),
            key("r", "register", _("register"), _("From when he may play, before it is stored")),
            key("d", "deregister", _("deregister"), _("He leaves a club")),
            key(
                "a",
                "settle",
                _("arrears"),
                _("His arrears to an old club are paid (§ 1.8.d)"),
                show=False,
            ),
            key("s", "equal", _("equal status"), _("Grant it to a foreigner (§ 1.7)")),
            key("w", "unequal", _("withdraw status"), _("§ 1.7.e"), show=False),
            key("escape,backspace", "back", _("back"), shown_as="Esc"),
        )

    def compose(self) -> ComposeResult:
        """Lay out the panes."""
        yield from frame(
            TitleBar(),
            [
                Static(id="facts"),
                Static(id="bonds"),
                Container(
                    Grid(
                        id="registrations",
                        opens=_("club"),
                        empty=_("Registered nowhere: “r” registers him."),
                    ),
                    Grid(id="games", opens=_("match"), empty=_("No game this season.")),
                    Grid(id="lists", opens=_("Kader"), empty=_("On no list this season.")),
                    id="desk",
                ),
            ],
        )

    def on_mount(self) -> None:
        """Show the player."""
        self._shown = office(self).desk
        self.query_one("#games").add_class("-front")
        self.show(self.view)
        self.action_pane("registrations")
        self.app.theme_changed_signal.subscribe(self, lambda _theme: self.show(self.view))

    def on_screen_resume(self) -> None:
        """Look again when something changed meanwhile."""
        if self._shown is not None and self._shown is not office(self).desk:
            office(self).work(self._reload())

    async def _reload(self) -> None:
        app = office(self)
        self._shown = app.desk
        self.show(await app.ask(player_view, self.view.player.ident, today()))

    def show(self, view: PlayerView) -> None:
        """Show a view."""
        self.view, hues = view, ink(self.app)
        self.query_one(TitleBar).go(_("Players"), view.player.name)
        self.query_one("#facts", Static).update(self._facts(view, self.app.size.width - 4))
        bonds = Text("\n").join(Text(f"▸ {words}", style=hues.muted) for words in view.bonds)
        self.query_one("#bonds", Static).update(bonds)
        self.query_one("#bonds").display = bool(view.bonds)
        self.query_one("#registrations", Grid).fill(
            registration_columns(),
            [(str(n), registration_row(row, hues)) for n, row in enumerate(view.registrations)],
        )
        self.query_one("#games", Grid).fill(
            game_columns(), [(str(n), game_row(row, hues)) for n, row in enumerate(view.games)]
        )
        self.query_one("#lists", Grid).fill(
            list_columns(), [(row.team, list_row(row, hues)) for row in view.lists]
        )
        title_panes(self, self._places(), apart=self.size.width >= 160)

    def _places(self) -> Places:
        games = _("Games {number}").format(number=len(self.view.games))
        lists = _("Lists {number}").format(number=len(self.view.lists))
        return [[("registrations", _("Registrations"))], [("games", games), ("lists", lists)]]

    def _facts(self, view: PlayerView, width: int) -> Text:
        opened = office(self).desk
        return _facts(view, opened.book.rating_name if opened else "", width, ink(self.app))

    def on_resize(self, event: events.Resize) -> None:
        """Name the panes as they stand."""
        title_panes(self, self._places(), apart=event.size.width >= 160)
        facts = self._facts(self.view, event.size.width - 4)
        self.query_one("#facts", Static).update(facts)

    def action_pane(self, name: str) -> None:
        """Go to one of the panes."""
        show_pane(self, name, self._places())

    def on_data_table_row_selected(self, event: Grid.RowSelected) -> None:
        """Open the club, match or list chosen."""
        grid, app = event.data_table, office(self)
        current = grid.current if isinstance(grid, Grid) else None
        if not current:
            return
        if grid.id == "registrations":
            app.go(routes.to_club(app, self.view.registrations[int(current)].club))
        elif grid.id == "games":
            app.go(routes.to_match(app, self.view.games[int(current)].match))
        else:
            app.go(routes.to_team(app, current))

    def _held(self) -> tuple[RegistrationRow, ...]:
        rows = self.view.registrations
        return tuple(row for row in rows if row.deregistered is None and row.state != "waiting")

    def action_register(self) -> None:
        """Register him with a club."""
        desk = office(self).desk
        if desk is not None:
            self._file(papers.registration_form(desk, self.view.player))

    def action_deregister(self) -> None:
        """He leaves a club."""
        self._of_held(papers.deregistration_form, self._held())

    def action_settle(self) -> None:
        """His arrears are paid."""
        left = tuple(row for row in self.view.registrations if row.deregistered is not None)
        self._of_held(papers.settlement_form, left)

    def action_equal(self) -> None:
        """Grant equal status."""
        self._of_held(papers.equal_form, self._held())

    def action_unequal(self) -> None:
        """Withdraw equal status."""
        equal = tuple(row for row in self._held() if row.equal)
        self._of_held(papers.unequal_form, equal)

    def _of_held(self, form: papers.OfHeld, rows: tuple[RegistrationRow, ...]) -> None:
        desk: Desk | None = office(self).desk
        if not rows:
            office(self).hint(_("There is no registration of his for that."))
        elif desk is not None:
            self._file(form(desk, self.view.player, rows))

    def _file(self, form: Form) -> None:
        def filed(outcome: Outcome | None) -> None:
            if outcome is not None:
                office(self).hint(outcome.says)

        self.app.push_screen(FormDialog(form), filed)

    def action_back(self) -> None:
        """Go back."""
        self.dismiss(None)


def _facts(view: PlayerView, rating_name: str, width: int, hues: Ink) -> Text:
    player = view.player
    parts = [
        (_("Pass"), player.ident),
        (rating_name, str(player.rating or "–")),
        (_("Born"), shown_day(player.born)),
        ("", player.nation),
        (_("Sex"), {"m": _("male"), "w": _("female")}.get(player.sex, player.sex)),
        (_("Title"), player.title or "–"),
        ("FIDE", str(player.fide_rating or "–")),
    ]
    return facts_line(parts, width, hues)
