"""The draws of a season: every division, when it was drawn, and what may still be drawn."""

from rich.text import Text

from league.formatting import day
from league.language import _
from league.services.schedule.draw_explaining import explain_due
from league.services.schedule.draw_views import draws_view
from league.services.session.desk import Desk
from league.views.draws import DrawRow, DrawsView
from tui.app_protocol import app_of
from tui.kit.parts import Facts, Part, Prose
from tui.kit.themes import Ink, ink
from tui.pages.form_screen import Forms
from tui.pages.page import Page, open_page
from tui.pages.schedule.draw import DrawPage, draw_forms, draw_keys
from tui.pages.schedule.draw_rows import division_list


class DrawsPage(Page[DrawsView]):
    """All divisions, and what is to be said about the one under the cursor."""

    NAME = "draws"
    CSS_PATH = "draws.tcss"
    APART = True

    def __init__(self) -> None:
        super().__init__(*draw_keys(_("Why this year draws, or turns the numbers")))

    def load(self, desk: Desk) -> DrawsView:
        """Return all draws."""
        return draws_view(desk)

    def facts(self, view: DrawsView) -> Facts:
        """Return how many divisions have pairings."""
        set_ = sum(bool(row.matches) for row in view.rows)
        return [(_("Divisions with pairings"), f"{set_}/{len(view.rows)}")]

    def parts(self, view: DrawsView, hues: Ink) -> tuple[Part, ...]:
        """Return the divisions, and the one under the cursor."""
        detail = Text("\n\n").join(about(view, row, hues) for row in view.rows)
        return division_list(view.rows, hues), Prose("detail", _("About it"), detail)

    def _row(self) -> DrawRow | None:
        chosen = self.row("divisions")
        return next((row for row in self.view.rows if row.division == chosen), None)

    def moved(self) -> None:
        """Show the division under the cursor."""
        row = self._row()
        if row is not None:
            self.tell("detail", about(self.view, row, ink(self.app)))

    def open_row(self, _table: str, row: str) -> None:
        """Open a division's draw."""
        app_of(self).go(open_page(app_of(self), DrawPage(row)))

    def forms(self) -> Forms:
        """Return a draw of the division under the cursor, where one can be held."""
        row = self._row()
        return draw_forms(row) if row is not None and self.view.known else {}

    def fits(self) -> dict[str, bool]:
        """Return whether the rule book says which draw is due."""
        return {"why": self.view.known and self._row() is not None}

    def action_why(self) -> None:
        """Explain which draw is due."""
        if row := self._row():
            self.explain(lambda desk: [explain_due(desk, row)])


def about(view: DrawsView, row: DrawRow, hues: Ink) -> Text:
    """Return what is to be said about a division's draw."""
    text = Text(f"{row.name}\n", style=f"bold {hues.text}")
    if not view.known:
        sentence = _("{book} says nothing about a draw: the pairings come with the season’s file.")
        return text.append(sentence.format(book=view.book), style=hues.muted)
    return text.append("\n".join(sentences(row)), style=hues.muted)


def sentences(row: DrawRow) -> list[str]:
    """Return when it was drawn, what is due, and what stands in the way."""
    if row.cup:
        return [_("It has no table and is drawn as a cup{cited}.").format(cited=row.cited)]
    if row.by_director:
        return [row.by_director]
    lines = []
    if row.held is None:
        lines.append(_("No draw is on record here."))
    else:
        sentence = _("Drawn on {day} by {by}, with seed {seed}.")
        held = row.held
        lines.append(sentence.format(day=day(held.day), by=held.by or "–", seed=held.seed))
        numbers = ", ".join(f"{number} {name}" for number, name in row.numbers)
        lines.append(_("Numbers: {numbers}").format(numbers=numbers))
    if row.entered:
        sentence = _("With results in the division, it is not drawn again{cited}.")
        return [*lines, sentence.format(cited=row.cited)]
    return [*lines, *_what_is_due(row)]


def _what_is_due(row: DrawRow) -> list[str]:
    if row.held is not None:
        return [_("Another draw of this year needs a reason{cited}.").format(cited=row.cited)]
    if row.last is None:
        return [_("No earlier draw is known: all teams draw{cited}.").format(cited=row.cited)]
    sentence = _("The last draw was for {last}: this year its numbers are turned{cited}.")
    if row.anew:
        sentence = _("The last draw was for {last}: all teams draw anew{cited}.")
    return [sentence.format(last=row.last, cited=row.cited)]
