"""A division: its table, its cross table, its rounds, its figures."""

from textual import events
from textual.app import ComposeResult
from textual.containers import Container
from textual.screen import Screen

from league.facts.seasons import MatchKey
from league.language import _
from league.rulings import Action
from league.services import desk
from league.services.statistics import Statistics, statistics
from league.views import DivisionView
from tui.dialogs.explain import ExplainDialog
from tui.dialogs.reason import Decision, ReasonDialog
from tui.screens import routes
from tui.screens.division_rows import (
    cross_columns,
    cross_rows,
    round_columns,
    round_rows,
    table_columns,
    table_rows,
)
from tui.screens.statistics_rows import board_columns, board_rows, scorer_columns, scorer_rows
from tui.widgets.frame import TitleBar, bind, frame, key, office
from tui.widgets.grid import Grid
from tui.widgets.panes import Places, settle_panes, show_pane, title_panes
from tui.widgets.progress_chart import ProgressChart
from tui.widgets.themes import ink


class DivisionScreen(Screen[None]):
    """Six panes, one at a time or several together."""

    CSS_PATH = "division.tcss"

    def __init__(self, view: DivisionView) -> None:
        super().__init__()
        self.view = view
        self.figures: Statistics
        self._shown: object = None
        bind(
            self,
            key("1", "pane('table')", _("table"), show=False),
            key("2", "pane('rounds')", _("rounds"), show=False),
            key("3", "pane('cross')", _("cross table"), show=False),
            key("4", "pane('progress')", _("progress"), show=False),
            key("5", "pane('scorers')", _("scorers"), show=False),
            key("6", "pane('boards')", _("boards"), show=False),
            key("e", "evening", _("match evening"), _("All matches of a round on one screen")),
            key(
                "question_mark",
                "why",
                _("why?"),
                _("What separated this team from the next"),
                shown_as="?",
            ),
            key("x", "exclude", _("exclude"), _("Exclude a team; its matches no longer count")),
            key("o", "readmit", _("readmit"), _("Take an exclusion back")),
            key("escape,backspace", "back", _("back"), shown_as="Esc"),
        )

    def compose(self) -> ComposeResult:
        """Lay out the panes."""
        yield from frame(
            TitleBar(),
            [
                Container(
                    Grid(id="table", opens=_("club"), empty=_("No team in this division yet.")),
                    Grid(id="rounds", opens=_("match"), empty=_("No match on the calendar yet.")),
                    Grid(id="cross", cells=True, opens=_("match")),
                    ProgressChart(id="progress"),
                    Grid(id="scorers", opens=_("club"), empty=_("No game is played yet.")),
                    Grid(id="boards", opens=_("club"), empty=_("No team in this division yet.")),
                    id="desk",
                )
            ],
        )

    def on_mount(self) -> None:
        """Show the division."""
        self._shown = office(self).desk
        self.show(self.view)
        self.action_pane("table")
        self._to_next_round()
        self.app.theme_changed_signal.subscribe(self, lambda _theme: self.show(self.view))

    def on_screen_resume(self) -> None:
        """Look again when something changed meanwhile."""
        if self._shown is not None and self._shown is not office(self).desk:
            office(self).work(self._reload())

    async def _reload(self) -> None:
        self._shown = office(self).desk
        self.show(await office(self).ask(desk.division_view, self.view.id))

    def show(self, view: DivisionView) -> None:
        """Show a view."""
        self.view, hues = view, ink(self.app)
        self.query_one(TitleBar).go(view.season, view.name)
        self.query_one("#table", Grid).fill(table_columns(), table_rows(view, hues))
        self.query_one("#cross", Grid).fill(cross_columns(view), cross_rows(view, hues))
        self.query_one("#rounds", Grid).fill(round_columns(), round_rows(view, hues))
        self._show_figures()

    def _show_figures(self) -> None:
        opened, hues = office(self).desk, ink(self.app)
        assert opened is not None
        self.figures = figures = statistics(opened, self.view.id)
        self.query_one(ProgressChart).fill(figures)
        self.query_one("#scorers", Grid).fill(scorer_columns(), scorer_rows(figures, hues))
        boards = self.query_one("#boards", Grid)
        boards.fill(board_columns(self.view.boards), board_rows(figures, hues))

    def _to_next_round(self) -> None:
        waiting = [
            number for number, row in enumerate(self.view.rounds) if row.status != "complete"
        ]
        if waiting:
            self.query_one("#rounds", Grid).select(str(waiting[0]))

    def _places(self) -> Places:
        table, rounds = ("table", _("Table")), ("rounds", _("Rounds"))
        cross, *figures = (
            ("cross", _("Cross table")),
            ("progress", _("Progress")),
            ("scorers", _("Scorers")),
            ("boards", _("Boards")),
        )
        width, height = self.app.size
        if width >= 160:
            return [[table], [rounds], [cross], figures]
        if width >= 110 and height >= 32:
            return [[table, rounds], [cross, *figures]]
        return [[table, rounds, cross, *figures]]

    def on_resize(self, _event: events.Resize) -> None:
        """Name the panes as they stand."""
        settle_panes(self, self._places())
        title_panes(self, self._places(), apart=False)

    def action_pane(self, name: str) -> None:
        """Go to one of the panes."""
        show_pane(self, name, self._places())
        self.refresh_bindings()

    def on_data_table_row_selected(self, event: Grid.RowSelected) -> None:
        """Open the match of a round, or the club of a team."""
        grid = event.data_table
        if not isinstance(grid, Grid) or grid.current is None:
            return
        app = office(self)
        if grid.id == "rounds":
            app.go(routes.to_match(app, self.view.rounds[int(grid.current)].key))
        elif grid.id == "scorers":
            app.go(routes.to_team(app, self.figures.scorers[int(grid.current)].team))
        else:
            app.go(routes.to_team(app, grid.current))

    def on_data_table_cell_selected(self, event: Grid.CellSelected) -> None:
        """Open the match of an encounter."""
        found = self._encounter(event.coordinate.row, event.coordinate.column - 2)
        if found is not None:
            office(self).go(routes.to_match(office(self), found))

    def _encounter(self, row: int, opponent: int) -> MatchKey | None:
        if not (row < len(self.view.cross) and 0 <= opponent < len(self.view.cross[row])):
            return None
        cells = self.view.cross[row][opponent]
        return cells[-1].key if cells else None

    def _team(self) -> str | None:
        focused = self.focused
        name = focused.id if isinstance(focused, Grid) else None
        return (
            focused.current
            if isinstance(focused, Grid) and name in ("table", "cross", "boards")
            else None
        )

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool | None:
        """Offer what can be done to a team only where teams stand."""
        if action in ("why", "exclude", "readmit"):
            team = self._team() if self.is_mounted else None
            if team is None:
                return False
            excluded = any(row.team == team and row.note for row in self.view.rows)
            return True if action == "why" else excluded == (action == "readmit")
        return True

    def on_data_table_row_highlighted(self) -> None:
        """Offer the keys that fit the team."""
        self.refresh_bindings()

    def on_data_table_cell_highlighted(self) -> None:
        """Offer the keys that fit the team."""
        self.refresh_bindings()

    def action_evening(self) -> None:
        """Type in the round under the cursor, or the one that waits."""
        grid, number = self.query_one("#rounds", Grid), None
        if grid.has_focus and grid.current:
            number = self.view.rounds[int(grid.current)].round
        office(self).go(routes.to_evening(office(self), self.view.id, number))

    def action_why(self) -> None:
        """Say what separated the team from the next."""
        if team := self._team():
            office(self).work(self._explain(team))

    async def _explain(self, team: str) -> None:
        page = await office(self).ask(desk.explain_row, self.view.id, team)
        await self.app.push_screen(ExplainDialog([page]))

    def action_exclude(self) -> None:
        """Exclude a team, with a reason."""
        self._rule(
            Action.EXCLUDE, _("Exclude {team}"), _("Its matches no longer count for anybody.")
        )

    def action_readmit(self) -> None:
        """Take an exclusion back, with a reason."""
        self._rule(Action.REOPEN, _("Readmit {team}"), _("Its matches count again."))

    def _rule(self, action: Action, title: str, about: str) -> None:
        team = self._team()
        if team is None:
            return
        name = next(row.name for row in self.view.rows if row.team == team)

        def decided(decision: Decision | None) -> None:
            if decision is not None:
                office(self).work(self._ruled(action, team, decision))

        self.app.push_screen(ReasonDialog(title.format(team=name), about), decided)

    async def _ruled(self, action: Action, team: str, decision: Decision) -> None:
        app = office(self)
        await app.change(
            desk.rule,
            match=None,
            team=team,
            target=team,
            action=action,
            reason=decision.reason,
            by=app.by,
        )
        await self._reload()

    def action_back(self) -> None:
        """Go back."""
        self.dismiss(None)
