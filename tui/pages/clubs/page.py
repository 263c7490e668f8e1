"""A club: its teams with their Kader lists, what was found in them, fees and papers."""

from collections.abc import Iterator
from typing import Any, ClassVar

from textual.widget import Widget

from league.decision_subjects import target_of
from league.language import _
from league.services.lists.club_views import club_view, match_findings
from league.services.lists.editing import club_players
from league.services.matches.changes import rule
from league.services.registry.clubs.papers import club_papers
from league.services.registry.people.player_why import why_registered
from league.services.registry.people.rating_why import why_rating
from league.services.session.desk import Desk
from league.views.clubs import ClubDesk, TeamView
from league.views.findings import ExplanationView
from league.views.tasks import Spot
from tui.app_protocol import ShownThing, app_of
from tui.dialogs.dialog import ask
from tui.dialogs.form_model import Form
from tui.dialogs.list_papers import nomination_form
from tui.dialogs.picker import Picked, PickerDialog
from tui.dialogs.reason import Decision, ask_ruling
from tui.kit.findings_list import MattersList
from tui.kit.grid import Grid
from tui.kit.panes import Places, title_panes
from tui.kit.parts import Facts, Part, Table
from tui.kit.themes import Ink, ink
from tui.pages.clubs.keys import OfClub, club_keys, paper_forms
from tui.pages.clubs.rows import club_facts, club_parts, findings_of
from tui.pages.page import Page, Tabs


