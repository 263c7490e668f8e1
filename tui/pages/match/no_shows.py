"""Teams that failed to appear, and what follows for them and their clubs."""

from functools import partial

from rich.text import Text

from league.facts.seasons import MatchKey
from league.language import _
from league.services.closing import no_show_operations as operations
from league.services.matches.no_show_views import absent_teams
from league.services.registry.clubs.operations import LIFT
from league.services.session.desk import Desk
from league.views.no_shows import Absent, NoShow
from tui.app_protocol import app_of
from tui.dialogs.form_model import Form
from tui.dialogs.from_operations import form_of
from tui.dialogs.verdict_forms import exclude_form
from tui.kit.frame import fills, key, why_key
from tui.kit.panes import Places
from tui.kit.parts import Facts, Part, Prose
from tui.kit.themes import Ink, ink
from tui.pages.form_screen import Forms
from tui.pages.match.no_show_rows import detail, match_key, match_list, team_list
from tui.pages.page import Page, Tabs

View = tuple[Absent, ...]


class NoShowsPage(Page[View]):
    """Who failed to appear; all about the team under the cursor below."""

    NAME = "no-shows"
    CSS_PATH = "no_shows.tcss"

    def __init__(self) -> None:
        super().__init__(
            fills("x", "exclude", _("exclude"), _("Exclude the team; its results count no longer")),
            fills("b", "ban", _("ban"), _("Ban the club for some time")),
            fills("f", "excuse", _("force majeure"), _("It could not appear: the match waits")),
            fills("r", "retract", _("take back"), _("Take exclusion, ban or force majeure back")),
            key("m", "match", _("match"), _("Go to the match")),
            why_key(_("What the rules say")),
        )

    def load(self, desk: Desk) -> View:
        """Return the teams as of today. Raises LeagueError."""
        return absent_teams(desk, desk.today)

    def where(self, _view: View) -> tuple[str, ...]:
        """Return the place."""
        return (_("Failures to appear"),)

    def facts(self, view: View) -> Facts:
        """Return how much there is to decide."""
        proposed = sum(one.failures.proposed for one in view)
        excluded = sum(one.failures.excluded for one in view)
        return [
            (_("Teams"), str(len(view))),
            (_("Proposed for exclusion"), str(proposed)),
            (_("Excluded"), str(excluded)),
        ]

    def apart(self, _width: int, height: int) -> bool:
        """Show all three below each other where there is room."""
        return height >= 32

    def places(self, tabs: Tabs, _width: int, height: int) -> Places:
        """Return the lists in one place where there is little room, the detail below."""
        teams, matches, detail = tabs
        if self.apart(0, height):
            return [[teams], [matches], [detail]]
        return [[teams, matches], [detail]]

    def parts(self, view: View, hues: Ink) -> tuple[Part, ...]:
        """Return teams, matches, and the team under the cursor."""
        return (
            team_list(view, hues),
            match_list(view, hues),
            Prose("detail", _("What follows"), detail(view, 0, hues), partial(_all, view, hues)),
        )

    def _match(self) -> tuple[Absent, NoShow] | None:
        """Return the match under the cursor: in the list of teams, the team's latest."""
        if self._in_matches():
            chosen = self.row("matches")
            known = ((one, match) for one in self.view for match in one.matches)
            return next((pair for pair in known if match_key(pair) == chosen), None)
        one = self._team()
        return (one, one.matches[-1]) if one and one.matches else None

    def _in_matches(self) -> bool:
        return self.front() == "matches"

    def _team(self) -> Absent | None:
        if not self.query("#teams"):
            return None
        chosen = self.row("teams")
        if self._in_matches():
            chosen = (self.row("matches") or "").partition("/")[0]
        return next((one for one in self.view if one.failures.team.id == chosen), None)

    def moved(self) -> None:
        """Show the team under the cursor."""
        one = self._team()
        at = self.view.index(one) if one else 0
        self.tell("detail", detail(self.view, at, ink(self.app)))

    def on_descendant_focus(self) -> None:
        """Show the team of the list one is in."""
        if self.query("#detail"):
            self.moved()
            self.refresh_bindings()

    def open_row(self, table: str, _row: str) -> None:
        """Read on, or go to the match."""
        if table == "teams":
            self.query_one("#detail").focus()
        else:
            self.action_match()

    def forms(self) -> Forms:
        """Return what can be decided; taken back is force majeure, the exclusion, or the ban."""
        forms: Forms = {}
        one, found = self._team(), self._match()
        if one is None:
            return forms
        team = one.failures.team
        if one.failures.proposed:
            forms["exclude"] = partial(exclude_form, operation=operations.EXCLUDE, team=team.id)
        if one.may_ban:
            forms["ban"] = partial(form_of, operation=operations.BAN, given={"club": team.club})
        if found is not None and found[1].failure.counts:
            forms["excuse"] = partial(excuse_form, match=found[1].failure.match, team=team.id)
        if self._in_matches():
            if found is not None and found[1].failure.excused:
                given = {"match": found[1].failure.match, "team": team.id}
                forms["retract"] = partial(form_of, operation=operations.UNEXCUSE, given=given)
        elif one.failures.excluded:
            given = {"team": team.id}
            forms["retract"] = partial(form_of, operation=operations.READMIT, given=given)
        elif one.suspended is not None:
            forms["retract"] = partial(form_of, operation=LIFT, given={"club": team.club})
        return forms

    def fits(self) -> dict[str, bool]:
        """Return whether there is a match to go to, and something the rules say."""
        one = self._team()
        return {
            "match": one is not None and self._match() is not None,
            "why": one is not None and bool(one.pages),
        }

    def action_match(self) -> None:
        """Go to the match."""
        if found := self._match():
            app_of(self).go(app_of(self).routes.to_match(found[1].failure.match))

    def action_why(self) -> None:
        """Show what the rules say."""
        one = self._team()
        self.read(one.pages if one else ())


def excuse_form(desk: Desk, match: MatchKey, team: str) -> Form:
    """Return force majeure for a match to which a team could not appear."""
    given = {"match": match, "team": team, "day": None, "withdraw": False}
    return form_of(desk, operations.EXCUSE, given)


def _all(view: View, hues: Ink) -> Text:
    """Return what follows for every team, to be read where there is no cursor."""
    return Text("\n").join(detail(view, at, hues) for at in range(len(view) or 1))
