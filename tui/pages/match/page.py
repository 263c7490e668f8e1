"""A match: lineups and results typed in, findings and fees changing with every key."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.containers import Container, VerticalScroll
from textual.types import CSSPathType
from textual.widget import Widget

from league.errors import LeagueError
from league.facts.matches import MatchDraft
from league.facts.seasons import key_text
from league.language import _
from league.rulings import Action
from league.services.matches.changes import preview_match
from league.services.matches.views import match_view
from league.services.session.stored import draft_of
from league.views.matches import MatchView
from tui.app_protocol import AppProtocol, ShownThing, app_of
from tui.dialogs.conflict import discard_dialog, leave_stored
from tui.dialogs.dialog import ask
from tui.dialogs.explain import ExplainDialog
from tui.dialogs.reason import Decision
from tui.key_order import wait_for
from tui.kit.findings_list import Matter, MattersList
from tui.kit.frame import TitleBar, frame
from tui.pages.match import board_words
from tui.pages.match.board_grid import LineupGrid
from tui.pages.match.deciding import ask_in, ask_reports, fill_in, offer_matches, rule_in
from tui.pages.match.going_on import go_on
from tui.pages.match.keys import match_keys
from tui.pages.match.live_table import LiveTable
from tui.pages.spots import AtMatch
from tui.textual_gaps import bind


class MatchScreen(AtMatch):
    """What is typed is judged at once, and stored when the screen is left."""

    NAME: ClassVar[str] = "match"
    """What leads back to it, when a form was filled in here."""
    CSS_PATH: ClassVar[CSSPathType | None] = "look.tcss"
    AUTO_FOCUS: ClassVar[str | None] = ""

    def __init__(self, view: MatchView, draft: MatchDraft, wanted: str | None = None) -> None:
        super().__init__()
        self.view, self.draft = view, draft
        self._wanted = wanted
        """Key of the finding to begin with."""
        self._before: list[MatchDraft] = []
        bind(self, *match_keys())

    def compose(self) -> ComposeResult:
        """Lay out the boards and the list of findings and fees."""
        boards = VerticalScroll(*self.matches(), id="boards", can_focus=False)
        matters = MattersList(empty=_("Nothing found, nothing owed."))
        desk = Container(boards, LiveTable(), matters, id="desk")
        yield from frame(TitleBar(), [desk, *self.below()])

    def below(self) -> Sequence[Widget]:
        """Return what stands below the boards and findings."""
        return ()

    def matches(self) -> list[LineupGrid]:
        """Return what is typed in."""
        return [LineupGrid(self.view, self.draft)]

    @property
    def grid(self) -> LineupGrid:
        """The match in which something is typed."""
        return self.query_one(LineupGrid)

    def on_mount(self) -> None:
        """Show the match; the cursor waits where the next entry belongs."""
        self.show(self.view)
        self.set_focus(self.grid, scroll_visible=False)
        self.grid.start()
        if self._wanted is not None:
            self.query_one(MattersList).focus().select(self._wanted)
        self.app.theme_changed_signal.subscribe(self, lambda _theme: self.show(self.view))
        app_of(self).work(offer_matches(app_of(self), self.query(LineupGrid), self._go_on_with))

    def on_screen_resume(self, _event: events.ScreenResume) -> None:
        """Judge again: other matches may have changed meanwhile, and so may this one."""
        if self.is_mounted:
            self.reread()

    def _typed_here(self) -> bool:
        app, key = app_of(self), self.view.key
        return key in app.drafts.left or (
            app.drafts.unsaved is not None and app.drafts.unsaved[0] == key
        )

    def _stored(self) -> MatchDraft:
        opened = app_of(self).desk
        assert opened is not None
        return draft_of(opened, self.view.key)

    async def again(self, app: AppProtocol) -> "MatchScreen":
        """Return the same match as it is typed, in the language in use. Raises LeagueError."""
        screen = MatchScreen(await app.ask(preview_match, self.view.key, self.draft), self.draft)
        screen._before = self._before  # of the same class
        return screen

    def shown(self) -> Iterator[ShownThing]:
        """Yield what papers may be about here: the match, its round and its division."""
        match = self.view.key
        yield from (("match", match), ("round", match[:2]), ("division", match[0]))

    def action_papers(self) -> None:
        """Offer the papers of what is shown."""
        app_of(self).go(app_of(self).routes.to_papers(self.shown()))

    def reread(self) -> None:
        """Show the match as it is stored now, unless something typed here waits."""
        if not self._typed_here() and self.draft != self._stored():
            self.draft = self._stored()
            self._before.clear()
        self._judge(self.draft)

    def _judge(self, draft: MatchDraft) -> bool:
        """Show the match with a draft as it would be judged; False when it cannot be so."""
        app = app_of(self)
        assert app.desk is not None
        try:
            view = preview_match(app.desk, self.view.key, draft)
        except LeagueError as error:
            self.grid.show(self.view, self.draft)
            app.complain(str(error))
            return False
        self.draft = draft
        self.show(view)
        return True

    def show(self, view: MatchView) -> None:
        """Show the match as judged."""
        self.view = view
        title, app = self.query_one(TitleBar), app_of(self)
        title.go(*self.places(view))
        title.say(_("● not stored yet") if app.drafts.unsaved or app.drafts.left else "")
        self.grid.show(view, self.draft)
        teams = view.home_name, view.away_name
        matters = self.query_one(MattersList)
        matters.fill(view.findings, view.fees, view.remarks, teams, about=view.key)
        self.query_one(LiveTable).follow(view.key, self.draft)

    @property
    def about(self) -> str:
        """Return the match."""
        return "/".join(str(part) for part in self.view.key)

    def places(self, view: MatchView) -> list[str]:
        """Return where one is, for the title."""
        return [
            view.division_name,
            _("Round {number}").format(number=view.round),
            f"{view.home_name} – {view.away_name}",
        ]

    def on_lineup_grid_edited(self, event: LineupGrid.Edited) -> None:
        """Judge what was typed."""
        self._before.append(event.before)
        event.grid.waiting -= 1
        if not event.grid.waiting:
            self._take(event.draft)
        else:
            # The next entry is on its way already and builds on this one.
            self.draft = event.draft
            app_of(self).drafts.unsaved = (self.view.key, event.draft)

    def on_board_cursor_moved(self) -> None:
        """What was new is known now."""
        self.query_one(MattersList).settle()

    def _take(self, draft: MatchDraft) -> None:
        self.query_one(MattersList).settle()
        app, before = app_of(self), app_of(self).drafts.unsaved
        # What is as it is stored waits for nothing, unless an older entry is still on its way.
        stored = self.view.key not in app.drafts.left and draft == self._stored()
        app.drafts.unsaved = None if stored else (self.view.key, draft)
        if not self._judge(draft):
            app.drafts.unsaved = before

    async def take_key(self, event: events.Key) -> bool:
        """Let a key on the boards act before the next comes; False when the cursor is elsewhere.

        One that is not for the boards themselves finds all entries before it judged.
        """
        grid = self.focused
        if not isinstance(grid, LineupGrid):
            return False
        if not await grid.take_key(event):
            await self.catch_up()
            await app_of(self).act(event)
        return True

    async def catch_up(self) -> None:
        """Wait until all that was typed is judged."""
        await wait_for(lambda: not any(grid.waiting for grid in self.query(LineupGrid)))

    def action_astray(self) -> None:
        """Say where results are entered."""
        app_of(self).hint(_("Results go in on the boards: Tab or a click leads there."))

    def action_reports(self) -> None:
        """Enter the days of the reports."""
        ask_reports(app_of(self), self.grid, self.at_hand)

    async def _go_on_with(self, grid: LineupGrid, typed: MatchDraft) -> None:
        self.at_hand(grid)
        self.set_focus(grid)
        grid.take(typed)
        await self.catch_up()

    def at_hand(self, grid: LineupGrid) -> None:
        """Make a match the one at hand; here there is no other."""

    def action_paper(self, name: str) -> None:
        """Protest about this match or what is under the cursor, decide it, or note its venue."""
        matters = self.query_one(MattersList)
        matter = matters.matter if self.focused is matters else None
        app_of(self).work(fill_in(app_of(self), name, self.view.key, matter))

    def action_game(self) -> None:
        """Go to the game of the board under the cursor."""
        app, grid = app_of(self), self.grid
        app.go(app.routes.to_thing("game", f"{key_text(grid.view.key)}/{grid.board}"))

    def action_undo(self) -> None:
        """Take the last entry back."""
        app_of(self).clear_notifications()
        if self._before:
            self._take(self._before.pop())
        else:
            app_of(self).hint(_("Nothing to take back on this screen."))

    def action_why(self) -> None:
        """Explain what is under the cursor."""
        matters, grid = self.query_one(MattersList), self.grid
        if self.focused is matters:
            matters.action_explain()
            return
        here = self.view.found_at(grid.board, str(grid.side) if grid.side else None)
        if pages := [found.explanation for found in matters.news or here]:
            self.app.push_screen(ExplainDialog(pages))
        else:
            app_of(self).hint(board_words.nothing_found(grid.board))

    def action_other(self, by: int) -> None:
        """Go on to the next match of the round, or to the one before."""
        app_of(self).go(go_on(app_of(self), self.view.key, by))

    def on_matters_list_explain(self, event: MattersList.Explain) -> None:
        """Explain a finding or fee."""
        self.app.push_screen(ExplainDialog([event.matter.explanation]))

    def on_matters_list_rule(self, event: MattersList.Rule) -> None:
        """Take an official's decision."""
        app_of(self).work(ask_in(app_of(self), self.view.key, event, self._ruled))

    async def _ruled(self, action: Action, matter: Matter, decision: Decision) -> None:
        app = app_of(self)
        await rule_in(app, self.view.key, action, matter, decision)
        self.show(await app.ask(match_view, self.view.key))

    def action_store(self) -> None:
        """Store now."""
        app_of(self).work(self._store())

    async def _store(self) -> None:
        await app_of(self).store()
        self.grid.close()
        self.show(self.view)

    def action_back(self) -> None:
        """Store and go back; what was said here is of no use there."""
        self.app.clear_notifications()
        app = app_of(self)
        app.go(leave_stored(self, app.store, app.drafts.give_up))

    def action_discard(self) -> None:
        """Go back to what is stored of this match."""
        if not self._typed_here():
            app_of(self).hint(_("Nothing to discard: all of it is stored."))
            return
        dialog = discard_dialog(self.view.home_name, self.view.away_name)
        ask(self.app, dialog, self._discard)

    def _discard(self, _sure: bool) -> None:
        app_of(self).drafts.forget(self.view.key)
        self.reread()