class ClubScreen(Page[ClubDesk]):
    """Teams above, the chosen team's list and findings below; fees and papers beside them."""

    NAME = "club"
    ABOUT = "club"
    CSS_PATH = "look.tcss"
    APART = False
    TURNS: ClassVar[bool] = True
    """Whether the next list or match of the work list takes its place."""

    def __init__(self, club: str, team: str | None = None, finding: str | None = None) -> None:
        self._start = (team, finding)
        """The team and the finding of its list to begin with."""
        self._team_shown: str | None = None
        super().__init__(*club_keys(), about=club)

    def load(self, desk: Desk) -> ClubDesk:
        """Return the club as of today. Raises NotFoundError, StorageError."""
        club = self.about
        papers = club_papers(desk, club, desk.today)
        return ClubDesk(club_view(desk, club), papers, match_findings(desk, club))

    def where(self, view: ClubDesk) -> tuple[str, ...]:
        """Return the place."""
        return _("Clubs"), view.club.name

    def facts(self, view: ClubDesk) -> Facts:
        """Return what the club owes and is due; a suspension leads."""
        return club_facts(view)

    def parts(self, view: ClubDesk, hues: Ink) -> tuple[Part, ...]:
        """Return teams, list, findings, fees and papers; of no team chosen, those of all."""
        team = self._team() if self.query("#teams") else None
        return club_parts(view, team, hues)

    def widget(self, part: Part) -> Widget:
        """Return what shows a part; findings have a list of their own."""
        if part.name == "matters" and isinstance(part, Table):
            return MattersList(empty=part.empty)
        if part.name == "squad" and isinstance(part, Table):
            # What Enter does there is on the key “?” already.
            return Grid(id=part.name, empty=part.empty, opens=part.opens, shown=False)
        return super().widget(part)

    def places(self, tabs: Tabs, width: int, _height: int) -> Places:
        """Return the teams, and below them one place or, where it is wide, four."""
        teams, *lower = tabs
        return [[teams], *([tab] for tab in lower)] if width >= 160 else [[teams], lower]

    def begin(self) -> None:
        """Begin at the team and finding asked for."""
        team, finding = self._start
        if team:
            self._go_to(team, finding)

    def _go_to(self, team: str, finding: str | None) -> None:
        self.query_one("#teams", Grid).select(team)
        self.moved()
        self.action_pane("matters" if finding else "squad")
        self.query_one(MattersList).select(finding or "")

    def spot(self) -> Spot:
        """Return the list of the team chosen, or the match, with the finding under the cursor."""
        team, matters = self._team(), self.query_one(MattersList)
        matter = matters.matter if self.focused is matters else None
        played = next((one for one in self.view.found if matter and one.key == matter.key), None)
        if played is not None:
            return Spot(played.match, key=played.finding.key)
        return Spot(team=team.id if team else None, key=matter.key if matter else None)

    def show_finding(self, spot: Spot) -> bool:
        """Put the cursor on a finding in a list of this club; False where it is elsewhere."""
        if spot.team is None or all(team.id != spot.team for team in self.view.club.teams):
            return False
        self._go_to(spot.team, spot.key)
        return True

    def paint(self) -> None:
        """Show the view as it is now."""
        super().paint()
        self._show_team()

    def moved(self) -> None:
        """Show the list of the team the cursor is on."""
        if self.row("teams") != self._team_shown:
            self._show_team()

    def _team(self) -> TeamView | None:
        chosen = self.row("teams")
        return next((team for team in self.view.club.teams if team.id == chosen), None)

    def _show_team(self) -> None:
        team = self._team()
        self._team_shown = team.id if team else None
        self._parts = self.parts(self.view, ink(self.app))
        squad = next(part for part in self._parts if part.name == "squad")
        if isinstance(squad, Table):
            self.query_one("#squad", Grid).fill(squad.columns, squad.rows)
        self.query_one(MattersList).fill(findings_of(self.view, team), ())
        title_panes(self, self._places(), apart=False)

    def open_row(self, table: str, row: str) -> None:
        """From a team to its list, from a player to what was found, from a fee to its match."""
        if table == "teams":
            self.action_pane("squad")
        elif table == "squad":
            self.action_why()
        elif table == "fees":
            app_of(self).go(app_of(self).routes.to_match(self.view.club.fees[int(row)].match))
        else:
            self.action_player()

    def action_edit(self) -> None:
        """Put the list of the team under the cursor together."""
        team = self._team()
        if team is not None:
            app_of(self).go(app_of(self).routes.to_kader(team.id))

    def _player(self) -> str | None:
        """Return the player under the cursor, in the list or among those who left."""
        if self.front() == "papers":
            row = self.row("papers")
            return self.view.papers[int(row)].ident if row else None
        return self.row("squad")

    def under_cursor(self) -> Iterator[ShownThing]:
        """Yield what papers may be about in the row under the cursor."""
        if team := self._team():
            yield "team", team.id
        if player := self._player():
            yield "player", player

    def action_player(self) -> None:
        """Open the page of the player under the cursor."""
        if ident := self._player():
            app_of(self).go(app_of(self).routes.to_player(ident))

    def action_nominate(self) -> None:
        """Nominate a player of the club late."""
        team = self._team()
        if team is not None:
            app_of(self).go(self._nominate(team))

    async def _nominate(self, team: TeamView) -> None:
        app = app_of(self)
        rows = await app.ask(club_players, team.id, [line.ident for line in team.lines])

        def chosen(picked: Picked) -> None:
            if ident := picked.ident:
                self.fill(lambda desk: nomination_form(desk, team.id, ident))

        title = _("Late nomination for {team}").format(team=team.name)
        ask(app, PickerDialog(title, rows, {}, None, ""), chosen)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer to lift a suspension where there is one."""
        if (action, parameters) == ("paper", ("lift",)) and self.is_attached:
            return any(one.kind == "suspension" and one.active for one in self.view.papers)
        return super().check_action(action, parameters)

    def action_paper(self, name: str) -> None:
        """Fill in one of the club's papers."""
        app_of(self).go(self._fill_in(paper_forms()[name]))

    async def _fill_in(self, form: OfClub) -> None:
        chosen = self._player() if self.front() == "squad" else None
        found: Form | str = await app_of(self).ask(form, self.about, chosen)
        if isinstance(found, Form):
            self.fill_in(found)
        else:
            app_of(self).hint(found)

    def action_contacts(self) -> None:
        """Look at the club's data and how it is reached."""
        app_of(self).go(app_of(self).routes.to_thing("contacts", self.about))

    def action_standing(self) -> None:
        """Look at what stands against clubs and registrations on a day."""
        app_of(self).go(app_of(self).routes.to_place("standing"))

    def action_why(self) -> None:
        """Explain the finding or fee under the cursor."""
        if self.front() == "fees" and (row := self.row("fees")) is not None:
            page = self.view.club.fees[int(row)].fee.explanation
            self.read([page])
            return
        matters = self.query_one(MattersList)
        if self.focused is matters and matters.matter is not None:
            matters.action_explain()
            return
        found, player = findings_of(self.view, self._team()), self.row("squad")
        if self.front() == "squad" and player:
            mine = [one.explanation for one in found if one.player == player]
            self.explain(lambda desk: [*mine, *_why(desk, player, self.about)])
        elif found:
            self.read([one.explanation for one in found])
        else:
            app_of(self).hint(_("Nothing found in this team's list and matches."))

    def on_matters_list_rule(self, event: MattersList.Rule) -> None:
        """Take an official's decision about a list or a match."""
        team, matter = self._team(), event.matter
        if team is None:
            return
        played = next((one for one in self.view.found if one.key == matter.key), None)
        match, of = (played.match, None) if played else (None, team.id)
        key = played.finding.key if played else matter.key

        def decided(decision: Decision) -> None:
            about = {"match": match, "team": of, "target": target_of(key), "action": event.action}
            app_of(self).work(self._ruled(decision, **about))

        ask_ruling(self.app, event.action, matter, decided, match=match, team=of, key=key)

    async def _ruled(self, decision: Decision, **about: Any) -> None:
        await app_of(self).change(rule, **about, reason=decision.reason, cents=decision.cents)
        await self.reload()


def _why(desk: Desk, player: str, club: str) -> list[ExplanationView]:
    """Explain a player's registration and his rating."""
    return [*why_registered(desk, player, club), why_rating(desk, player)]
