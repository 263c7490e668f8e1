"""The draw of a division: numbers, the Berger table, all pairings, and what they have to keep."""

from functools import partial

from rich.text import Text
from textual.binding import Binding

from league.formatting import day
from league.language import _
from league.services.schedule import draw_explaining
from league.services.schedule.draw_views import draw_view
from league.services.session.desk import Desk
from league.views.draws import DrawRow, DrawView, Meeting
from league.views.findings import ExplanationView
from tui.app_protocol import app_of
from tui.kit.drawing import Drawing
from tui.kit.frame import fills, why_key
from tui.kit.panes import Places
from tui.kit.parts import Facts, Part, Picture
from tui.kit.themes import Ink, ink
from tui.pages.form_screen import Forms
from tui.pages.page import Page, Tabs
from tui.pages.schedule import draw_rows
from tui.pages.schedule.draw_forms import draw_form
from tui.pages.schedule.draw_picture import berger_table, table_words


def draw_keys(explains: str) -> list[Binding]:
    """Return the keys of a draw."""
    by_lot = _("Draw the numbers of all teams by lot, and set the rounds")
    return [
        fills("d", "draw", _("draw"), by_lot),
        fills("t", "turn", _("second year"), _("Turn the numbers of the year before")),
        why_key(explains),
    ]


def draw_forms(row: DrawRow) -> Forms:
    """Return the draw by lot or by turning: not of a cup or a Swiss, nor with results."""
    if row.cup or row.by_director or row.entered:
        return {}
    return {
        "draw": partial(draw_form, row=row, turn=False),
        "turn": partial(draw_form, row=row, turn=True),
    }


class DrawPage(Page[DrawView]):
    """One division's draw."""

    NAME = "draw"
    ABOUT = "division"
    CSS_PATH = "draw.tcss"
    APART = False

    def __init__(self, division: str) -> None:
        keys = draw_keys(_("Where this number, match or date comes from"))
        super().__init__(*keys, about=division)

    def load(self, desk: Desk) -> DrawView:
        """Return the draw. Raises NotFoundError."""
        return draw_view(desk, self.about)

    def where(self, view: DrawView) -> tuple[str, ...]:
        """Return the place."""
        return _("Draws"), view.row.name

    def facts(self, view: DrawView) -> Facts:
        """Return when and how it was drawn, and what stands in the way of another one."""
        if not view.known:
            sentence = _("no rule about a draw; pairings come with the season’s file")
            return [(view.book, sentence)]
        held, shown = view.row.held, [(_("State"), draw_rows.state_of(view.row))]
        if held is not None:
            shown += [
                (_("Drawn on"), day(held.day)),
                (_("Seed"), str(held.seed)),
                (_("By"), held.by or "–"),
                (_("Year"), draw_rows.year_of(view.row)),
            ]
        return [*shown, (_("Teams"), str(view.row.teams))]

    def places(self, tabs: Tabs, width: int, height: int) -> Places:
        """Return the parts: numbers alone where there is room, all four in a large window."""
        if width >= 110 and height >= 32:
            return [[tab] for tab in tabs]
        return [tabs[:1], tabs[1:]] if width >= 110 or height >= 32 else [tabs]

    def parts(self, view: DrawView, hues: Ink) -> tuple[Part, ...]:
        """Return numbers, table, pairings and paragraphs."""
        return (
            draw_rows.number_list(view, hues),
            Picture("berger", _("Table"), self._berger, partial(table_words, view)),
            draw_rows.condition_list(view, hues),
            draw_rows.meeting_list(view, hues),
        )

    def _berger(self, width: int) -> Text:
        chosen = self.row("numbers")
        number = next((one.number for one in self.view.numbers if one.team == chosen), None)
        return berger_table(self.view, number, width, ink(self.app))

    def moved(self) -> None:
        """Mark the pairs of the team under the cursor."""
        self.query_one("#berger", Drawing).redraw()

    def open_row(self, table: str, row: str) -> None:
        """Open a team's list, or a match."""
        app = app_of(self)
        if table == "numbers":
            app.go(app.routes.to_team(row))
        elif table == "pairings":
            app.go(app.routes.to_match(self.view.meetings[int(row)].match))

    def forms(self) -> Forms:
        """Return a draw where one can be held."""
        return draw_forms(self.view.row) if self.view.known else {}

    def fits(self) -> dict[str, bool]:
        """Return whether the rule book gives reasons."""
        return {"why": self.view.known}

    def action_why(self) -> None:
        """Explain what is under the cursor."""
        self.explain(self._pages)

    def _pages(self, desk: Desk) -> list[ExplanationView]:
        front, view = self.front(), self.view
        if front == "pairings" and (chosen := self._meeting()):
            return [draw_explaining.explain_meeting(desk, view, chosen)]
        if front == "conditions":
            rule = self.row("conditions")
            found = next((one for one in view.conditions if one.rule == rule), None)
            return draw_explaining.explain_condition(desk, view, found) if found else []
        team = self.row("numbers")
        row = next((one for one in view.numbers if one.team == team), None)
        due = draw_explaining.explain_due(desk, view.row)
        return [draw_explaining.explain_number(desk, view, row), due] if row else [due]

    def _meeting(self) -> Meeting | None:
        row = self.row("pairings")
        return self.view.meetings[int(row)] if row else None
