"""One event: Ausschreibung with what it lacks and by when, entries, field, ranking, titles."""

from functools import partial

from league.clock import today
from league.language import _
from league.services.events.sheets import event_sheet
from league.services.session.desk import Desk
from league.views.events import EntryRow, EventSheet
from tui.dialogs.explain import ExplainDialog
from tui.kit.frame import key, why_key
from tui.kit.parts import Facts, Part, Prose
from tui.kit.themes import Ink
from tui.office import office
from tui.pages.events.forms import (
    entry_form,
    fill_form,
    issue_form,
    qualification_form,
    ranking_form,
    withdrawal_form,
)
from tui.pages.events.rows import announcement, entry_list, ranking_list
from tui.pages.page import Page


class EventPage(Page[EventSheet]):
    """An event from its Ausschreibung to its champion."""

    NAME = "event"
    CSS_PATH = "event.tcss"
    SIDE_BY_SIDE = True

    def __init__(self, id: str) -> None:
        super().__init__(
            key("f", "fill", _("fill in"), _("Fill in the Ausschreibung")),
            key("i", "issue", _("issue"), _("Let the Ausschreibung go out")),
            key("e", "enter", _("enter"), _("Enter a player")),
            key("w", "withdraw", _("withdraw"), _("Take the entry under the cursor back")),
            key("u", "qualify", _("qualify"), _("Nominations, and places won elsewhere")),
            key("r", "rank", _("rank"), _("Record the final ranking")),
            why_key(_("The rule behind it")),
            about=id,
        )

    def load(self, desk: Desk) -> EventSheet:
        """Return the event as of today. Raises LeagueError."""
        return event_sheet(desk, self.about, today())

    def where(self, view: EventSheet) -> tuple[str, ...]:
        """Return the place."""
        file = view.view.file
        return _("Events"), file.announcement.name or file.id

    def facts(self, view: EventSheet) -> Facts:
        """Return the event's figures."""
        field = view.view.field
        return [
            (_("Kind"), view.row.kind),
            (_("State"), view.row.state),
            (_("Entries"), str(len(view.entries) or len(view.view.file.teams))),
            (_("Places"), str(len(field.places))),
            (_("Waiting"), str(len(field.waiting))),
        ]

    def parts(self, view: EventSheet, hues: Ink) -> tuple[Part, ...]:
        """Return Ausschreibung, entries with their places, and the ranking."""
        entries = entry_list(view, hues, _entries_missing(view))
        ranking = ranking_list(view, hues)
        return Prose("sheet", _("Ausschreibung"), announcement(view, hues)), entries, ranking

    def _entry(self) -> EntryRow | None:
        if self.front() != "entries":
            return None
        chosen = self.row("entries")
        return next((one for one in self.view.entries if one.ident == chosen), None)

    def on_descendant_focus(self) -> None:
        """Offer what fits the part one is in."""
        self.refresh_bindings()

    def open_row(self, _table: str, row: str) -> None:
        """Open the player; a team has no page of its own."""
        app = office(self)
        if app.desk and row in app.desk.world.players:
            app.go(app.routes.to_player(row))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer only what fits: first the Ausschreibung, then entries, then the ranking."""
        if action not in ("fill", "issue", "enter", "withdraw", "qualify", "rank"):
            return super().check_action(action, parameters)
        out = self.view.view.file.issued is not None
        return {
            "fill": not out,
            "issue": not out,
            "enter": out,
            "withdraw": self._entry() is not None,
            "qualify": True,
            "rank": bool(self.view.entries or self.view.view.file.teams),
        }[action]

    def action_fill(self) -> None:
        """Fill in the Ausschreibung."""
        self.fill(partial(fill_form, event=self.view.view.file))

    def action_issue(self) -> None:
        """Let it go out."""
        self.fill(partial(issue_form, id=self.about))

    def action_enter(self) -> None:
        """Enter a player."""
        self.fill(partial(entry_form, id=self.about))

    def action_withdraw(self) -> None:
        """Take an entry back."""
        if one := self._entry():
            self.fill_in(withdrawal_form(self.about, one.ident, one.name))

    def action_qualify(self) -> None:
        """Record nominations and places elsewhere."""
        self.fill(partial(qualification_form, event=self.view.view.file))

    def action_rank(self) -> None:
        """Record the final ranking."""
        self.fill(partial(ranking_form, event=self.view.view.file))

    def action_why(self) -> None:
        """Explain the entry under the cursor; elsewhere what is lacking and what is due."""
        one = self._entry()
        if pages := one.pages if one else self.view.pages:
            self.app.push_screen(ExplainDialog(pages))


def _entries_missing(view: EventSheet) -> str:
    if view.view.file.issued is None:
        return _("Nobody can enter before the Ausschreibung is out: i issues it.")
    if view.view.file.teams:
        return _("Teams play here; they stand beside, with the Ausschreibung.")
    return _("Nobody has entered yet: e enters a player.")
