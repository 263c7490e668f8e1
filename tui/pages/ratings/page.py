"""A rating period: everybody's old and new rating, what the reports lack, the list dates."""

from datetime import date
from functools import partial

from league.formatting import day
from league.language import _
from league.services.ratings.operations import ON_PAGE
from league.services.ratings.steps import store_step
from league.services.ratings.sums import rating_explained
from league.services.ratings.views import elo_view
from league.services.session.desk import Desk
from league.views.ratings import EloView, ReportRow
from tui.app_protocol import app_of
from tui.dialogs.form_model import Form, goes_into_journal
from tui.dialogs.from_operations import form_of
from tui.kit.frame import fills, key, why_key
from tui.kit.panes import Places
from tui.kit.parts import Facts, Part
from tui.kit.themes import Ink
from tui.pages.form_screen import Forms
from tui.pages.page import Page, Tabs
from tui.pages.ratings.rows import PLAYERS, REPORTS, date_list, player_list, report_list

MANY = 3
"""So many players below the floor are counted and not named."""


class EloPage(Page[EloView]):
    """The rating period of a cut-off day."""

    NAME = "elo"
    CSS_PATH = "look.tcss"
    APART = False

    def __init__(self, until: date | None = None) -> None:
        super().__init__(
            key("c", "turn", _("other day"), _("The period of the next cut-off day")),
            fills("f", "file", _("report"), _("A division's registration and report for rating")),
            fills("w", "store", _("store list"), _("Store the list the next period starts from")),
            why_key(),
        )
        self._until = until

    def load(self, desk: Desk) -> EloView:
        """Return the period."""
        return elo_view(desk, self._until, desk.today)

    def anew(self) -> "EloPage":
        """Return the same period, to be loaded in the language in use."""
        return EloPage(self._until)

    def where(self, view: EloView) -> tuple[str, ...]:
        """Return the place."""
        until = _("Period until {day}").format(day=day(view.until)) if view.until else ""
        return (view.rating_name, until) if until else (view.rating_name,)

    def facts(self, view: EloView) -> Facts:
        """Return what was rated."""
        found = view.period
        if found is None:
            return ()
        lacking = sum(bool(row.lacks) for row in view.reports)
        rated = _("{rated} of {games} games").format(rated=found.rated, games=found.games)
        below = [row for row in view.rows if row.state == "below"]
        named = ", ".join(f"{row.name} {row.old}" for row in below)
        low = [(_("▲ Below the floor"), named if len(below) < MANY else str(len(below)))]
        return (
            *(low if below else ()),
            (_("Rated"), rated),
            (_("Boards not played"), str(len(found.unrated))),
            (_("Players"), str(len(view.rows))),
            (_("Reports lacking"), str(lacking)),
            (_("Starts from"), day(found.basis) if found.basis else _("the season's ratings")),
        )

    def places(self, tabs: Tabs, width: int, height: int) -> Places:
        """Return one place, the players over the other lists, or all lists beside each other."""
        players, reports, dates = tabs
        if width >= 160:
            return [[players], [reports], [dates]]
        return [[players], [reports, dates]] if height >= 32 else [tabs]

    def parts(self, view: EloView, hues: Ink) -> tuple[Part, ...]:
        """Return the players, the divisions' reports and the cut-off days."""
        return player_list(view, hues), report_list(view, hues), date_list(view, hues)

    def forms(self) -> Forms:
        """Return the division's report under the cursor, and the list of the period."""
        found, row, until = Forms(), self._report(), self.view.until
        if row is not None and until is not None:
            given = {"division": row.division, "until": until}
            found["file"] = partial(form_of, operation=ON_PAGE, given=given)
        if until is not None and not self.view.refused:
            found["store"] = partial(_store_form, until=until)
        return found

    def fits(self) -> dict[str, bool]:
        """Return what is explained, and whether there is another period."""
        player, row = self.front() == PLAYERS and self.view.rows, self._report()
        why = bool(player) or (row is not None and bool(row.lacks))
        return {"why": why, "turn": bool(self.view.dates)}

    def _report(self) -> ReportRow | None:
        """Return the report under the cursor."""
        chosen = self.row(REPORTS) if self.front() == REPORTS else None
        return next((row for row in self.view.reports if row.division == chosen), None)

    def open_row(self, table: str, row: str) -> None:
        """Open a player, a division's report, or another period."""
        if table == PLAYERS and self.view.rows:
            app_of(self).go(app_of(self).routes.to_player(row))
        elif table == REPORTS:
            self.action_form("file")
        elif self.view.dates:
            self._show(int(row))

    def _show(self, at: int) -> None:
        self._until = self.view.dates[at % len(self.view.dates)].until
        app_of(self).work(self.reload())

    def action_turn(self) -> None:
        """Show the period of the next cut-off day."""
        days = [one.until for one in self.view.dates]
        self._show(days.index(self.view.until) + 1 if self.view.until in days else 0)

    def action_why(self) -> None:
        """Explain a player's new rating game by game, or what a report lacks."""
        if (row := self._report()) is not None:
            self.read([found.explanation for found in row.lacks])
        elif (ident := self.row(PLAYERS)) is not None and (until := self.view.until) is not None:
            self.explain(lambda desk: rating_explained(desk, ident, until, desk.today))


def _store_form(desk: Desk, until: date) -> Form:
    """Return the storing of a period's list; “elo period --store” does it after its table."""
    title = _("Store the list of {day}").format(day=day(until))
    return Form(title, (), lambda _got: store_step(until, desk.today), goes_into_journal())
