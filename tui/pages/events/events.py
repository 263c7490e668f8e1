"""Events of the federation: what is due first stands first."""

from functools import partial

from rich.text import Text

from league.formatting import day
from league.language import _
from league.services.events.onward_operations import QUOTA
from league.services.events.sheets import event_list
from league.services.registry.clubs import duty_operations as duties
from league.services.session.desk import Desk
from league.services.words.countdown import left_words
from league.views.events import EventRow, Events, OnwardRow, OnwardView
from tui.app_protocol import app_of
from tui.dialogs.from_operations import form_of
from tui.kit.cells import number
from tui.kit.columns import Col
from tui.kit.frame import fills
from tui.kit.parts import Columns, Facts, Part, Table, listed
from tui.kit.themes import Ink
from tui.pages.events.event import EventPage
from tui.pages.events.forms import new_form
from tui.pages.form_screen import Forms
from tui.pages.page import Page, open_page


class EventsPage(Page[Events]):
    """Every event with its state and what has to be done next."""

    NAME = "events"

    def __init__(self) -> None:
        super().__init__(
            fills("n", "create", _("new event"), _("Put an event on file")),
            fills("m", "duty", _("report owed"), _("Put on file what others report by a day")),
            fills("q", "quota", _("quota"), _("How many of a group a larger federation takes")),
        )

    def load(self, desk: Desk) -> Events:
        """Return the events as of today. Raises LeagueError."""
        return event_list(desk, desk.today)

    def facts(self, view: Events) -> Facts:
        """Return how much there is to do."""
        open_ones = sum(row.next is not None for row in view.rows)
        late = sum(row.next is not None and row.next.left < 0 for row in view.rows)
        return [
            (_("Events"), str(len(view.rows))),
            (_("With something to do"), str(open_ones)),
            (_("Late"), str(late)),
        ]

    def parts(self, view: Events, hues: Ink) -> tuple[Part, ...]:
        """Return the events."""
        empty = _("No event is on file: n makes one.")
        if not view.kinds:
            empty = _("This rule book has no rules about single events; none are kept here.")
        columns: Columns[EventRow] = (
            (Col(_("Event"), grow=True), lambda one: Text(_name(one), f"bold {hues.text}")),
            (Col(_("Kind"), least=100), lambda one: Text(one.kind, hues.muted)),
            (Col(_("Begins"), right=True), lambda one: Text(day(one.file.day), hues.muted)),
            (Col(_("Entries"), right=True, least=90), lambda one: number(len(one.file.entries))),
            (Col(_("State")), lambda one: state_of(one, hues)),
            (Col(_("Next")), lambda one: _next(one, hues)),
            (Col(_("Countdown")), lambda one: _countdown(one, hues)),
        )
        title, opens = _("Events"), _("go in")
        rows = listed("events", title, columns, view.rows, lambda one: one.file.id, empty, opens)
        return (rows, onward_list(view.onward, hues)) if view.onward else (rows,)

    def forms(self) -> Forms:
        """Return a new event and a report owed, and a quota, where the book knows of them."""
        duty = partial(form_of, operation=duties.ADD, given={})
        found: Forms = {"create": new_form, "duty": duty} if self.view.kinds else {}
        if self.view.onward:
            found["quota"] = partial(form_of, operation=QUOTA, given={})
        return found

    def open_row(self, table: str, row: str) -> None:
        """Open an event, or a player who goes on; a team is opened from its division."""
        app = app_of(self)
        if table == "events":
            app.go(open_page(app, EventPage(row)))
        elif app.desk and (who := row.rpartition("/")[2]) in app.desk.world.players:
            app.go(app.routes.to_player(who))


def onward_list(view: OnwardView, hues: Ink) -> Table:
    """Return who goes on, and who may follow."""
    columns: Columns[OnwardRow] = (
        (Col(_("Event"), grow=True, least=110), lambda one: Text(one.championship, hues.muted)),
        (Col(_("Group")), lambda one: Text(one.group, hues.muted)),
        (Col(_("Rank"), right=True), lambda one: number(one.rank, hues.muted)),
        (Col(_("Name"), grow=True), lambda one: Text(one.name, _ink(one, hues))),
        (Col(_("Goes on to")), lambda one: Text(one.to, _ink(one, hues))),
        (Col(""), lambda one: Text(_("follows") if one.follows else "★", _ink(one, hues))),
        (Col(_("Paragraph")), lambda one: Text(one.citation, hues.accent)),
    )
    empty = " ".join(view.notes) or _("No championship is on file.")

    def key(one: OnwardRow) -> str:
        return f"{one.championship}/{one.group}/{one.ident}"

    return listed("onward", _("Onward"), columns, view.rows, key, empty, _("go in"))


def _ink(row: OnwardRow, hues: Ink) -> str:
    return hues.muted if row.follows else hues.text


def _name(row: EventRow) -> str:
    return row.file.announcement.name or row.file.id


def _next(row: EventRow, hues: Ink) -> Text:
    return Text(row.next.what, hues.text) if row.next else Text("–", hues.faint)


def _countdown(row: EventRow, hues: Ink) -> Text:
    if row.next is None:
        return Text()
    left = row.next.left
    return Text(left_words(left), hues.bad if left < 0 else hues.warn if left <= 3 else hues.text)


def state_of(row: EventRow, hues: Ink) -> Text:
    """Return the state with its sign."""
    if row.file.ranking:
        return Text(f"✔ {row.state}", style=hues.good)
    if row.file.issued is None:
        lacks = f" ({row.lacks})" if row.lacks else ""
        return Text(f"✎ {row.state}{lacks}", style=hues.warn)
    return Text(f"◷ {row.state}", style=hues.primary)
