"""A cup: its bracket to look at and to move in, and its ties as a list."""

from collections.abc import Sequence

from rich.text import Text
from textual.widget import Widget
from textual.widgets import Static

from league.forms import day, score
from league.language import _, ngettext
from league.services.cup.views import cup_sheet, decided_words, explain_tie
from league.services.desk import Desk
from league.views.cup import CupSheet, TieView
from tui.dialogs.cup_forms import draw_form, lot_form, next_form
from tui.dialogs.explain import ExplainDialog
from tui.screens import routes
from tui.screens.page import Page
from tui.widgets import bracket
from tui.widgets.columns import Col
from tui.widgets.drawing import Drawing
from tui.widgets.frame import bind, key, office
from tui.widgets.grid import Grid
from tui.widgets.parts import Facts, Part, Picture, Table
from tui.widgets.themes import Ink

_TALL = 4
"""Lines of a tie whose teams stand apart, and one below."""


class CupPage(Page[CupSheet]):
    """The bracket; the cursor goes from tie to tie, in the picture as in the list."""

    NAME = "cup"
    CSS_PATH = "cup.tcss"
    WHOLE = 2

    def __init__(self, division: str) -> None:
        self._division = division
        super().__init__(
            key("question_mark", "why", _("why?"), _("How this tie was decided"), shown_as="?"),
            key("n", "next", _("next round"), _("Set the end date of the next round")),
            key("l", "lot", _("lot"), _("Draw the lot for a tie that nothing else decides")),
            key("d", "draw", _("draw"), _("Draw the bracket, or draw it anew before any result")),
        )

    def anew(self) -> "CupPage":
        """Return the same page, to be loaded in the language in use."""
        return CupPage(self._division)

    def load(self, desk: Desk) -> CupSheet:
        """Return the cup."""
        return cup_sheet(desk, self._division)

    def about(self) -> str:
        """Return what the page is about."""
        return self._division

    def where(self, view: CupSheet) -> tuple[str, ...]:
        """Return the place."""
        return (_("Cups"), view.division.name)

    def facts(self, view: CupSheet) -> Facts:
        """Return who won, what waits, and the draw."""
        if not view.rounds:
            return ((_("Teams"), str(len(view.names))),)
        waiting = sum(not tie.decided for tie in view.ties)
        found = [(view.title or _("Winner"), f"♛ {view.champion}")] if view.champion else []
        if waiting:
            words = ngettext("{number} tie open", "{number} ties open", waiting)
            found.append((bracket.stage(view, len(view.rounds)), words.format(number=waiting)))
        found.append((_("Teams"), str(len(view.names))))
        drawn = day(view.drawn_on) if view.drawn_on else "–"
        return (*found, (_("Draw held"), f"{drawn}, {view.drawn_by}"), (_("Seed"), str(view.seed)))

    def parts(self, view: CupSheet, hues: Ink) -> tuple[Part, ...]:
        """Return the bracket and the ties."""
        picture = Picture(
            "bracket",
            _("Bracket"),
            lambda width: self._painted(view, width, hues),
            lambda: bracket.lines(view) if view.rounds else _waiting(view),
        )
        ties = Table(
            "ties",
            _("Ties"),
            _columns(),
            [(tie.key, _row(view, tie, hues)) for tie in reversed(view.ties)],
            empty=view.trouble or _("Not drawn yet: d draws the cup."),
            opens=_("match"),
        )
        return picture, ties

    def widget(self, part: Part) -> Widget:
        """Return what shows a part; in the bracket the arrow keys go from tie to tie."""
        made = super().widget(part)
        if part.name == "bracket":
            arrows = {"up": "0, -1", "down": "0, 1", "left": "-1, 0", "right": "1, 0"}
            steps = [key(name, f"screen.go({way})", "", show=False) for name, way in arrows.items()]
            bind(made, *steps, key("enter", "screen.open", _("match")))
        return made

    def _painted(self, view: CupSheet, width: int, hues: Ink) -> Text:
        if not view.rounds:
            return _waiting(view)
        chosen = self._chosen()
        at = chosen.round if chosen else len(view.rounds)
        room = bracket.plan(view, width, self._height(), at)
        return bracket.paint(view, room, hues, chosen.key if chosen else "")

    def _height(self) -> int:
        """Return the lines the bracket may fill; without a screen there are as many as needed."""
        panes = self.query("#bracket") if self.is_attached else ()
        return next((pane.scrollable_content_region.height for pane in panes), 1000)

    def _chosen(self) -> TieView | None:
        """Return the tie under the cursor."""
        grids = self.query("#ties").results(Grid) if self.is_attached else ()
        key_ = next((grid.current for grid in grids), None)
        return next((tie for tie in self.view.ties if tie.key == key_), None)

    def moved(self) -> None:
        """Show in the bracket which tie the cursor is on."""
        chosen = self._chosen()
        if chosen is None:
            return
        pane = self.query_one("#bracket", Drawing)
        width = pane.scrollable_content_region.width
        if width:
            pane.redraw()
            room = bracket.plan(self.view, width, self._height(), chosen.round)
            line = room.line_of(chosen) or 0
            # The headings stay as long as the tie stands below them, with room for its teams.
            hidden = line + _TALL > self._height()
            pane.scroll_to(y=line - self._height() // 2 if hidden else 0, animate=False)

    def _show_whole(self) -> None:
        """Tell the tie under the cursor in full: in picture and list its names may be cut."""
        tie = self._chosen()
        for line in self.query("#whole").results(Static):
            line.styles.height, line.display = self.WHOLE, tie is not None
            line.update(Text(bracket.told(tie) if tie else ""))

    def action_go(self, rounds: int, ties: int) -> None:
        """Go to the tie beside, above or below."""
        tie = self._chosen()
        if tie is None:
            return
        number, place = tie.round + rounds, tie.number + ties
        if rounds:
            place = (tie.number + 1) // 2 if rounds > 0 else 2 * tie.number - 1
        if 1 <= number <= len(self.view.rounds) and 1 <= place <= len(self.view.rounds[number - 1]):
            self.query_one("#ties", Grid).select(f"{number}/{place}")
            self.moved()
            self.refresh_bindings()

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool | None:
        """Offer what the cup and the tie under the cursor allow."""
        if action not in ("draw", "next", "lot", "why", "open"):
            return True
        if action == "draw":
            return not self.is_attached or not any(tie.points for tie in self.view.ties)
        if not self.is_attached or not self.view.rounds:
            return False
        tie = self._chosen()
        if action == "next":
            last = self.view.rounds[-1]
            return not self.view.champion and not self.view.on_calendar and len(last) > 0
        if tie is None:
            return False
        return action == "why" or (tie.needs_lot if action == "lot" else bool(tie.match))

    def open_row(self, _table: str, _row: str) -> None:
        """Go to the match."""
        self.action_open()

    def action_open(self) -> None:
        """Go to the match of the tie under the cursor."""
        tie = self._chosen()
        if tie is not None and tie.match and tie.end_date:
            office(self).go(routes.to_match(office(self), tie.match))
        elif tie is not None:
            office(self).hint(bracket.told(tie))

    def action_why(self) -> None:
        """Explain how the tie under the cursor was decided."""
        if tie := self._chosen():
            office(self).work(self._explain(tie))

    async def _explain(self, tie: TieView) -> None:
        page = await office(self).ask(explain_tie, tie)
        await self.app.push_screen(ExplainDialog([page]))

    def action_draw(self) -> None:
        """Draw the cup."""
        if desk := office(self).desk:
            self.fill_in(draw_form(desk, self.view))

    def action_next(self) -> None:
        """Set the next round."""
        if desk := office(self).desk:
            self.fill_in(next_form(desk, self.view))

    def action_lot(self) -> None:
        """Draw the lot for the tie under the cursor."""
        tie = self._chosen()
        if tie is not None and tie.match:
            self.fill_in(lot_form(tie, tie.match))


def _waiting(view: CupSheet) -> Text:
    """Return what to do before the draw, and who waits for it."""
    if view.trouble:
        return Text(view.trouble)
    head = _("Not drawn yet: d draws the bracket of these teams.")
    if len(view.names) < 2:
        head = _("A cup needs two teams or more; enter them with their clubs first.")
    return Text("\n".join(["", f"  {head}", "", *(f"  · {name}" for name in view.names)]))


def _columns() -> list[Col]:
    return [
        Col(_("Round")),
        Col(_("Home"), grow=True),
        Col(_("Away"), grow=True),
        Col(_("Result"), right=True),
        Col(_("How it went"), grow=True, least=100),
        Col(_("Until"), right=True, least=100),
    ]


def _row(view: CupSheet, tie: TieView, hues: Ink) -> Sequence[Text]:
    points = "" if tie.points is None else f"{score(tie.points[0])} : {score(tie.points[1])}"
    return [
        Text(bracket.stage(view, tie.round), style=hues.muted),
        *(_named(tie, side, hues) for side in (0, 1)),
        Text(points, style=f"bold {hues.text}"),
        Text(_how(tie), style=hues.warn if tie.needs_lot else hues.muted),
        Text(day(tie.end_date) if tie.end_date else "–", style=hues.muted),
    ]


def _named(tie: TieView, side: int, hues: Ink) -> Text:
    if tie.teams[side] is None:
        return Text(_("bye") if any(tie.teams) else "–", style=hues.faint)
    if tie.teams[side] == tie.winner:
        return Text(f"▸ {tie.names[side]}", style=f"bold {hues.good}")
    return Text(f"  {tie.names[side]}", style=hues.muted if tie.decided else hues.text)


def _how(tie: TieView) -> str:
    if tie.decided or tie.needs_lot:
        return decided_words(tie) or _("game points")
    if tie.match and not tie.end_date:
        return _("no end date yet")
    return _("open")
