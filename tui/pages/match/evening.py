"""The match evening: all matches of a round on one screen, typed in one after the other."""

from collections.abc import Sequence
from datetime import date
from typing import ClassVar

from textual import events
from textual.containers import VerticalScroll
from textual.types import CSSPathType
from textual.widget import Widget

from league.facts.matches import MatchDraft
from league.facts.seasons import MatchKey
from league.formatting import day
from league.language import _
from league.services.matches import evening
from league.services.matches.changes import preview_match
from league.views.matches import Evening, MatchView, Sheet
from tui.app_protocol import AppProtocol, app_of
from tui.dialogs.conflict import HaltedError
from tui.kit.frame import key
from tui.pages.match import board_chain, board_words
from tui.pages.match.board_grid import LineupGrid
from tui.pages.match.page import MatchScreen
from tui.pages.match.round_line import RoundLine, after_keys
from tui.pages.match.rounds import RoundsDialog
from tui.textual_gaps import bind


class EveningScreen(MatchScreen):
    """The match under the cursor is judged with every key, and stored when the cursor leaves it.

    After its last result the cursor stays in it, and a further result is answered with a sentence.
    ↓ then leads to the next match further down that waits: a complete one is passed over, one
    without a lineup is not, for its lineup comes first.
    """

    CSS_PATH: ClassVar[CSSPathType | None] = ["look.tcss", "evening.tcss"]
    TURNS = False

    def __init__(self, evening: Evening, sheets: Sequence[Sheet], on: date | None = None) -> None:
        waiting = [n for n, sheet in enumerate(sheets) if sheet.view.status in ("open", "entered")]
        self._at = waiting[0] if waiting else 0
        super().__init__(sheets[self._at].view, sheets[self._at].draft)
        self.evening, self.on = evening, on
        """``on`` is the day when all divisions are shown."""
        self.grids = [
            LineupGrid(sheet.view, sheet.draft, id=f"match-{n}") for n, sheet in enumerate(sheets)
        ]
        self._typed: dict[MatchKey, list[MatchDraft]] = {self.view.key: self._before}
        self._shown: object = None
        after = _("Of the match at hand")
        whole = _("All divisions of this day, or this division alone")
        bind(
            self,
            key("f2", "reports", _("reports"), after),
            key("f8", "all_divisions", _("whole day"), whole),
            key("f9", "choose_round", _("round"), _("Another round")),
            key("enter,ctrl+o", "open", _("go in"), _("The match alone on the screen")),
            *after_keys(),
        )

    async def again(self, app: AppProtocol) -> "EveningScreen":
        """Return the same matches as they are typed, in the language in use. Raises LeagueError."""
        sheets = [
            Sheet(await app.ask(preview_match, grid.view.key, grid.draft), grid.draft)
            for grid in self.grids
        ]
        screen = EveningScreen(self.evening, sheets, self.on)
        screen._go_on_at(self._at, self._typed)
        return screen

    def _go_on_at(self, at: int, typed: dict[MatchKey, list[MatchDraft]]) -> None:
        self._at, self._typed = at, typed
        self.view, self.draft = self.grid.view, self.grid.draft
        self._before = typed.setdefault(self.view.key, [])

    @property
    def grid(self) -> LineupGrid:
        """The match in which something is typed."""
        return self.grids[self._at]

    def matches(self) -> list[LineupGrid]:
        """Return the matches one under the other."""
        return self.grids

    def below(self) -> Sequence[Widget]:
        """Return how far the round has come."""
        return [RoundLine()]

    def show(self, view: MatchView) -> None:
        """Show the match at hand as judged, and how far all of them have come."""
        super().show(view)
        self.query_one(RoundLine).tell((grid.view for grid in self.grids), view.round)

    def on_mount(self) -> None:
        """Let the cursor go from match to match."""
        self._shown = desk = app_of(self).desk
        assert desk is not None
        division, number, *_teams = self.view.key
        later = (key for key in desk.judgement.matches if key[0] == division and key[1] > number)
        self.query_one(RoundLine).last = next(later, None) is None
        board_chain.link(self.grids)
        self.grid.add_class("-current")
        boards = self.query_one("#boards")
        self.screen_layout_refresh_signal.subscribe(boards, lambda _screen: self._begin_on_top())

    def places(self, view: MatchView) -> list[str]:
        """Return where one is, for the title."""
        name = f"{view.division_name}, {_('Round {number}').format(number=view.round)}"
        parts = [day(self.on), name] if self.on else [name]
        where = " · ".join(parts)
        return [_("Match evening"), f"{self._at + 1}/{len(self.grids)} {where}"]

    def reread(self) -> None:
        """Show all matches as they are stored now, unless something typed in them waits."""
        self._refresh()
        super().reread()

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """Go to the match the cursor is in."""
        if isinstance(event.widget, LineupGrid):
            self._enter(event.widget)

    def on_lineup_grid_edited(self, event: LineupGrid.Edited) -> None:
        """Take an entry for its own match, also when the cursor is in the next one already."""
        event.prevent_default()
        self._enter(event.grid)
        super().on_lineup_grid_edited(event)
        if isinstance(self.focused, LineupGrid):
            self._enter(self.focused)

    async def catch_up(self) -> None:
        """Wait until all that was typed is judged; the match the cursor is in is then at hand."""
        await super().catch_up()
        if isinstance(self.focused, LineupGrid):
            self._enter(self.focused)

    def at_hand(self, grid: LineupGrid) -> None:
        """Make a match the one at hand, until what is typed in it is taken."""
        self._enter(grid)

    def _enter(self, grid: LineupGrid) -> None:
        """Make a match the one at hand; the one left is stored."""
        if grid is self.grid:
            return
        app = app_of(self)
        app.drafts.go_on_in(grid.view.key)
        if app.drafts.left:
            app.work(self._store_left())
        self.grid.close()
        self.grid.remove_class("-current")
        self._at = self.grids.index(grid)
        grid.add_class("-current")
        self._before = self._typed.setdefault(grid.view.key, [])
        self.view, self.draft = grid.view, grid.draft
        self._judge(self.draft)
        self._bring_into_sight()

    def _begin_on_top(self) -> None:
        """Let the match at hand stand at the top as soon as all have their places."""
        if self.grid.virtual_region.height:
            self.screen_layout_refresh_signal.unsubscribe(self.query_one("#boards"))
            self._bring_into_sight(top=True)

    def _bring_into_sight(self, *, top: bool = False) -> None:
        boards = self.query_one("#boards", VerticalScroll)
        boards.scroll_to_widget(self.grid, animate=False, top=top, immediate=True)
        self.grid.scroll_visible_line()

    async def _store_left(self) -> None:
        try:
            await app_of(self).store_left()
        except HaltedError:
            # What is on record there is not to be stored over yet: one goes on editing.
            self._go_back()
        if self.is_attached:
            self._refresh()
            self.show(self.view)

    def _go_back(self) -> None:
        left = app_of(self).drafts.left
        grid = next((one for one in self.grids if one.view.key in left), None)
        if grid is not None and self.is_attached:
            self.set_focus(grid)
            grid.editing = True

    def _refresh(self) -> None:
        """Show the other matches as they are stored and judged now."""
        app = app_of(self)
        if app.desk is None or app.desk is self._shown:
            return
        self._shown = app.desk
        for grid in self.grids:
            if grid is not self.grid and grid.view.key not in app.drafts.left:
                sheet = evening.sheet(app.desk, grid.view.key)
                grid.show(sheet.view, sheet.draft)

    def action_other(self, by: int) -> None:
        """Go on to the next match, or to the one before."""
        at = self._at + by
        if at in range(len(self.grids)):
            self.grids[at].begin()
        else:
            app_of(self).hint(board_words.no_other(by))

    def action_table(self) -> None:
        """Look at the table of the division at hand."""
        app_of(self).go(app_of(self).routes.to_division(self.view.division))

    def action_messages(self) -> None:
        """Look at what people are told by mail."""
        app_of(self).go(app_of(self).routes.to_place("outbox"))

    def action_next_round(self) -> None:
        """Go on to the next round of the division at hand."""
        app, (division, number, *_teams) = app_of(self), self.view.key
        app.go(app.routes.to_evening(division, number + 1, instead=True))

    def action_open(self) -> None:
        """Open the match at hand alone."""
        app_of(self).go(app_of(self).routes.to_match(self.view.key))

    def action_all_divisions(self) -> None:
        """Show all divisions of the day, or the division alone again."""
        app, (division, number, *_teams) = app_of(self), self.view.key
        on = None if self.on else self.draft.day
        app.go(app.routes.to_evening(division, number, on=on, instead=True))

    def action_choose_round(self) -> None:
        """Ask for another round."""
        app_of(self).go(self._ask_round())

    async def _ask_round(self) -> None:
        app = app_of(self)
        known = await app.ask(evening.evenings)

        def chosen(answer: Evening | None) -> None:
            if answer is not None:
                way = app.routes.to_evening(answer.division, answer.round, instead=True)
                app.go(way)

        here = (self.view.division, self.view.round)
        await self.app.push_screen(RoundsDialog(known, here), chosen)
