"""The season at a glance: divisions, what waits to be done, clubs."""

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Container
from textual.screen import Screen
from textual.widgets import Static

from league.forms import day, money
from league.language import _, pick
from league.services import desk
from league.views import DivisionSummary, SeasonView, TaskRow
from tui.dialogs.undo import ask_undo
from tui.screens import routes
from tui.widgets.cells import bar, count, facts_line, number
from tui.widgets.frame import TitleBar, bind, frame, key, office
from tui.widgets.grid import Col, Grid
from tui.widgets.panes import Places, show_pane, title_panes
from tui.widgets.themes import Ink, ink


class SeasonScreen(Screen[None]):
    """Divisions above, the work list and the clubs below."""

    CSS_PATH = "season.tcss"

    def __init__(self, view: SeasonView) -> None:
        super().__init__()
        self.view = view
        self._shown: object = None
        bind(
            self,
            key("1", "pane('divisions')", _("divisions"), show=False),
            key("2", "pane('tasks')", _("work list"), show=False),
            key("3", "pane('clubs')", _("clubs"), show=False),
            key("g", "app.places", _("go to"), _("Every place of the office")),
            key("p", "app.players", _("players")),
            key("e", "evening", _("match evening"), _("All matches of a round on one screen")),
            key("ctrl+z", "undo", _("undo"), _("Take the last step back"), show=False),
            key("b", "app.rules", _("rule book")),
            key("j", "app.journal", _("journal")),
            key("q", "app.quit", _("quit")),
        )

    def compose(self) -> ComposeResult:
        """Lay out the three lists."""
        yield from frame(
            TitleBar(),
            [
                Static(id="facts"),
                Container(
                    Grid(id="divisions", empty=_("No division yet: import a season workbook.")),
                    Grid(
                        id="tasks",
                        empty=_("Nothing waits. Results are entered under a division’s rounds."),
                    ),
                    Grid(id="clubs", empty=_("No club yet: import a season workbook.")),
                    id="desk",
                ),
            ],
        )

    def on_mount(self) -> None:
        """Show the season."""
        self._shown = office(self).desk
        self.show(self.view)
        self.query_one("#tasks").add_class("-front")
        self.action_pane("divisions")
        self.app.theme_changed_signal.subscribe(self, lambda _theme: self.show(self.view))

    def on_screen_resume(self) -> None:
        """Look again when something changed meanwhile."""
        if self._shown is not None and self._shown is not office(self).desk:
            office(self).work(self._reload())

    async def _reload(self) -> None:
        self._shown = office(self).desk
        self.show(await office(self).ask(desk.season_view))

    def show(self, view: SeasonView) -> None:
        """Show a view."""
        self.view, hues = view, ink(self.app)
        self.query_one(TitleBar).go(view.federation, view.name)
        self.query_one("#facts", Static).update(self._facts(view, self.app.size.width))
        self.query_one("#divisions", Grid).fill(
            _division_columns(), [_division(row, hues) for row in view.divisions]
        )
        tasks = self.query_one("#tasks", Grid)
        tasks.fill(
            _task_columns(), [(str(n), _task(task, hues)) for n, task in enumerate(view.tasks)]
        )
        self.query_one("#clubs", Grid).fill(
            [Col(_("No."), right=True), Col(_("Club"), grow=True)],
            [(id, [Text(id, style=hues.muted), Text(name)]) for id, name in view.clubs],
        )
        title_panes(self, self._places(), apart=self.size.width >= 110)

    def _places(self) -> Places:
        tasks = _("Work list ({number})").format(number=len(self.view.tasks))
        return [[("divisions", _("Divisions"))], [("tasks", tasks), ("clubs", _("Clubs"))]]

    def on_resize(self, event: events.Resize) -> None:
        """Name the lists as they stand."""
        title_panes(self, self._places(), apart=event.size.width >= 110)
        self.query_one("#facts", Static).update(self._facts(self.view, event.size.width))

    def _facts(self, view: SeasonView, width: int) -> Text:
        opened = office(self).desk
        rules = view.rulebook
        if opened is not None:
            rules = pick(opened.book.names) if width >= 150 else opened.book.short
        return _facts(view, rules, width - 4, ink(self.app))

    def action_pane(self, name: str) -> None:
        """Go to one of the lists."""
        show_pane(self, name, self._places())

    def action_evening(self) -> None:
        """Type in the round that waits."""
        office(self).go(routes.to_evening(office(self)))

    def action_undo(self) -> None:
        """Show what taking the last step back changes, and do it."""
        ask_undo(office(self), None, self._reload)

    def on_data_table_row_selected(self, event: Grid.RowSelected) -> None:
        """Open what was chosen."""
        if isinstance(event.data_table, Grid) and event.data_table.current is not None:
            self._open(event.data_table.id or "", event.data_table.current)

    def _open(self, pane: str, name: str) -> None:
        app = office(self)
        if pane == "divisions":
            app.go(routes.to_division(app, name))
        elif pane == "clubs":
            app.go(routes.to_club(app, name))
        else:
            self._start(self.view.tasks[int(name)])

    def _start(self, task: TaskRow) -> None:
        app = office(self)
        if task.match is not None:
            app.go(routes.to_match(app, task.match, task.key))
        elif task.team is not None:
            app.go(routes.to_team(app, task.team, task.key))
        else:
            app.go(routes.to_division(app, task.division))


def _facts(view: SeasonView, rules: str, width: int, hues: Ink) -> Text:
    matches = sum(row.matches for row in view.divisions)
    entered = sum(row.entered for row in view.divisions)
    parts = [
        (_("Matches"), f"{entered}/{matches}"),
        (_("To the federation"), money(view.fees_federation)),
        (_("To opponents"), money(view.fees_opponents)),
        (_("Rating list"), day(view.list_date)),
        (_("Rules"), rules),
    ]
    return facts_line(parts, width, hues)


def _division_columns() -> list[Col]:
    return [
        Col(_("Division"), grow=True),
        Col(_("District"), least=100),
        Col(_("Tms."), right=True, least=70),
        Col(_("Rounds"), right=True, least=100),
        Col(_("Entered")),
        Col(_("Missing"), right=True),
        Col(_("Open"), right=True),
        Col(_("Leader"), grow=True),
    ]


def _division(row: DivisionSummary, hues: Ink) -> tuple[str, list[Text]]:
    return row.id, [
        Text(row.name, style=f"bold {hues.text}"),
        Text(row.district or "–", style=hues.muted),
        number(row.teams, hues.muted),
        number(row.rounds, hues.muted),
        bar(row.entered, row.matches, 10, hues),
        count(row.missing, hues, hues.bad),
        count(row.open_findings, hues, hues.warn),
        Text(row.leader or "–"),
    ]


def _task_columns() -> list[Col]:
    return [Col(""), Col(_("What"), grow=True), Col(_("Division"), least=100)]


def _task(task: TaskRow, hues: Ink) -> list[Text]:
    sign, style = {
        "finding": ("▲", hues.warn),
        "missing": ("◷", hues.bad),
        "list": ("≡", hues.accent),
    }.get(task.kind, ("·", hues.muted))
    return [Text(sign, style=style), Text(task.text), Text(task.division, style=hues.muted)]
