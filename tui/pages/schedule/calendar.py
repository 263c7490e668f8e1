"""The term calendar: rounds or matches by their dates, the weeks as a picture, other dates."""

from collections.abc import Iterator
from functools import partial

from rich.text import Text
from textual.binding import Binding

from league.language import _
from league.services.schedule import calendar_explaining
from league.services.schedule import calendar_operations as operations
from league.services.schedule.calendar_views import calendar_page
from league.services.session.desk import Desk
from league.services.session.kinds import typed_day
from league.views.calendar import CalendarPageView, DatedMatch
from league.views.findings import ExplanationView
from tui.app_protocol import ShownThing, app_of
from tui.dialogs.form_model import Form
from tui.dialogs.from_operations import form_of
from tui.kit.frame import fills, why_key
from tui.kit.panes import Places
from tui.kit.parts import Facts, Part, Picture
from tui.kit.themes import Ink, ink
from tui.pages.form_screen import Forms
from tui.pages.page import Page, Tabs, open_page
from tui.pages.schedule import calendar_rows as rows
from tui.pages.schedule.calendar_picture import season_picture, season_words


def _keys() -> list[Binding]:
    return [
        fills("m", "move", _("move"), _("Set the match for another day")),
        fills("p", "protect", _("protect"), _("Protect an event’s days")),
        fills("u", "unprotect", _("unprotect"), _("Take the event off the calendar")),
        fills("c", "call_up", _("call up"), _("Call a player up to an event of the federation")),
        fills("w", "withdraw", _("withdraw"), _("Take the call-up back")),
        why_key(_("What this date follows from")),
    ]


def move_form(desk: Desk, row: DatedMatch) -> Form:
    """Return a match that gets another day."""
    start = f"{row.start:%H:%M}" if row.start else ""
    shown = {"day": typed_day(row.day), "start": start}
    return form_of(desk, operations.MOVE, {"match": row.match}, shown)


class CalendarPage(Page[CalendarPageView]):
    """All divisions by rounds, or one by matches."""

    NAME = "calendar"
    ABOUT = "division"
    CSS_PATH = "calendar.tcss"
    APART = False

    def __init__(self, division: str | None = None) -> None:
        super().__init__(*_keys(), about=division or "")
        self.set_class(division is not None, "-one")

    def load(self, desk: Desk) -> CalendarPageView:
        """Return the calendar. Raises NotFoundError."""
        return calendar_page(desk, self.about or None)

    def where(self, view: CalendarPageView) -> tuple[str, ...]:
        """Return the place."""
        one = [name for _id, name in view.divisions[:1]] if self.about else []
        return (_("Calendar"), *one)

    def facts(self, view: CalendarPageView) -> Facts:
        """Return how much stands on the calendar, and against it."""
        against = sum(one.against for one in view.rounds)
        shown = [
            (_("Matches"), str(len(view.matches))),
            (_("With something against"), f"▲ {against}" if against else "0"),
            (_("Protected"), str(len(view.protected))),
            (_("Called up"), str(len(view.called_up))),
        ]
        if not view.protects:
            sentence = _("no rule about protected or moved dates")
            return [shown[0], (view.book, sentence)]
        return shown

    def places(self, tabs: Tabs, width: int, height: int) -> Places:
        """Return the parts: list and picture beside or above each other where there is room."""
        first, weeks, dates = tabs
        if width >= 110 and height >= 32:
            return [[first], [weeks], [dates]]
        return [[first, dates], [weeks]] if width >= 110 or height >= 32 else [tabs]

    def parts(self, view: CalendarPageView, hues: Ink) -> tuple[Part, ...]:
        """Return the list, the picture, and the other dates."""
        first = rows.match_list if self.about else rows.round_list
        return (
            first(view, hues),
            Picture("weeks", _("Weeks"), self._picture, partial(season_words, view)),
            rows.date_list(view, hues),
        )

    def _picture(self, width: int) -> Text:
        return season_picture(self.view, width, ink(self.app))

    def open_row(self, table: str, row: str) -> None:
        """Open a match, or the division of a round; a player called up."""
        app, number = app_of(self), int(row.rpartition(" ")[2])
        if table == "dates":
            if row.startswith("called"):
                app.go(app.routes.to_player(self.view.called_up[number].call.ident))
        elif self.about:
            app.go(app.routes.to_match(self.view.matches[number].match))
        else:
            app.go(open_page(app, CalendarPage(self.view.rounds[number].division)))

    def _match(self) -> DatedMatch | None:
        row = self.row("list")
        return self.view.matches[int(row)] if row and self.about else None

    def under_cursor(self) -> Iterator[ShownThing]:
        """Yield what papers may be about in the row under the cursor."""
        if match := self._match():
            yield from (("match", match.match), ("round", match.match[:2]))

    def _date(self) -> tuple[str, int]:
        """Return kind and place of the date under the cursor; nothing outside that list."""
        kind, _space, number = (self.row("dates") or "").partition(" ")
        return (kind, int(number)) if kind and self.front() == "dates" else ("", 0)

    def forms(self) -> Forms:
        """Return what fits the row under the cursor, where the rule book knows such dates."""
        view, (kind, number) = self.view, self._date()
        if not view.protects:
            return {}
        found: Forms = {
            "protect": partial(form_of, operation=operations.PROTECT, given={}),
            "call_up": partial(form_of, operation=operations.CALL_UP, given={}),
        }
        if self.front() != "dates" and (match := self._match()):
            found["move"] = partial(move_form, row=match)
        if kind == "protected":
            event = {"name": view.protected[number].name}
            found["unprotect"] = partial(form_of, operation=operations.UNPROTECT, given=event)
        if kind == "called":
            call = view.called_up[number].call
            given = {"ident": call.ident, "event": call.event}
            found["withdraw"] = partial(form_of, operation=operations.WITHDRAW, given=given)
        return found

    def fits(self) -> dict[str, bool]:
        """Return whether the row has a date that is explained."""
        match = self.front() != "dates" and self._match() is not None
        return {"why": self.view.protects and (match or bool(self._date()[0]))}

    def action_why(self) -> None:
        """Explain the date under the cursor."""
        self.explain(self._pages)

    def _pages(self, desk: Desk) -> list[ExplanationView]:
        view, match, (kind, number) = self.view, self._match(), self._date()
        if kind == "protected":
            return [calendar_explaining.explain_protected(desk, view, view.protected[number])]
        if kind == "called":
            return [calendar_explaining.explain_call(desk, view, view.called_up[number])]
        if kind == "holiday":
            return [calendar_explaining.explain_holiday(desk, *view.holidays[number])]
        return calendar_explaining.explain_match(desk, match) if match else []
