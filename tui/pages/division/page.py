"""A division: its table, its cross table, its rounds, its figures, what is decided for it."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from textual.widget import Widget

from league.decision_subjects import TeamKey
from league.facts.divisions import DivisionDecision
from league.facts.seasons import MatchKey
from league.language import _
from league.rulebook import has_rule
from league.rulings import Action
from league.services.matches.changes import rule, ruling_step
from league.services.matches.division_views import division_view, explain_row
from league.services.matches.statistics import statistics
from league.services.schedule.division_decisions import decisions_in
from league.services.schedule.operations import DECIDE, HOLD, PUBLISH
from league.services.schedule.round_states import held_rounds
from league.services.session.desk import Desk
from league.views.divisions import DivisionView
from league.views.statistics import Statistics
from tui.app_protocol import ShownThing, app_of
from tui.dialogs.dialog import ask
from tui.dialogs.from_operations import form_of
from tui.dialogs.reason import Decision, ReasonDialog
from tui.dialogs.verdict_forms import exclude_form, order_form, points_form
from tui.kit.frame import fills, key, quiet, why_key
from tui.kit.grid import Grid
from tui.kit.panes import Places
from tui.kit.parts import Facts, Part
from tui.kit.themes import Ink
from tui.pages.division.progress_chart import ProgressChart
from tui.pages.division.rows import decision_part, division_parts, held_words
from tui.pages.form_screen import Forms
from tui.pages.page import Page, Tabs


@dataclass(frozen=True, slots=True)
class Shown:
    """What is shown of a division."""

    view: DivisionView
    figures: Statistics
    decisions: tuple[DivisionDecision, ...]
    held: tuple[int, ...]
    """Numbers of the rounds that are held back."""


class DivisionScreen(Page[Shown]):
    """Seven parts, one at a time or several together."""

    CSS_PATH = "look.tcss"
    ABOUT = "division"
    FULL_TEXT = 1
    APART = False

    def __init__(self, division: str) -> None:
        decided = _("Mode, special rule, official, wait, hour")
        level = _("Record what lot or play-off decided between level teams")
        super().__init__(
            key("e", "evening", _("match evening"), _("All matches of a round on one screen")),
            key("d", "draw", _("draw"), _("The draw and the pairings of all rounds")),
            key("c", "calendar", _("calendar"), _("Days, moved matches and protected dates")),
            why_key(_("What separated this team from the next")),
            fills("p", "points", _("points"), _("Give a team points, or take points away")),
            fills("l", "order", _("level"), level),
            fills("x", "exclude", _("exclude"), _("Exclude a team; its matches no longer count")),
            quiet("b", "form('decide')", _("decision"), decided),
            key("o", "readmit", _("readmit"), _("Take an exclusion back")),
            quiet("v", "form('publish')", _("publish"), _("Put rounds on papers and calendars")),
            quiet("h", "form('hold')", _("hold back"), _("Keep rounds off papers and calendars")),
            about=division,
        )

    def load(self, desk: Desk) -> Shown:
        """Return the division with its figures. Raises NotFoundError."""
        here = [desk.division(self.about)]
        decided = tuple(decisions_in(desk.season, here))
        held = held_rounds(desk.season.name, self.about)
        view, figures = division_view(desk, self.about), statistics(desk, self.about)
        return Shown(view, figures, decided, held)

    def where(self, view: Shown) -> tuple[str, ...]:
        """Return the place."""
        return (view.view.name,)

    def facts(self, view: Shown) -> Facts:
        """Return which rounds are held back, and what the book wants said below its tables."""
        note = [(_("Table"), view.view.note)] if view.view.note else []
        words = _("rounds {rounds}; v publishes").format(rounds=held_words(view.held))
        return [*([(_("Held back"), words)] if view.held else []), *note]

    def parts(self, view: Shown, hues: Ink) -> tuple[Part, ...]:
        """Return tables, rounds and figures."""
        parts = division_parts(view.view, view.figures, view.held, hues)
        return (*parts, decision_part(view.decisions, hues))

    def widget(self, part: Part) -> Widget:
        """Return what shows a part; the progress has a cursor of its own."""
        return ProgressChart(id=part.name) if part.name == "progress" else super().widget(part)

    def begin(self) -> None:
        """Begin at the round that waits."""
        rounds = enumerate(self.view.view.rounds)
        waiting = [number for number, row in rounds if row.status in ("open", "entered")]
        if waiting:
            self.query_one("#rounds", Grid).select(str(waiting[0]))

    def paint(self) -> None:
        """Show the view as it is now."""
        super().paint()
        self.query_one(ProgressChart).fill(self.view.figures)

    def places(self, tabs: Tabs, width: int, height: int) -> Places:
        """Return one place, two or four."""
        table, rounds, cross, *figures = tabs
        if width >= 160:
            return [[table], [rounds], [cross], figures]
        if width >= 110 and height >= 32:
            return [[table, rounds], [cross, *figures]]
        return [[table, rounds, cross, *figures]]

    def open_row(self, table: str, row: str) -> None:
        """Open the match of a round, or the club of a team."""
        app, shown = app_of(self), self.view
        if table == "rounds":
            app.go(app.routes.to_match(shown.view.rounds[int(row)].key))
        elif table == "scorers":
            app.go(app.routes.to_team(shown.figures.scorers[int(row)].team))
        else:
            app.go(app.routes.to_team(row))

    def open_cell(self, table: str, row: int, column: int) -> None:
        """Open the match of an encounter."""
        del table
        found = self._encounter(row, column - 2)
        if found is not None:
            app_of(self).go(app_of(self).routes.to_match(found))

    def _encounter(self, row: int, opponent: int) -> MatchKey | None:
        if not (row < len(self.view.view.cross) and 0 <= opponent < len(self.view.view.cross[row])):
            return None
        cells = self.view.view.cross[row][opponent]
        return cells[-1].key if cells else None

    def _team(self) -> str | None:
        front = self.front()
        return self.row(front) if front in ("table", "cross", "boards") else None

    def under_cursor(self) -> Iterator[ShownThing]:
        """Yield what papers may be about in the row under the cursor."""
        row = self.row("rounds") if self.front() == "rounds" else None
        if row is not None:
            match = self.view.view.rounds[int(row)].key
            yield from (("match", match), ("round", match[:2]))
        elif team := self._team():
            yield "team", team

    def forms(self) -> Forms:
        """Return what can be decided for the division, and for the team under the cursor."""
        found, here = self._states(), {"division": self.about}
        desk, team = app_of(self).desk, self._team()
        if desk is not None and has_rule(desk.book.division_decisions.judge):
            found["decide"] = partial(form_of, operation=DECIDE, given=here)
        if team is not None and not self._excluded(team):
            found["points"] = partial(points_form, team=team)
            found["exclude"] = partial(exclude_form, team=team)
        if desk is not None and team is not None:
            order = order_form(desk, self.about, team)
            found |= {"order": lambda _desk: order} if order is not None else {}
        return found

    def _states(self) -> Forms:
        """Return what can be done to rounds: publishing those held back, holding back others."""
        rounds, held = {one.round for one in self.view.view.rounds}, self.view.held
        given, shown = {"division": self.about}, {"rounds": " ".join(map(str, held))}
        found: Forms = {}
        if held:
            found["publish"] = partial(form_of, operation=PUBLISH, given=given, shown=shown)
        if rounds - set(held):
            found["hold"] = partial(form_of, operation=HOLD, given=given)
        return found

    def fits(self) -> dict[str, bool]:
        """Return what can be done to a team: only where teams stand."""
        team = self._team()
        return {"why": team is not None, "readmit": team is not None and self._excluded(team)}

    def _excluded(self, team: str) -> bool:
        return any(row.team == team and row.excluded for row in self.view.view.rows)

    def action_evening(self) -> None:
        """Type in the round under the cursor, or the one that waits."""
        grid, number = self.query_one("#rounds", Grid), None
        if grid.has_focus and grid.current:
            number = self.view.view.rounds[int(grid.current)].round
        app_of(self).go(app_of(self).routes.to_evening(self.view.view.id, number))

    def action_draw(self) -> None:
        """Go to the draw."""
        app_of(self).go(app_of(self).routes.to_thing("draw", self.about))

    def action_calendar(self) -> None:
        """Go to the days."""
        app_of(self).go(app_of(self).routes.to_thing("calendar", self.about))

    def action_why(self) -> None:
        """Say what separated the team from the next."""
        if team := self._team():
            self.explain(lambda desk: [explain_row(desk, self.about, team)])

    def action_readmit(self) -> None:
        """Take an exclusion back, with a reason."""
        team = self._team()
        if team is None:
            return
        name = next(row.name for row in self.view.view.rows if row.team == team)
        title = _("Readmit {team}").format(team=name)
        about = {"match": None, "team": team, "target": TeamKey(team), "action": Action.REOPEN}
        says = _("Its matches count again.")
        dialog = ReasonDialog(title, says, lambda _cents: ruling_step(name, **about))
        ask(self.app, dialog, lambda got: app_of(self).work(self._readmitted(team, got)))

    async def _readmitted(self, team: str, decision: Decision) -> None:
        target, why = TeamKey(team), decision.reason
        await app_of(self).change(
            rule, match=None, team=team, target=target, action=Action.REOPEN, reason=why
        )
        await self.reload()
