"""Promotion: who goes up and down over all divisions, drawn and listed; and the next season."""

from functools import partial

from league.language import _
from league.services.promotion.views import promotion_desk
from league.services.session.desk import Desk
from league.views.promotion import IN, STAYS, MoveRow, PromotionDesk
from tui.app_protocol import app_of
from tui.kit.frame import fills, key, why_key
from tui.kit.panes import Places
from tui.kit.parts import Facts, Part, Picture
from tui.kit.themes import Ink
from tui.pages.closing.forms import decision_form, numbers_form, rollover_form
from tui.pages.closing.rows import move_list, open_list, picture, words
from tui.pages.form_screen import Forms
from tui.pages.page import Page, Tabs


class PromotionPage(Page[PromotionDesk]):
    """The pyramid of divisions, the moves with their paragraphs, what is still open."""

    NAME = "promotion"
    CSS_PATH = "look.tcss"
    APART = False

    def __init__(self) -> None:
        super().__init__(
            fills("d", "decide", _("decide"), _("From above, how many go up, who declines")),
            fills("n", "numbers", _("numbers"), _("Numbers of the division of this team")),
            fills("x", "next", _("next season"), _("Prepare the next season")),
            key("c", "club", _("club")),
            why_key(),
        )

    def load(self, desk: Desk) -> PromotionDesk:
        """Return who moves."""
        return promotion_desk(desk)

    def facts(self, view: PromotionDesk) -> Facts:
        """Return how many move and what is open."""
        found = view.view
        if found.refused:
            return ()
        moving = [move for move in found.moves if move.way != STAYS]
        return (
            (_("Moves"), str(len(moving))),
            (_("To decide"), str(len(found.questions))),
            (_("Matches open"), str(len(found.waiting))),
            (_("From above"), str(sum(move.way == IN for move in moving))),
        )

    def places(self, tabs: Tabs, width: int, height: int) -> Places:
        """Return one place, the picture over the lists, or the lists beside the picture."""
        pyramid, moves, matches = tabs
        if height < 32:
            return [tabs]
        return [[pyramid], [moves], [matches]] if width >= 160 else [[pyramid], [moves, matches]]

    def parts(self, view: PromotionDesk, hues: Ink) -> tuple[Part, ...]:
        """Return the picture, the moves and the matches that could change them."""
        found = view.view
        return (
            Picture(
                "pyramid", _("Pyramid"), partial(picture, found, hues), partial(words, found, hues)
            ),
            move_list(found, hues),
            open_list(found.waiting, hues),
        )

    def forms(self) -> Forms:
        """Return what can be decided; numbers are those of the division of the team's move."""
        found: Forms = {"next": rollover_form}
        if self.view.possible:
            found["decide"] = partial(decision_form, found=self.view)
        if self.front() == "moves" and (move := self._move()):
            division = move.target if move.way == IN else move.source
            found["numbers"] = partial(numbers_form, found=self.view, division=division)
        return found

    def fits(self) -> dict[str, bool]:
        """Return whether the cursor is on a move."""
        moves = self.front() == "moves" and self._move() is not None
        return {"club": moves, "why": moves}

    def _move(self) -> MoveRow | None:
        chosen = self.row("moves")
        if chosen is None or not chosen.isdecimal() or int(chosen) >= len(self.view.view.moves):
            return None
        return self.view.view.moves[int(chosen)]

    def open_row(self, table: str, row: str) -> None:
        """Open the table a team leaves or comes to, or a match."""
        if table == "open" and row.isdecimal():
            app_of(self).go(app_of(self).routes.to_match(self.view.view.waiting[int(row)].key))
        elif (move := self._move()) is not None:
            division = move.target if move.way == IN else move.source
            app_of(self).go(app_of(self).routes.to_division(division))

    def action_club(self) -> None:
        """Open the club of the team."""
        move, desk = self._move(), app_of(self).desk
        if move is not None and desk is not None and move.club in desk.world.clubs:
            app_of(self).go(app_of(self).routes.to_club(move.club))
        else:
            app_of(self).hint(_("No club of this file is named for this team yet."))

    def action_why(self) -> None:
        """Explain the move."""
        if (move := self._move()) is not None:
            self.read([move.explanation, *(one.explanation for one in self.view.view.findings)])
