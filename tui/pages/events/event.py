"""One event: Ausschreibung with what it lacks and by when, entries, field, ranking, titles."""

from functools import partial

from league.language import _
from league.services.events import entry_operations, operations, place_operations
from league.services.events.sheets import event_sheet
from league.services.session.desk import Desk
from league.views.events import EntryRow, EventSheet
from tui.app_protocol import app_of
from tui.dialogs.from_operations import form_of
from tui.kit.frame import fills, key, why_key
from tui.kit.panes import Places
from tui.kit.parts import Facts, Part, Prose
from tui.kit.themes import Ink
from tui.pages.events.forms import fill_form, qualification_form, ranking_form, tournament_form
from tui.pages.events.rows import announcement, entry_list, fee_lists, place_list, ranking_list
from tui.pages.form_screen import Forms
from tui.pages.page import Page, Tabs


class EventPage(Page[EventSheet]):
    """An event from its Ausschreibung to its champion."""

    NAME = "event"
    ABOUT = "event"
    CSS_PATH = "event.tcss"
    SIDE_BY_SIDE = True

    def __init__(self, id: str) -> None:
        super().__init__(
            fills("f", "fill", _("fill in"), _("Fill in the Ausschreibung")),
            fills("i", "issue", _("issue"), _("Let the Ausschreibung go out")),
            fills("e", "enter", _("enter"), _("Enter a player")),
            fills("p", "pay", _("pay"), _("Book the payment of the entry under the cursor")),
            fills("c", "call", _("call"), _("Call the replacement under the cursor")),
            fills("w", "withdraw", _("withdraw"), _("Take the entry under the cursor back")),
            fills("k", "candidate", _("candidate"), _("What may bring a player a place here")),
            fills("b", "back", _("gives back"), _("Who is under the cursor gives his place back")),
            fills("u", "qualify", _("qualify"), _("Nominations, and places won elsewhere")),
            key("t", "tournament", _("tournament"), _("Play it as a tournament, or go to that")),
            fills("r", "rank", _("rank"), _("Record the final ranking")),
            why_key(_("The rule behind it")),
            about=id,
        )

    def load(self, desk: Desk) -> EventSheet:
        """Return the event as of today. Raises LeagueError."""
        return event_sheet(desk, self.about, desk.today)

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
        """Return Ausschreibung, entries with their places and what they cost, and the ranking."""
        entries = entry_list(view, hues, _entries_missing(view))
        ranking = ranking_list(view, hues)
        sheet = Prose("sheet", _("Ausschreibung"), announcement(view, hues))
        return sheet, entries, *place_list(view, hues), *fee_lists(view, hues), ranking

    def _entry(self) -> EntryRow | None:
        front = self.front()
        if front not in ("entries", "fees"):
            return None
        chosen = self.row(front)
        return next((one for one in self.view.entries if one.ident == chosen), None)

    def on_descendant_focus(self) -> None:
        """Offer what fits the part one is in."""
        self.refresh_bindings()

    def places(self, tabs: Tabs, width: int, height: int) -> Places:
        """Return the parts; what entries cost shares the place of the entries."""
        if not self.apart(width, height):
            return [tabs]
        sheet, *entries, ranking = tabs
        return [[sheet], entries, [ranking]]

    def open_row(self, table: str, row: str) -> None:
        """Open the player, or a club's account; a team has no page of its own."""
        app = app_of(self)
        if table == "clubs":
            app.go(app.routes.to_thing("account", row))
            return
        if app.desk and row in app.desk.world.players:
            app.go(app.routes.to_player(row))

    def forms(self) -> Forms:
        """Return what can be filled in: first the Ausschreibung, then entries, then the ranking."""
        file, one, mine = self.view.view.file, self._entry(), {"id": self.about}
        found: Forms = {"qualify": partial(qualification_form, event=file)}
        if file.issued is None:
            found["fill"] = partial(fill_form, event=file)
            found["issue"] = partial(form_of, operation=operations.ISSUE, given=mine)
        else:
            found["enter"] = partial(form_of, operation=entry_operations.ENTER, given=mine)
        if one is not None:
            found["withdraw"] = partial(
                form_of, operation=entry_operations.WITHDRAW, given=mine | {"player": one.ident}
            )
        found |= self._of_places(mine) | self._of_fees(mine)
        if self.view.entries or file.teams:
            found["rank"] = partial(ranking_form, event=file)
            if self.view.tournament is None and file.issued is not None:
                found["tournament"] = partial(tournament_form, event=file)
        return found

    def _of_places(self, mine: dict[str, str]) -> Forms:
        """Return what gives a place and takes it back, where the book gives them before entries."""
        if self.view.places is None:
            return {}
        found: Forms = {
            "candidate": partial(form_of, operation=place_operations.CANDIDATE, given=mine)
        }
        if self.front() == "places" and (ident := self.row("places")):
            given = mine | {"ident": ident}
            found["back"] = partial(form_of, operation=place_operations.GIVE_BACK, given=given)
        return found

    def _of_fees(self, mine: dict[str, str]) -> Forms:
        """Return what is done about what an entry costs: it is paid, a replacement is called."""
        chosen = self.row("fees") if self.front() == "fees" else None
        entry = self._entry()
        ident = chosen or (entry.ident if entry else None)
        rows = self.view.fees.entries if self.view.fees else ()
        given = mine | {"player": ident or ""}
        found: Forms = {}
        for one in rows:
            if one.ident == ident and one.left:
                found["pay"] = partial(form_of, operation=entry_operations.PAY, given=given)
            if one.ident == ident and one.waits:
                found["call"] = partial(form_of, operation=entry_operations.CALL, given=given)
        return found

    def fits(self) -> dict[str, bool]:
        """Return whether there is a tournament, or one can be made."""
        return {"tournament": self.view.tournament is not None or "tournament" in self.forms()}

    def action_tournament(self) -> None:
        """Go to the tournament of the event; where there is none yet, make it."""
        if self.view.tournament is None:
            self.action_form("tournament")
        else:
            app = app_of(self)
            app.go(app.routes.to_thing("tournament", self.view.tournament))

    def action_why(self) -> None:
        """Explain the entry under the cursor; elsewhere what is lacking and what is due."""
        one = self._entry()
        self.read(one.pages if one else self.view.pages)


def _entries_missing(view: EventSheet) -> str:
    if view.view.file.issued is None:
        return _("Nobody can enter before the Ausschreibung is out: i issues it.")
    if view.view.file.teams:
        return _("Teams play here; they stand beside, with the Ausschreibung.")
    return _("Nobody has entered yet: e enters a player.")
