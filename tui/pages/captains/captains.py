"""All matches of a day: which lineups are in, which are open, and how far the reports are."""

from collections.abc import Iterator
from datetime import datetime

from rich.text import Text

from league.clock import today
from league.errors import InputError, NotFoundError
from league.facts.seasons import key_text
from league.formatting import day
from league.language import _
from league.services.captain_reports.desk_views import captain_day
from league.services.session.desk import Desk
from league.typed.days import maybe_day
from league.views.captain_days import CaptainDay, CaptainMatch
from league.views.lineups import LineupPhase
from league.views.reporting import ReportStage
from tui.app_protocol import ShownThing, app_of
from tui.kit.columns import Col
from tui.kit.frame import key
from tui.kit.parts import Columns, Facts, Part, listed
from tui.kit.themes import Ink
from tui.pages.page import Page


class CaptainsPage(Page[CaptainDay]):
    """The matches of a day; Enter shows one with both reports."""

    NAME = "captains"
    RECORDS = True
    FULL_TEXT = 2

    def __init__(self, about: str = "") -> None:
        super().__init__(
            key("left_square_bracket", "day(-1)", _("day before"), shown_as="["),
            key("right_square_bracket", "day(1)", _("next day"), shown_as="]"),
            key("m", "match", _("match"), _("Go to the match sheet")),
            about=about,
        )

    def load(self, desk: Desk) -> CaptainDay:
        """Return the day. Raises NotFoundError for what is no day."""
        try:
            wanted = maybe_day(self.about, desk.today)
        except InputError as error:
            raise NotFoundError(str(error)) from error
        return captain_day(desk, wanted, today(desk.book.time_zone))

    def facts(self, view: CaptainDay) -> Facts:
        """Return how many lineups and reports there are."""
        rows = view.matches
        handed_in = sum(at is not None for one in rows for at in one.handed_in)
        reported = sum(len(one.report.reported) for one in rows)
        differ = sum(one.report.stage is ReportStage.DIFFERING for one in rows)
        return [
            (_("Day"), day(view.day)),
            (_("Lineups"), f"{handed_in}/{2 * len(rows)}"),
            (_("Captains' reports"), f"{reported}/{2 * len(rows)}"),
            (_("Differing"), str(differ)),
        ]

    def parts(self, view: CaptainDay, hues: Ink) -> tuple[Part, ...]:
        """Return the matches."""
        columns: Columns[CaptainMatch] = (
            (Col(_("Division"), least=100), lambda one: Text(one.division_name, hues.muted)),
            (Col(_("Match"), grow=True), lambda one: _teams(one, hues)),
            (Col(_("Home")), lambda one: _moment(one.handed_in[0], hues)),
            (Col(_("Away")), lambda one: _moment(one.handed_in[1], hues)),
            (Col(_("Lineups")), lambda one: _phase(one, hues)),
            (Col(_("Captains' reports"), grow=True), lambda one: _stage(one, hues)),
        )
        empty = _("There is no match on this day.")
        title = _("Matches of {day}").format(day=day(view.day))
        return (listed("matches", title, columns, view.matches, _key, empty, _("both reports")),)

    def under_cursor(self) -> Iterator[ShownThing]:
        """Yield the match under the cursor."""
        if one := self._chosen():
            yield "match", one.report.match

    def _chosen(self) -> CaptainMatch | None:
        row = self.row("matches")
        return next((one for one in self.view.matches if _key(one) == row), None)

    def open_row(self, _table: str, row: str) -> None:
        """Show the lineups and reports of a match."""
        app_of(self).go(app_of(self).routes.to_thing("reports", row))

    def action_match(self) -> None:
        """Go to the match sheet."""
        if one := self._chosen():
            app_of(self).go(app_of(self).routes.to_match(one.report.match))

    def action_day(self, by: int) -> None:
        """Show the day before or the next one with matches."""
        other = self.view.after if by > 0 else self.view.before
        if other is not None:
            self.about = other.isoformat()
            app_of(self).work(self.reload())


def _key(one: CaptainMatch) -> str:
    return key_text(one.report.match)


def _teams(one: CaptainMatch, hues: Ink) -> Text:
    return Text(f"{one.report.home_name} – {one.report.away_name}", f"bold {hues.text}")


def _moment(at: datetime | None, hues: Ink) -> Text:
    return Text("–", hues.faint) if at is None else Text(f"✉ {at:%H:%M}", hues.accent)


def _phase(one: CaptainMatch, hues: Ink) -> Text:
    opened = f"{one.opened:%H:%M}" if one.opened else ""
    words, style = {
        LineupPhase.WAITING: (_("none yet"), hues.faint),
        LineupPhase.ONE: (_("one sealed"), hues.warn),
        LineupPhase.BOTH: (_("both sealed"), hues.accent),
        LineupPhase.ALONE: (_("one opened {at}"), hues.warn),
        LineupPhase.OPENED: (_("opened {at}"), hues.good),
    }[one.phase]
    return Text(words.format(at=opened), style)


def _stage(one: CaptainMatch, hues: Ink) -> Text:
    style = {
        ReportStage.NONE: hues.faint,
        ReportStage.ONE: hues.warn,
        ReportStage.DIFFERING: f"bold {hues.bad}",
        ReportStage.AGREED: hues.good,
        ReportStage.DECIDED: hues.muted,
    }[one.report.stage]
    return Text(one.report.words, style)
