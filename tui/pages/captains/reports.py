"""One match: lineups with their receipts, and both captains' reports beside each other."""

from collections.abc import Iterator
from functools import partial

from rich.text import Text

from league.errors import NotFoundError
from league.facts.matches import Side
from league.facts.seasons import MatchKey
from league.formatting import day
from league.language import _
from league.services.captain_reports.desk_views import captain_sheet
from league.services.session.desk import Desk
from league.typed.numbers import is_number
from league.views.captain_days import CaptainSheet, ToldBoard
from league.views.lineups import LineupPhase
from league.views.reporting import ReportStage
from tui.app_protocol import ShownThing, app_of
from tui.kit.columns import Col
from tui.kit.frame import fills, key
from tui.kit.parts import Columns, Facts, Part, Prose, Table, listed
from tui.kit.themes import Ink
from tui.pages.captains.forms import decision_form, paper_lineup_form
from tui.pages.captains.words import sheet_words
from tui.pages.form_screen import Forms
from tui.pages.page import Page


class ReportsPage(Page[CaptainSheet]):
    """The boards as both tell of them; receipts, remarks and decision below."""

    NAME = "reports"
    RECORDS = True
    FULL_TEXT = 2

    def __init__(self, about: str = "") -> None:
        super().__init__(
            fills("d", "decide", _("decide"), _("One of two differing reports counts")),
            fills("h", "home", _("home lineup"), _("Type the home team's lineup from paper")),
            fills("a", "away", _("away lineup"), _("Type the away team's lineup from paper")),
            key("m", "match", _("match"), _("Go to the match sheet")),
            about=about,
        )

    def _match(self) -> MatchKey:
        division, number, home, away = [*self.about.split("/"), "", "", ""][:4]
        if not is_number(number):
            sentence = _("“{text}” names no match; expected is division/round/home/away.")
            raise NotFoundError(sentence, text=self.about)
        return division, int(number), home, away

    def load(self, desk: Desk) -> CaptainSheet:
        """Return the match. Raises NotFoundError."""
        return captain_sheet(desk, self._match())

    def where(self, view: CaptainSheet) -> tuple[str, ...]:
        """Return the match."""
        number = _("Round {number}").format(number=view.match[1])
        return view.division_name, number, " – ".join(view.names), _("Captains' reports")

    def facts(self, view: CaptainSheet) -> Facts:
        """Return how far it is."""
        return [(_("State"), view.words), (_("Due"), day(view.reports.due))]

    def parts(self, view: CaptainSheet, hues: Ink) -> tuple[Part, ...]:
        """Return the boards, and what else is known."""
        return _boards(view, hues), Prose("told", _("On record"), sheet_words(view, hues))

    def under_cursor(self) -> Iterator[ShownThing]:
        """Yield the match."""
        yield "match", self.view.match

    def forms(self) -> Forms:
        """Return what fits: lineups as long as one is taken, a decision where reports differ."""
        view = self.view
        found: Forms = {
            side.value: partial(paper_lineup_form, view=view, side=side)
            for side in Side
            if not view.lineup(side).no_hand_in and view.lineups.phase is not LineupPhase.OPENED
        }
        if view.reports.stage is ReportStage.DIFFERING:
            found["decide"] = partial(decision_form, view=view)
        return found

    def action_match(self) -> None:
        """Go to the match sheet."""
        app_of(self).go(app_of(self).routes.to_match(self.view.match))


def _boards(view: CaptainSheet, hues: Ink) -> Table:
    def told(words: str, one: ToldBoard) -> Text:
        return Text(words or "–", f"bold {hues.bad}" if one.differs else hues.text)

    columns: Columns[ToldBoard] = (
        (Col(_("Bd."), right=True), lambda one: Text(str(one.number), hues.muted)),
        (Col(_("Home"), grow=True), lambda one: Text(one.home or "–", hues.muted)),
        (Col(_("Away"), grow=True), lambda one: Text(one.away or "–", hues.muted)),
        (Col(_("Home reports"), grow=True), lambda one: told(one.home_told, one)),
        (Col(_("Away reports"), grow=True), lambda one: told(one.away_told, one)),
        (Col(""), lambda one: Text("≠" if one.differs else "", f"bold {hues.bad}")),
    )
    return listed("boards", _("Boards"), columns, view.boards)
