"""A Kader list put together by keys and judged as it stands, then handed in."""

from collections.abc import Callable, Mapping
from functools import reduce

from textual import work
from textual.widget import Widget

from league.language import _
from league.services.lists.editing import club_players, preview_list
from league.services.session.desk import Desk
from league.services.session.drafts import Draft, DraftSubject, Typed
from league.services.session.stored import TypedList
from league.services.session.trial_runs import Outcome
from league.views.clubs import TeamView
from tui.app_protocol import app_of
from tui.dialogs.form import FormDialog
from tui.dialogs.list_papers import hand_in_form, nomination_form
from tui.kit.frame import TitleBar, key, quiet, why_key
from tui.kit.grid import Grid
from tui.kit.panes import title_panes
from tui.kit.parts import Facts, Part, Table
from tui.kit.themes import Ink
from tui.pages.lists.list_draft import ListDraft, Steps, offer_lists
from tui.pages.lists.parts import (
    FoundInList,
    found_part,
    kader_list,
    known_draft,
    list_facts,
    overtaken_dialog,
    pick_player,
    steps_of,
    typed_of,
)
from tui.pages.page import Page


class KaderScreen(Page[TeamView]):
    """The list above, what was found in it below."""

    NAME = "kader"
    ABOUT = "team"
    CSS_PATH = "look.tcss"
    APART = True

    def __init__(self, team: str, steps: Steps | None = None) -> None:
        super().__init__(
            key("shift+up,alt+up", "move(-1)", _("reorder"), shown_as="⇧↑↓"),
            quiet("shift+down,alt+down", "move(1)", _("down"), shown_as="⇧↓"),
            key("a,insert", "add", _("add"), _("One of the club's players"), shown_as="a"),
            quiet("f3", "fill", _("add all"), _("Whoever of the club is on no list, by rating")),
            key("x,delete", "remove", _("remove"), shown_as="x"),
            quiet("y", "youth", _("youth board")),
            quiet("s", "sort", _("by rating"), _("Order the whole list by rating")),
            key("f2,ctrl+s", "hand_in", _("hand in"), shown_as="F2"),
            key("n", "nominate", _("nominate"), _("Late, or a youth at the end")),
            quiet("ctrl+z", "step(-1)", _("undo")),
            quiet("ctrl+y", "step(1)", _("redo")),
            why_key(),
            about=team,
        )
        self.steps = steps or Steps(ListDraft(()))
        self._begun: Draft | None = None
        """What was left before and is gone on with."""
        self._leaving = False
        self._stale = steps is None
        self._chosen: str | None = None
        self._overtaken = False
        """Whether somebody else has handed in a list while this one was put together."""

    def load(self, desk: Desk) -> TeamView:
        """Return the list as it stands, judged. Raises NotFoundError."""
        now, begun = steps_of(desk, self.about)
        if self._stale or not self.steps.changed:
            self.steps, self._begun, self._stale = now, begun, False
        elif now.stored != self.steps.stored:
            self.steps.stored, self._overtaken = now.stored, True
        draft = self.steps.draft
        return preview_list(desk, self.about, draft.idents, draft.youth)

    def anew(self) -> "KaderScreen":
        """Return the same list with its steps, in the language in use."""
        return KaderScreen(self.about, self.steps)

    def where(self, view: TeamView) -> tuple[str, ...]:
        """Return the place."""
        return view.name, _("Kader")

    def facts(self, view: TeamView) -> Facts:
        """Return how many there are, and when the list came."""
        return list_facts(view)

    def parts(self, view: TeamView, hues: Ink) -> tuple[Part, ...]:
        """Return the list and what was found in it."""
        return kader_list(view, self.steps.draft.youth, hues), found_part(view)

    def widget(self, part: Part) -> Widget:
        """Return what shows a part; findings can be explained there."""
        if part.name == "matters":
            return FoundInList(empty=_("Nothing found in this list."))
        if part.name == "kader" and isinstance(part, Table):
            # What Enter does there is on the key “?” too.
            return Grid(id=part.name, empty=part.empty, opens=part.opens, shown=False)
        return super().widget(part)

    def paint(self) -> None:
        """Show the list as judged."""
        super().paint()
        state = _("● not handed in") if self.steps.changed else ""
        self.query_one(TitleBar).say(state)
        if self._overtaken and self.is_current:
            self._overtaken = False
            self.app.push_screen(overtaken_dialog(self.view.name), self._answered)
        if self._chosen:
            self.query_one("#kader", Grid).select(self._chosen)
            self._chosen = None
        matters = self.query_one(FoundInList)
        matters.fill(self.view.findings, (), self.view.notes)
        title_panes(self, self._places(), apart=False)

    def _answered(self, theirs: bool | None) -> None:
        self._stale = bool(theirs)
        app_of(self).work(self.reload())

    def begin(self) -> None:
        """Offer what was typed before."""
        app_of(self).work(offer_lists(app_of(self), self.about, self._begun, self.go_on_with))

    def go_on_with(self, typed: TypedList) -> None:
        """Go on with what was typed before; one step back is the list as it was."""
        self._do(lambda _draft: known_draft(app_of(self).desk, typed))

    def typed_things(self) -> Mapping[DraftSubject, Typed | None]:
        """Return the list as it stands until it is handed in."""
        desk = app_of(self).desk
        return {} if desk is None or self._leaving else typed_of(desk, self.about, self.steps)

    def unsaved(self) -> None:
        """Say that nothing but a draft is stored when one leaves the page."""

    async def keep(self) -> None:
        """Keep the list as it stands. Raises StorageError."""
        await app_of(self).drafts.keep(strict=True)

    def _do(self, change: Callable[[ListDraft], ListDraft], chosen: str | None = None) -> None:
        if self.steps.do(change(self.steps.draft)):
            self._chosen = chosen
            self._judge()

    @work(exclusive=True, group="judge")
    async def _judge(self) -> None:
        draft = self.steps.draft
        view = await app_of(self).ask(preview_list, self.about, draft.idents, draft.youth)
        if self.query("#kader"):
            self.view = view
            self.paint()

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
        desk = app_of(self).desk
        player = desk.world.players.get(ident) if desk else None
        return (player.rating or 0) if player else 0

    def action_step(self, by: int) -> None:
        """Take a step back, or do it again."""
        if self.steps.turn(by):
            self._judge()
        else:
            app_of(self).hint(_("Nothing to undo.") if by < 0 else _("Nothing to redo."))

    def action_add(self) -> None:
        """Choose one of the club's players who are not on the list."""
        title = _("Add to {team}").format(team=self.view.name)
        self._pick(title, lambda it: self._do(lambda draft: draft.put(it, self._rating), it))

    def action_fill(self) -> None:
        """Add all the club's players who are on no list yet."""
        app_of(self).work(self._fill())

    async def _fill(self) -> None:
        rows = await app_of(self).ask(club_players, self.about, self.steps.draft.idents)
        free = [row.ident for row in rows if not row.remark]
        if free:
            self._do(lambda draft: reduce(lambda one, it: one.put(it, self._rating), free, draft))
        else:
            app_of(self).hint(_("All the club's players are on its lists."))

    def _pick(self, title: str, chosen: Callable[[str], None]) -> None:
        app, idents = app_of(self), self.steps.draft.idents
        app.go(pick_player(app, self.about, idents, title, chosen))

    def action_nominate(self) -> None:
        """Nominate a player late; the list itself must be handed in first."""
        if self.steps.changed:
            app_of(self).hint(_("Hand the list in first, or undo: F2, Ctrl+Z."))
            return

        def chosen(ident: str) -> None:
            desk = app_of(self).desk
            if desk is not None:
                form = nomination_form(desk, self.about, ident)
                self.app.push_screen(FormDialog(form), self._filed)

        self._pick(_("Late nomination for {team}").format(team=self.view.name), chosen)

    def action_hand_in(self) -> None:
        """Hand the list in."""
        app, draft = app_of(self), self.steps.draft
        if app.desk is not None:
            seen = self.steps.stored.idents
            form = hand_in_form(app.desk, self.about, draft.idents, draft.youth, seen)
            app.push_screen(FormDialog(form), self._filed)

    def _filed(self, outcome: Outcome | None) -> None:
        if outcome is not None:
            self._stale = True

    def open_row(self, _table: str, _row: str) -> None:
        """Explain what was found about a player."""
        self.action_why()

    def action_why(self) -> None:
        """Explain what was found about the player under the cursor, else all of it."""
        ident = self._current()
        mine = [found for found in self.view.findings if found.player == ident]
        pages = [found.explanation for found in mine or self.view.findings]
        if pages:
            self.read(pages)
        else:
            app_of(self).hint(_("Nothing was found in this list."))

    def action_back(self) -> None:
        """Go back; what was begun is kept."""
        if self.steps.changed:
            app_of(self).hint(_("Kept, but not handed in: F2 in the list hands it in."))
        app_of(self).go(self._leave())

    async def _leave(self) -> None:
        await self.keep()
        self._leaving = True
        await app_of(self).drafts.keep()
        app_of(self).drafts.dealt_with()
        self.dismiss(None)
