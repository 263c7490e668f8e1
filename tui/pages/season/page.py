"""The season at a glance: divisions, what waits to be done, clubs."""

from collections.abc import Iterator
from datetime import date

from rich.text import Text

from league.formatting import day, money
from league.language import _
from league.services.home.season_tasks import CLOCK, DRAFT
from league.services.home.season_views import season_view
from league.services.session.desk import Desk
from league.views.divisions import DivisionSummary, SeasonView, TaskRow
from tui.app_protocol import AppProtocol, ShownThing, app_of
from tui.dialogs.duty_forms import reported_form
from tui.kit.cells import bar, count, number
from tui.kit.columns import Col
from tui.kit.frame import TitleBar, key
from tui.kit.grid import Grid
from tui.kit.panes import Places
from tui.kit.parts import Facts, Part, Table
from tui.kit.themes import Ink
from tui.pages.page import Page, Tabs

_PLACES = {CLOCK: "journal", "promotion": "seasons"}
"""Where a kind of task leads that is about no single thing."""


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
            key("q", "app.quit", _("quit")),
        )
        self._as_of: date | None = None

    def begin_with(self, view: SeasonView, as_of: date | None) -> None:
        """Show a view that was kept until the season is judged; ``as_of`` is its day if past."""
        self.view, self._as_of = view, as_of

    def load(self, desk: Desk) -> SeasonView:
        """Return the overview as of today."""
        return season_view(desk)

    async def again(self, app: AppProtocol) -> "SeasonScreen":
        """Return the same page in the language in use; what is still judged stays as it is."""
        page = SeasonScreen()
        if app.desk is None:
            page.begin_with(self.view, self._as_of)
        else:
            await page.fetch(app)
        return page

    async def catch_up(self, app: AppProtocol) -> None:
        """Show the season as it is judged now, in place of the view that was kept.

        The cursor stays on the task it was on. Raises LeagueError.
        """
        before, tasks = self.view, self.query_one("#tasks", Grid)
        await self.fetch(app)
        task = before.tasks[tasks.cursor_row] if before.tasks else None
        self.paint()
        if task in self.view.tasks:
            tasks.select(str(self.view.tasks.index(task)))
        self.begin()

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
        tasks = Table(
            "tasks",
            _("Work list ({number})").format(number=len(view.tasks)),
            _task_columns(),
            [(str(n), _task(task, view, hues)) for n, task in enumerate(view.tasks)],
            empty=_nothing_waits(view),
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
        return divisions, tasks, clubs

    def apart(self, _width: int, _height: int) -> bool:
        """Lay the lists out by what the look says."""
        return False

    def places(self, tabs: Tabs, width: int, _height: int) -> Places:
        """Return the lists: the lower two beside each other where there is room."""
        divisions, tasks, clubs = tabs
        return [[divisions], [tasks], [clubs]] if width >= 110 else [[divisions], [tasks, clubs]]

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
            self._start(self.view.tasks[int(row)])

    def under_cursor(self) -> Iterator[ShownThing]:
        """Yield what papers may be about in the row under the cursor."""
        front = self.front()
        row = self.row(front) if front in ("divisions", "clubs", "tasks") else None
        if row is None:
            return
        if front == "tasks":
            match = self.view.tasks[int(row)].match
            yield from [("match", match)] if match else []
        else:
            yield front.removesuffix("s"), row

    def _start(self, task: TaskRow) -> None:
        app = app_of(self)
        if task.season:
            app.go(self._in_season(app, task))
        elif task.kind == "duty":
            app.go(self._report(int(task.thing)))
        elif task.kind == DRAFT:
            app.go(app.routes.to_drafts())
        elif task.kind in _PLACES:
            app.go(app.routes.to_place(_PLACES[task.kind]))
        elif task.page == "player" and task.thing:
            app.go(app.routes.to_player(task.thing))
        elif task.page == "club":
            app.go(app.routes.to_club(task.thing))
        elif task.page and task.thing:
            app.go(app.routes.to_thing(task.page, task.thing))
        elif task.match is not None:
            app.go(app.routes.to_match(task.match, task.key))
        elif task.team is not None:
            app.go(app.routes.to_team(task.team, task.key))
        else:
            app.go(app.routes.to_division(task.division))

    async def _in_season(self, app: AppProtocol, task: TaskRow) -> None:
        """Go on in the season to which something belongs that waits, and there to the thing."""
        await app.routes.to_season(task.season)
        if task.page and task.thing:
            await app.routes.to_thing(task.page, task.thing)
        elif task.division:
            await app.routes.to_division(task.division)

    async def _report(self, duty: int) -> None:
        desk = app_of(self).desk
        if desk is not None:
            self.fill_in(reported_form(desk, duty, desk.today))


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


def _task_columns() -> list[Col]:
    return [Col(""), Col(_("What"), grow=True), Col(_("Division"), least=100)]


def _task(task: TaskRow, view: SeasonView, hues: Ink) -> list[Text]:
    names = {row.id: row.name for row in view.divisions}
    sign, style = {
        "finding": ("▲", hues.warn),
        "missing": ("◷", hues.bad),
        "list": ("≡", hues.accent),
        "protest": ("§", hues.bad),
        "transfer": ("⇄", hues.accent),
        "duty": ("✉", hues.accent),
        "ban": ("⊘", hues.bad),
        "event": ("♔", hues.accent),
        "draw": ("○", hues.warn),
        "account": ("€", hues.accent),
        DRAFT: ("✎", hues.warn),
        CLOCK: ("!", hues.bad),
    }.get(task.kind, ("·", hues.muted))
    return [
        Text(sign, style=style),
        Text(task.text),
        Text(names.get(task.division, ""), style=hues.muted),
    ]
