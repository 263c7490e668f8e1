"""Events of the federation: what is due first stands first."""

from rich.text import Text

from league.clock import today
from league.forms import day
from league.language import _
from league.services.desk import Desk
from league.services.events.sheets import event_list
from league.services.words.countdown import left_words
from league.views.events import EventRow, Events
from tui.dialogs.duty_forms import duty_form
from tui.dialogs.event_forms import new_form
from tui.screens.event import EventPage
from tui.screens.page import Page, open_page
from tui.widgets.cells import number
from tui.widgets.columns import Col
from tui.widgets.frame import key, office
from tui.widgets.parts import Facts, Part, Table
from tui.widgets.themes import Ink


class EventsPage(Page[Events]):
    """Every event with its state and what has to be done next."""

    NAME = "events"

    def __init__(self) -> None:
        super().__init__(
            key("n", "create", _("new event"), _("Put an event on file")),
            key("m", "duty", _("report owed"), _("Put on file what others report by a day")),
        )

    def load(self, desk: Desk) -> Events:
        """Return the events as of today. Raises LeagueError."""
        return event_list(desk, today())

    def where(self, _view: Events) -> tuple[str, ...]:
        """Return the place."""
        return (_("Events"),)

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
        rows = [(row.file.id, _cells(row, hues)) for row in view.rows]
        return (Table("events", _("Events"), _columns(), rows, empty=empty, opens=_("go in")),)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer a new event only where the book knows any."""
        if action in ("create", "duty"):
            return bool(self.view.kinds)
        return super().check_action(action, parameters)

    def open_row(self, _table: str, row: str) -> None:
        """Open an event."""
        office(self).go(open_page(office(self), EventPage(row)))

    def action_create(self) -> None:
        """Put an event on file."""
        if desk := office(self).desk:
            self.fill_in(new_form(desk, self.view.kinds))

    def action_duty(self) -> None:
        """Put a report on file that others owe."""
        if desk := office(self).desk:
            self.fill_in(duty_form(desk))


def _columns() -> list[Col]:
    return [
        Col(_("Event"), grow=True),
        Col(_("Kind"), least=100),
        Col(_("Begins"), right=True),
        Col(_("Entries"), right=True, least=90),
        Col(_("State")),
        Col(_("Next")),
        Col(_("Countdown")),
    ]


def _cells(row: EventRow, hues: Ink) -> list[Text]:
    due, name = row.next, row.file.announcement.name or row.file.id
    urgent = due is not None and due.left <= 3
    style = hues.bad if due is not None and due.left < 0 else hues.warn if urgent else hues.text
    return [
        Text(name, style=f"bold {hues.text}"),
        Text(row.kind, style=hues.muted),
        Text(day(row.file.day), style=hues.muted),
        number(len(row.file.entries)),
        state_of(row, hues),
        Text(due.what if due else "–", style=hues.text if due else hues.faint),
        Text(left_words(due.left) if due else "", style=style),
    ]


def state_of(row: EventRow, hues: Ink) -> Text:
    """Return the state with its sign."""
    if row.file.ranking:
        return Text(f"✔ {row.state}", style=hues.good)
    if row.file.issued is None:
        lacks = f" ({row.lacks})" if row.lacks else ""
        return Text(f"✎ {row.state}{lacks}", style=hues.warn)
    return Text(f"◷ {row.state}", style=hues.primary)
