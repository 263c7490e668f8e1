"""The season at a glance: divisions, what waits to be done, clubs."""

from collections.abc import Iterator
from datetime import date
from functools import partial

from rich.text import Text

from league.formatting import day, money
from league.language import _
from league.services.home.season_tasks import DRAFT
from league.services.home.season_views import season_view
from league.services.home.task_outcomes import what_became
from league.services.home.task_why import why_task
from league.services.registry.clubs import duty_operations as duties
from league.services.session.desk import Desk
from league.views.divisions import DivisionSummary, SeasonView, TaskRow
from league.views.tasks import Spot, due_this_week, keyed
from tui.app_protocol import AppProtocol, ShownThing, app_of
from tui.dialogs.from_operations import form_of
from tui.kit.cells import bar, count, number
from tui.kit.columns import Col
from tui.kit.frame import TitleBar, key, why_key
from tui.kit.panes import Places
from tui.kit.parts import Facts, Part, Table
from tui.kit.themes import Ink
from tui.pages.page import Page, Tabs
from tui.pages.season.tasks import spot_of, task_list, way_to


class SeasonScreen(Page[SeasonView]):
    """Divisions above, the work list and the clubs below."""

    CSS_PATH = "look.tcss"
    CAN_LEAVE = False
    FULL_TEXT = 3

    def __init__(self) -> None:
        super().__init__(
            key("g", "app.places", _("go to"), _("Every place of the office")),
            key("p", "app.place('players')", _("players")),
            key("e", "evening", _("match evening"), _("All matches of a round on one screen")),
            key("b", "app.place('rules')", _("rule book")),
            key("j", "app.place('journal')", _("journal")),
            key("w", "week", _("this week"), _("Only what is due within seven days, or all again")),
            why_key(_("Why it waits: paragraph, facts, and how its day is counted")),
            key("q", "app.quit", _("quit")),
        )
        self._as_of: date | None = None
        self._week = False
        """Whether only what is due this week is shown."""

    def begin_with(self, view: SeasonView, as_of: date | None) -> None:
        """Show a view that was kept until the season is judged; ``as_of`` is its day if past."""
        self.view, self._as_of = view, as_of

    def load(self, desk: Desk) -> SeasonView:
        """Return the overview as of today."""
        return season_view(desk)

    async def again(self, app: AppProtocol) -> "SeasonScreen":
        """Return the same page in the language in use; what is still judged stays as it is."""
        page = SeasonScreen()
        page._week = self._week  # of the same class
        if app.desk is None:
            page.begin_with(self.view, self._as_of)
        else:
            await page.fetch(app)
        return page

    async def catch_up(self, app: AppProtocol) -> None:
        """Show the season as it is judged now, in place of the view that was kept.

        The cursor stays on the task it was on. Raises LeagueError.
        """
        await self.fetch(app)
        self.paint()
        self.begin()

    async def look_again(self) -> None:
        """Show what has changed since, and say what became of what waits no longer."""
        before = keyed(self.view.tasks)
        await super().look_again()
        now, app = keyed(self.view.tasks), app_of(self)
        gone = [task for key, task in before.items() if key not in now]
        if gone and app.desk is not None and app.desk.season.name == self.view.name:
            for sentence in await app.ask(what_became, gone):
                app.hint(sentence)

    def paint(self) -> None:
        """Show the view; and that it is an earlier one, as long as the season is being judged."""
        super().paint()
        state = ""
        if app_of(self).desk is None:
            state = _("still being judged …")
            if self._as_of is not None:
                state = _("of {day}, still being judged …").format(day=day(self._as_of))
        for title in self.query(TitleBar):
            title.say(state)

    def place(self, _season: str, view: SeasonView) -> tuple[str, ...]:
        """Return whose season it is."""
        return view.federation, view.name

    def facts(self, view: SeasonView) -> Facts:
        """Return the season's figures."""
        return [
            (_("Matches"), f"{_sum(view, 'entered')}/{_sum(view, 'matches')}"),
            (_("To the federation"), money(view.fees_federation)),
            (_("To opponents"), money(view.fees_opponents)),
            (_("Rating list"), day(view.list_date)),
            (_("Rules"), view.rules),
        ]

    def parts(self, view: SeasonView, hues: Ink) -> tuple[Part, ...]:
        """Return divisions, what waits, and clubs."""
        divisions = Table(
            "divisions",
            _("Divisions"),
            _division_columns(),
            [_division(row, hues) for row in view.divisions],
            empty=_("No division yet: F4 o leads through a season’s beginning."),
            opens=_("go in"),
        )
        clubs = Table(
            "clubs",
            _("Clubs"),
            [Col(_("No."), right=True), Col(_("Club"), grow=True)],
            [(id, [Text(id, style=hues.muted), Text(name)]) for id, name in view.clubs],
            empty=_("No club yet: F4 o leads through a season’s beginning."),
            opens=_("go in"),
        )
        return divisions, self._work_list(view, hues), clubs

    def _work_list(self, view: SeasonView, hues: Ink) -> Table:
        """Return what waits, or of it what is due this week."""
        tasks, every = keyed(view.tasks), len(view.tasks)
        title, empty = _("Work list ({number})").format(number=every), _nothing_waits(view)
        if self._week:
            due = frozenset(map(id, due_this_week(view.tasks, view.day)))
            tasks = {key: task for key, task in tasks.items() if id(task) in due}
            title = _("Work list, due this week ({number} of {all})")
            title = title.format(number=len(tasks), all=every)
            empty = _("Nothing is due this week: w shows all again.")
        return task_list(tasks, title, empty, hues)

    def apart(self, _width: int, _height: int) -> bool:
        """Lay the lists out by what the look says."""
        return False

    def places(self, tabs: Tabs, width: int, _height: int) -> Places:
        """Return the lists: the lower two beside each other where there is room."""
        divisions, tasks, clubs = tabs
        return [[divisions], [tasks], [clubs]] if width >= 160 else [[divisions], [tasks, clubs]]

    def begin(self) -> None:
        """Say what was typed before and is not stored."""
        for task in self.view.tasks:
            if task.kind == DRAFT:
                sentence = _("{task} The work list leads there.")
                self.notify(sentence.format(task=task.text), timeout=8, markup=False)

    def action_evening(self) -> None:
        """Type in the round that waits."""
        app_of(self).go(app_of(self).routes.to_evening())

    def open_row(self, table: str, row: str) -> None:
        """Open what was chosen."""
        app = app_of(self)
        if table == "divisions":
            app.go(app.routes.to_division(row))
        elif table == "clubs":
            app.go(app.routes.to_club(row))
        else:
            self._start(keyed(self.view.tasks)[row])

    def under_cursor(self) -> Iterator[ShownThing]:
        """Yield what papers may be about in the row under the cursor."""
        front = self.front()
        row = self.row(front) if front in ("divisions", "clubs") else None
        if row is not None:
            yield front.removesuffix("s"), row
        elif (task := self._chosen()) and task.match:
            yield "match", task.match

    def _chosen(self) -> TaskRow | None:
        """Return the task under the cursor, if one is in the work list."""
        row = self.row("tasks") if self.front() == "tasks" else None
        return keyed(self.view.tasks).get(row) if row else None

    def spot(self) -> Spot:
        """Return the finding under the cursor, if one is there."""
        return spot_of(self._chosen())

    def _start(self, task: TaskRow) -> None:
        if task.kind == "duty":
            number = {"number": int(task.thing)}
            self.fill(partial(form_of, operation=duties.DONE, given=number))
        else:
            app_of(self).go(way_to(app_of(self).routes, task))

    def fits(self) -> dict[str, bool]:
        """Return whether the cursor is on a task."""
        return {"why": self._chosen() is not None}

    def action_why(self) -> None:
        """Explain the task under the cursor."""
        if task := self._chosen():
            self.explain(partial(why_task, task=task))

    def action_week(self) -> None:
        """Show only what is due this week, or all again."""
        self._week = not self._week
        self.paint()
        self.action_pane("tasks")


def _sum(view: SeasonView, figure: str) -> int:
    return sum(getattr(row, figure) for row in view.divisions)


def _nothing_waits(view: SeasonView) -> str:
    if _sum(view, "matches"):
        return _("Nothing waits. Results are entered under a division’s rounds.")
    if not _sum(view, "teams"):
        return _("The season is empty: F4 o leads from here to its first round.")
    return _("Nothing is drawn yet: F4 d goes to the draws.")


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
        _entered(row, hues),
        count(row.missing, hues, hues.bad),
        count(row.open_findings, hues, hues.warn),
        Text(row.leader or "–"),
    ]


def _entered(row: DivisionSummary, hues: Ink) -> Text:
    if row.rounds or not row.teams:
        return bar(row.entered, row.matches, 10, hues)
    return Text(_("○ not drawn: F4 d"), style=hues.warn)
