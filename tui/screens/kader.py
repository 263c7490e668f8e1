"""A Kader list put together by keys and judged as it stands, then handed in."""

from collections.abc import Callable

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Container
from textual.screen import Screen
from textual.widgets import Static

from league.language import _
from league.services.filing import Outcome
from league.services.list_editing import club_players, preview_list
from league.views import SquadRow, TeamView
from tui.dialogs.confirm import ConfirmDialog
from tui.dialogs.explain import ExplainDialog
from tui.dialogs.form import FormDialog
from tui.dialogs.list_papers import hand_in_form, nomination_form
from tui.dialogs.picker import Picked, PickerDialog
from tui.dialogs.typed_fields import shown_day
from tui.screens.kader_parts import FoundInList, KaderStart, load_kader
from tui.screens.kader_rows import kader_columns, kader_row
from tui.widgets.cells import facts_line
from tui.widgets.frame import TitleBar, bind, frame, key, office
from tui.widgets.grid import Grid
from tui.widgets.list_draft import ListDraft, Steps, place_for
from tui.widgets.matters import MattersList
from tui.widgets.themes import ink


class KaderScreen(Screen[None]):
    """The list above, what was found in it below."""

    CSS_PATH = "kader.tcss"

    def __init__(self, start: KaderStart) -> None:
        super().__init__()
        self.team = start.view.id
        self.view = start.view
        self.steps = Steps(start.draft)
        self._chosen: str | None = None
        bind(
            self,
            key("shift+up,alt+up", "move(-1)", _("move"), shown_as="⇧↑↓"),
            key("shift+down,alt+down", "move(1)", _("down"), show=False),
            key("a,insert", "add", _("add"), _("One of the club's players"), shown_as="a"),
            key("x,delete", "remove", _("remove"), shown_as="x"),
            key("y", "youth", _("youth board"), show=False),
            key("s", "sort", _("by rating"), _("Order the whole list by rating"), show=False),
            key("n", "nominate", _("nominate"), _("Late, or a U18 at the end (§ 4.4.d)")),
            key("f2,ctrl+s", "hand_in", _("hand in"), shown_as="F2"),
            key("ctrl+z", "step(-1)", _("undo"), show=False),
            key("ctrl+y", "step(1)", _("redo"), show=False),
            key("question_mark", "why", _("why?"), shown_as="?", show=False),
            key("1", "focus_on('kader')", _("Kader"), show=False),
            key("2", "focus_on('matters')", _("findings"), show=False),
            key("escape,backspace", "back", _("back"), shown_as="Esc"),
            key("ctrl+q", "leave_program", _("quit"), show=False),
        )

    def compose(self) -> ComposeResult:
        """Lay out the list over the findings."""
        yield from frame(
            TitleBar(),
            [
                Static(id="facts"),
                Container(
                    Grid(
                        id="kader",
                        opens="?",
                        empty=_("Nobody yet: “a” adds one of the club's players."),
                    ),
                    FoundInList(empty=_("Nothing found in this list.")),
                    id="desk",
                ),
            ],
        )

    def on_mount(self) -> None:
        """Show the list."""
        self.show(self.view)
        self.query_one("#kader").focus()
        self.app.theme_changed_signal.subscribe(self, lambda _theme: self.show(self.view))

    def show(self, view: TeamView) -> None:
        """Show the list as judged."""
        self.view, hues = view, ink(self.app)
        self.query_one(TitleBar).go(view.name, _("Kader"))
        self.query_one(TitleBar).say(_("● not handed in") if self.steps.changed else "")
        self.query_one("#facts", Static).update(self._facts())
        youth, found = self.steps.draft.youth, {one.player for one in view.findings}
        rows = [(line.ident, kader_row(line, youth, found, hues)) for line in view.lines]
        grid = self.query_one("#kader", Grid)
        grid.fill(kader_columns(view.rating_name), rows)
        grid.border_title = f"1 {_('Kader')}"
        if self._chosen:
            grid.select(self._chosen)
            self._chosen = None
        matters = self.query_one(FoundInList)
        matters.fill(view.findings, ())
        matters.border_title = "2 " + _("Findings {number}").format(number=len(view.findings))

    def _facts(self) -> Text:
        desk = office(self).desk
        posted = desk.team(self.team).list_submitted if desk else None
        front = sum(line.front for line in self.view.lines)
        parts = [
            (_("Players"), str(len(self.view.lines))),
            (_("Front"), f"▌◆ {front}"),
            (_("Handed in"), shown_day(posted)),
            (_("Division"), self.view.division_name),
        ]
        return facts_line(parts, self.app.size.width - 4, ink(self.app))

    def _do(self, change: Callable[[ListDraft], ListDraft], chosen: str | None = None) -> None:
        if self.steps.do(change(self.steps.draft)):
            self._chosen = chosen
            self._judge()

    def _judge(self) -> None:
        self.run_worker(self._judged(), exclusive=True, group="judge")

    async def _judged(self) -> None:
        draft = self.steps.draft
        view = await office(self).ask(preview_list, self.team, draft.idents, draft.youth)
        if self.query("#kader"):
            self.show(view)

    def _current(self) -> str | None:
        chosen = self.query_one("#kader", Grid).current
        return chosen if chosen in self.steps.draft.idents else None

    def action_move(self, by: int) -> None:
        """Move the player under the cursor up or down."""
        ident = self._current()
        if ident is not None:
            self._do(lambda draft: draft.moved(ident, by))

    def action_remove(self) -> None:
        """Take the player under the cursor off the list; the cursor goes to the next one."""
        ident = self._current()
        if ident is None:
            return
        idents = self.steps.draft.idents
        at = idents.index(ident)
        near = idents[at + 1 : at + 2] or idents[max(at - 1, 0) : at]
        self._do(lambda draft: draft.removed(ident), near[0] if near else None)

    def action_youth(self) -> None:
        """Name the player under the cursor for the youth board, or no longer."""
        ident = self._current()
        if ident is not None:
            self._do(lambda draft: draft.named(ident))

    def action_sort(self) -> None:
        """Order the list by rating."""
        self._do(lambda draft: draft.by_rating(self._rating))

    def _rating(self, ident: str) -> int:
        desk = office(self).desk
        player = desk.world.players.get(ident) if desk else None
        return (player.rating or 0) if player else 0

    def action_step(self, by: int) -> None:
        """Take a step back, or do it again."""
        if self.steps.turn(by):
            self._judge()
        else:
            office(self).hint(_("Nothing to undo.") if by < 0 else _("Nothing to redo."))

    def action_add(self) -> None:
        """Choose one of the club's players who are not on the list."""

        def chosen(picked: Picked | None) -> None:
            if picked is not None and picked.ident:
                self._add(picked.ident)

        self._pick(_("Add to {team}").format(team=self.view.name), chosen)

    def _add(self, ident: str) -> None:
        ratings = [self._rating(one) for one in self.steps.draft.idents]
        at = place_for(ratings, self._rating(ident))
        self._do(lambda draft: draft.added(ident, at), ident)

    def _pick(self, title: str, chosen: Callable[[Picked | None], None]) -> None:
        office(self).work(self._picked(title, chosen))

    async def _picked(self, title: str, chosen: Callable[[Picked | None], None]) -> None:
        rows: list[SquadRow] = await office(self).ask(
            club_players, self.team, self.steps.draft.idents
        )
        if not rows:
            office(self).hint(_("All the club's registered players are on this list."))
            return
        self.app.push_screen(PickerDialog(title, rows, {}, None, ""), chosen)

    def action_nominate(self) -> None:
        """Nominate a player late; the list itself must be handed in first."""
        if self.steps.changed:
            office(self).hint(_("Hand the list in first, or undo: F2, Ctrl+Z."))
            return

        def chosen(picked: Picked | None) -> None:
            desk = office(self).desk
            if picked is not None and picked.ident and desk is not None:
                form = nomination_form(desk, self.team, picked.ident)
                self.app.push_screen(FormDialog(form), self._filed)

        self._pick(_("Late nomination for {team}").format(team=self.view.name), chosen)

    def action_hand_in(self) -> None:
        """Hand the list in."""
        app, draft = office(self), self.steps.draft
        if app.desk is not None:
            form = hand_in_form(app.desk, self.team, draft.idents, draft.youth)
            app.push_screen(FormDialog(form), self._filed)

    def _filed(self, outcome: Outcome | None) -> None:
        if outcome is not None:
            office(self).hint(outcome.says)
            office(self).work(self._reload())

    async def _reload(self) -> None:
        start = await load_kader(office(self), self.team)
        self.steps = Steps(start.draft)
        self.show(start.view)

    def on_data_table_row_selected(self, event: Grid.RowSelected) -> None:
        """Explain what was found about a player."""
        event.stop()
        self.action_why()

    def on_matters_list_explain(self, event: MattersList.Explain) -> None:
        """Explain a finding."""
        self.app.push_screen(ExplainDialog([event.matter.explanation]))

    def action_why(self) -> None:
        """Explain what was found about the player under the cursor, else all of it."""
        ident = self._current()
        mine = [found for found in self.view.findings if found.player == ident]
        pages = [found.explanation for found in mine or self.view.findings]
        if pages:
            self.app.push_screen(ExplainDialog(pages))
        else:
            office(self).hint(_("Nothing was found in this list."))

    def action_focus_on(self, name: str) -> None:
        """Go to the list or to the findings."""
        self.query_one(f"#{name}").focus()

    def action_back(self) -> None:
        """Go back; a list that was not handed in is given up only when one says so."""
        self._leave(lambda: self.dismiss(None))

    def action_leave_program(self) -> None:
        """End the program in the same way."""
        self._leave(lambda: office(self).work(office(self).action_quit()))

    def _leave(self, way: Callable[[], object]) -> None:
        if not self.steps.changed:
            way()
            return
        dialog = ConfirmDialog(
            _("Not handed in"),
            _("The changes to the list of {team} were not handed in. Give them up?").format(
                team=self.view.name
            ),
            _("Give up"),
            _("Go on editing"),
        )

        def answered(sure: bool | None) -> None:
            if sure:
                way()

        self.app.push_screen(dialog, answered)
