"""From an empty season to its first round: what is still missing, and the keys that add it."""

from functools import partial

from rich.text import Text

from league.language import _
from league.services.home.beginning import beginning
from league.services.registry.clubs import team_operations as teams
from league.services.registry.clubs.data_operations import REGISTER
from league.services.schedule.division_operations import CHANGE, REMOVE
from league.services.schedule.operations import CHANGE_SEASON
from league.services.session.desk import Desk
from league.views.beginnings import Beginning, BeginStep, DivisionLine
from tui.app_protocol import app_of
from tui.dialogs.division_forms import new_division_form
from tui.dialogs.from_operations import form_of
from tui.dialogs.papers import registration_form
from tui.kit.cells import number
from tui.kit.columns import Col
from tui.kit.frame import fills, key, quiet
from tui.kit.grid import Grid
from tui.kit.parts import Columns, Part, listed
from tui.kit.themes import Ink
from tui.pages.form_screen import Forms
from tui.pages.page import Page

KEYS = {
    "season": "s",
    "letterhead": "l",
    "divisions": "n",
    "clubs": "k",
    "players": "p",
    "teams": "t",
    "draws": "d",
    "rounds": "v",
}
"""The key of each step."""


class BeginningPage(Page[Beginning]):
    """The steps in their order, and the divisions below."""

    NAME = "beginning"
    FULL_TEXT = 2

    def __init__(self) -> None:
        super().__init__(
            quiet("s", "form('season')", _("season"), _("Put the data of the season right")),
            fills("n", "divisions", _("division"), _("Add a division to the season")),
            fills("k", "clubs", _("club"), _("Register a member club")),
            fills("p", "players", _("player"), _("Register a player for a club")),
            fills("t", "teams", _("team"), _("Register a team in a division")),
            quiet("l", "letterhead", _("letterhead"), _("Address and officials of the federation")),
            key("d", "draws", _("draw"), _("Go to the draws")),
            key("v", "rounds", _("publish"), _("Go to a division with rounds held back")),
            fills("c", "change", _("change"), _("Put a division right")),
            fills("x", "remove", _("remove"), _("Take a division out of the season")),
        )

    def load(self, desk: Desk) -> Beginning:
        """Return how far the season has come."""
        return beginning(desk)

    def parts(self, view: Beginning, hues: Ink) -> tuple[Part, ...]:
        """Return the steps, and the divisions."""
        steps: Columns[BeginStep] = (
            (Col(""), lambda one: _sign(one, hues)),
            (Col("", read=_("Key")), lambda one: _key(one, hues)),
            (Col(_("Step")), lambda one: Text(one.label, f"bold {hues.text}")),
            (Col(_("There is"), right=True), lambda one: Text(one.stands, hues.muted)),
            (Col(_("Still missing"), grow=True), lambda one: Text(one.missing, hues.warn)),
        )
        divisions: Columns[DivisionLine] = (
            (Col(_("Division"), grow=True), lambda one: Text(one.name, f"bold {hues.text}")),
            (Col(_("Code")), lambda one: Text(one.id, hues.muted)),
            (Col(_("Model"), least=96), lambda one: Text(one.like, hues.muted)),
            (Col(_("Level"), right=True), lambda one: number(one.level, hues.muted)),
            (Col(_("Boards"), right=True), lambda one: number(one.boards, hues.muted)),
            (Col(_("Teams"), right=True), lambda one: number(one.teams, hues.text)),
            (Col(_("Matches"), right=True), lambda one: number(one.matches, hues.text)),
        )
        none, opens = _("No division yet: n adds one."), _("go in")
        return (
            listed("way", _("To the first round"), steps, view.steps, _name, "", _("do it")),
            listed("divisions", _("Divisions"), divisions, view.divisions, _id, none, opens),
        )

    def begin(self) -> None:
        """Begin at the first step that is not done."""
        waiting = next((one.name for one in self.view.steps if one.missing), None)
        if waiting is not None:
            self.query_one("#way", Grid).select(waiting)

    def forms(self) -> Forms:
        """Return what can be added, and what can be done to the division under the cursor."""
        desk = app_of(self).desk
        season = desk.season.name if desk is not None else ""
        found: Forms = {
            "season": partial(form_of, operation=CHANGE_SEASON, given={}, season=season),
            "divisions": new_division_form,
            "clubs": partial(form_of, operation=REGISTER, given={}),
        }
        view = self.view
        if any(one.name == "clubs" and not one.missing for one in view.steps):
            found["players"] = registration_form
            if view.divisions:
                shown = {"division": self._division()}
                found["teams"] = partial(form_of, operation=teams.REGISTER, given={}, shown=shown)
        if (chosen := self._division()) and self.front() == "divisions":
            given = {"division": chosen}
            found["change"] = partial(form_of, operation=CHANGE, given=given)
            found["remove"] = partial(form_of, operation=REMOVE, given=given)
        return found

    def _division(self) -> str:
        return self.row("divisions") or ""

    def open_row(self, table: str, row: str) -> None:
        """Do the step under the cursor, or go to a division."""
        if table == "divisions":
            app_of(self).go(app_of(self).routes.to_division(row))
        elif row == "letterhead":
            self.action_letterhead()
        elif row == "draws":
            self.action_draws()
        elif row == "rounds":
            self.action_rounds()
        else:
            self.action_form(row)

    def fits(self) -> dict[str, bool]:
        """Return whether there is anything to draw and to publish."""
        return {"draws": bool(self.view.divisions), "rounds": bool(self.view.waiting)}

    def action_letterhead(self) -> None:
        """Go to what stands on the federation's letters."""
        app_of(self).go(app_of(self).routes.to_place("federation"))

    def action_draws(self) -> None:
        """Go to the draws."""
        app_of(self).go(app_of(self).routes.to_place("draws"))

    def action_rounds(self) -> None:
        """Go to the first division with rounds held back."""
        if self.view.waiting:
            app_of(self).go(app_of(self).routes.to_division(self.view.waiting[0]))


def _sign(step: BeginStep, hues: Ink) -> Text:
    return Text("○", hues.warn) if step.missing else Text("✔", hues.good)


def _key(step: BeginStep, hues: Ink) -> Text:
    return Text(KEYS.get(step.name, ""), f"bold {hues.accent}")


def _name(step: BeginStep) -> str:
    return step.name


def _id(line: DivisionLine) -> str:
    return line.id
