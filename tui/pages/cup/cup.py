"""A cup: its bracket to look at and to move in, and its ties as a list."""

from dataclasses import replace
from functools import partial

from rich.text import Text
from textual.widget import Widget
from textual.widgets import Static

from league.language import _, ngettext
from league.services.cup.operations import DRAW, LOT, NEXT
from league.services.cup.views import cup_sheet, decided_words, explain_tie
from league.services.session.desk import Desk
from league.views.cup import CupSheet, TieView
from tui.app_protocol import app_of
from tui.dialogs.form_model import Form
from tui.dialogs.from_operations import form_of
from tui.dialogs.typed_fields import shown_day
from tui.kit.cells import pair
from tui.kit.columns import Col
from tui.kit.drawing import Drawing
from tui.kit.frame import fills, key, quiet, why_key
from tui.kit.grid import Grid
from tui.kit.parts import Columns, Facts, Part, Picture, Prose, Table, listed
from tui.kit.themes import Ink
from tui.pages.cup import bracket
from tui.pages.form_screen import Forms
from tui.pages.page import Page
from tui.textual_gaps import bind

_TALL = 4
"""Lines of a tie whose teams stand apart, and one below."""


def draw_form(desk: Desk, cup: CupSheet) -> Form:
    """Return the draw; nobody sees its lots before they are on record."""
    form = form_of(desk, DRAW, {"division": cup.division.id})
    again = _("a second draw needs one")
    return replace(form, reason=again, needs_reason=True) if cup.rounds else form


class CupPage(Page[CupSheet]):
    """The bracket; the cursor goes from tie to tie, in the picture as in the list."""

    NAME = "cup"
    ABOUT = "division"
    CSS_PATH = "cup.tcss"
    FULL_TEXT = 2

    def __init__(self, division: str) -> None:
        super().__init__(
            why_key(_("How this tie was decided")),
            fills("n", "next", _("next round"), _("Set the end date of the next round")),
            fills("l", "lot", _("lot"), _("Draw the lot for a tie that nothing else decides")),
            fills("d", "draw", _("draw"), _("Draw the bracket, or draw it anew before any result")),
            about=division,
        )

    def load(self, desk: Desk) -> CupSheet:
        """Return the cup."""
        return cup_sheet(desk, self.about)

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
        drawn = f"{shown_day(view.drawn_on)}, {view.drawn_by}"
        return (*found, (_("Draw held"), drawn), (_("Seed"), str(view.seed)))

    def parts(self, view: CupSheet, hues: Ink) -> tuple[Part, ...]:
        """Return the bracket, what does not follow any more, and the ties."""
        picture = Picture(
            "bracket",
            _("Bracket"),
            lambda width: self._painted(view, width, hues),
            lambda: bracket.lines(view) if view.rounds else _waiting(view),
        )
        ties = _ties(view, hues)
        if not view.astray:
            return picture, ties
        told = Prose("astray", _("To be decided"), Text(view.astray, hues.warn))
        return picture, told, ties

    def widget(self, part: Part) -> Widget:
        """Return what shows a part; in the bracket the arrow keys go from tie to tie."""
        made = super().widget(part)
        if part.name == "bracket":
            arrows = {"up": "0, -1", "down": "0, 1", "left": "-1, 0", "right": "1, 0"}
            steps = [quiet(name, f"screen.go({way})") for name, way in arrows.items()]
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
            line.styles.height, line.display = self.FULL_TEXT, tie is not None
            line.update(Text(bracket.tie_words(tie) if tie else ""))

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

    def forms(self) -> Forms:
        """Return what the cup and the tie under the cursor allow."""
        view, tie, given = self.view, self._chosen(), {"division": self.about}
        found: Forms = {}
        if not any(one.points for one in view.ties):
            found["draw"] = partial(draw_form, cup=view)
        if view.rounds and view.rounds[-1] and not view.champion and not view.on_calendar:
            found["next"] = partial(form_of, operation=NEXT, given=given)
        if tie is not None and tie.needs_lot and tie.match:
            found["lot"] = partial(form_of, operation=LOT, given={"match": tie.match})
        return found

    def fits(self) -> dict[str, bool]:
        """Return whether a tie under the cursor is explained, and has a match to go to."""
        tie = self._chosen()
        return {"why": tie is not None, "open": tie is not None and bool(tie.match)}

    def open_row(self, _table: str, _row: str) -> None:
        """Go to the match."""
        self.action_open()

    def action_open(self) -> None:
        """Go to the match of the tie under the cursor."""
        tie = self._chosen()
        if tie is not None and tie.match and tie.end_date:
            app_of(self).go(app_of(self).routes.to_match(tie.match))
        elif tie is not None:
            app_of(self).hint(bracket.tie_words(tie))

    def action_why(self) -> None:
        """Explain how the tie under the cursor was decided."""
        if tie := self._chosen():
            self.explain(lambda desk: [explain_tie(desk, tie)])


def _waiting(view: CupSheet) -> Text:
    """Return what to do before the draw, and who waits for it."""
    if view.trouble:
        return Text(view.trouble)
    head = _("Not drawn yet: d draws the bracket of these teams.")
    if len(view.names) < 2:
        head = _("A cup needs two teams or more; enter them with their clubs first.")
    return Text("\n".join(["", f"  {head}", "", *(f"  · {name}" for name in view.names)]))


def _ties(view: CupSheet, hues: Ink) -> Table:
    columns: Columns[TieView] = (
        (Col(_("Round")), lambda tie: Text(bracket.stage(view, tie.round), hues.muted)),
        (Col(_("Home"), grow=True), lambda tie: _named(tie, 0, hues)),
        (Col(_("Away"), grow=True), lambda tie: _named(tie, 1, hues)),
        (Col(_("Result"), right=True), lambda tie: _points(tie, hues)),
        (Col(_("How it went"), grow=True, least=100), lambda tie: _how(tie, hues)),
        (
            Col(_("Until"), right=True, least=100),
            lambda tie: Text(shown_day(tie.end_date), hues.muted),
        ),
    )
    empty, last_first = view.trouble or _("Not drawn yet: d draws the cup."), view.ties[::-1]
    return listed("ties", _("Ties"), columns, last_first, lambda tie: tie.key, empty, _("match"))


def _points(tie: TieView, hues: Ink) -> Text:
    return Text("" if tie.points is None else pair(tie.points), f"bold {hues.text}")


def _named(tie: TieView, side: int, hues: Ink) -> Text:
    if tie.teams[side] is None:
        return Text(_("bye") if any(tie.teams) else "–", style=hues.faint)
    if tie.teams[side] == tie.winner:
        return Text(f"▸ {tie.names[side]}", style=f"bold {hues.good}")
    return Text(f"  {tie.names[side]}", style=hues.muted if tie.decided else hues.text)


def _how(tie: TieView, hues: Ink) -> Text:
    if tie.decided or tie.needs_lot:
        words = decided_words(tie) or _("game points")
        return Text(words, hues.warn if tie.needs_lot else hues.muted)
    dateless = tie.match and not tie.end_date
    return Text(_("no end date yet") if dateless else _("open"), hues.muted)
