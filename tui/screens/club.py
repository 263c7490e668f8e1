"""A club: its teams with their Kader lists, what was found in them, and the fees."""

from collections.abc import Sequence

from textual import events
from textual.app import ComposeResult
from textual.containers import Container
from textual.screen import Screen
from textual.widgets import Static

from league.language import _
from league.rulings import Action
from league.services import desk
from league.services.club_findings import MatchFinding, match_findings
from league.services.club_papers import PaperRow, club_papers
from league.services.filing import Outcome
from league.services.list_editing import club_players
from league.views import ClubView, FindingView, TeamView
from tui.dialogs.explain import ExplainDialog
from tui.dialogs.form import Form, FormDialog
from tui.dialogs.list_papers import nomination_form
from tui.dialogs.papers import lift_form, suspension_form
from tui.dialogs.picker import Picked, PickerDialog
from tui.dialogs.reason import Decision
from tui.dialogs.ruling import ask_ruling
from tui.dialogs.typed_fields import today
from tui.screens import routes
from tui.screens.club_keys import club_keys
from tui.screens.club_rows import (
    club_facts,
    fee_columns,
    fee_row,
    paper_columns,
    paper_row,
    placed,
    squad_columns,
    squad_row,
    team_columns,
    team_row,
)
from tui.widgets.frame import TitleBar, bind, frame, office
from tui.widgets.grid import Grid
from tui.widgets.matters import Matter, MattersList
from tui.widgets.panes import Places, show_pane, title_panes
from tui.widgets.themes import ink


class ClubScreen(Screen[None]):
    """Teams on the left, the chosen team's list beside it; fees as a pane of their own."""

    CSS_PATH = "club.tcss"

    def __init__(
        self,
        view: ClubView,
        team: str | None = None,
        finding: str | None = None,
        papers: Sequence[PaperRow] = (),
        found: Sequence[MatchFinding] = (),
    ) -> None:
        super().__init__()
        self.view, self.papers = view, tuple(papers)
        self.found = tuple(found)
        """What was found in the matches of all its teams."""
        self._start = (team, finding)
        """The team and the finding of its list to begin with."""
        self._shown: object = None
        bind(self, *club_keys())

    def compose(self) -> ComposeResult:
        """Lay out the panes."""
        yield from frame(
            TitleBar(),
            [
                Static(id="facts"),
                Container(
                    Grid(id="teams", opens=_("Kader"), empty=_("No team this season.")),
                    Grid(
                        id="squad", opens=_("why?"), shown=False, empty=_("No list was handed in.")
                    ),
                    MattersList(empty=_("Nothing found in this team's list and matches.")),
                    Grid(id="fees", opens=_("match"), empty=_("No fees.")),
                    Grid(
                        id="papers",
                        opens=_("player"),
                        empty=_("Never suspended, and nobody left. “s” suspends the club."),
                    ),
                    id="desk",
                ),
            ],
        )

    def on_mount(self) -> None:
        """Show the club."""
        self._shown = office(self).desk
        self.query_one("#squad").add_class("-front")
        team, finding = self._start
        self.query_one("#teams", Grid).select(team or "")
        self.show(self.view)
        self.action_pane("matters" if finding else "squad" if team else "teams")
        self.query_one(MattersList).select(finding or "")
        self.app.theme_changed_signal.subscribe(self, lambda _theme: self.show(self.view))

    def on_screen_resume(self) -> None:
        """Look again when something changed meanwhile."""
        if self._shown is not None and self._shown is not office(self).desk:
            office(self).work(self._reload())

    async def _reload(self) -> None:
        app = office(self)
        self._shown = app.desk
        self.papers = await app.ask(club_papers, self.view.id, today())
        self.found = await app.ask(match_findings, self.view.id)
        self.show(await app.ask(desk.club_view, self.view.id))

    def show(self, view: ClubView) -> None:
        """Show a view."""
        self.view, hues = view, ink(self.app)
        self.query_one(TitleBar).go(_("Clubs"), view.name)
        self.query_one("#facts", Static).update(
            club_facts(view, self.papers, self.app.size.width - 4, hues)
        )
        teams = self.query_one("#teams", Grid)
        teams.fill(
            team_columns(),
            [(team.id, team_row(team, self._findings(team), hues)) for team in view.teams],
        )
        fees = [(str(n), fee_row(row, hues)) for n, row in enumerate(view.fees)]
        self.query_one("#fees", Grid).fill(fee_columns(), fees)
        papers = [(str(n), paper_row(row, hues)) for n, row in enumerate(self.papers)]
        self.query_one("#papers", Grid).fill(paper_columns(), papers)
        self._show_team()

    def _team(self) -> TeamView | None:
        chosen = self.query_one("#teams", Grid).current
        return next((team for team in self.view.teams if team.id == chosen), None)

    def _show_team(self) -> None:
        team, hues = self._team(), ink(self.app)
        lines = team.lines if team else ()
        rows = [(line.ident, squad_row(line, hues)) for line in lines]
        self.query_one("#squad", Grid).fill(squad_columns(team.rating_name if team else ""), rows)
        self.query_one(MattersList).fill(self._findings(team), ())
        title_panes(self, self._places(), apart=self.size.width >= 160)

    def _findings(self, team: TeamView | None) -> list[FindingView]:
        """Return what was found in a team's list, then in its matches."""
        if team is None:
            return []
        return [*team.findings, *(placed(one) for one in self.found if one.team == team.id)]

    def _places(self) -> Places:
        found = self._findings(self._team())
        waiting = sum(one.state == "open" for one in found)
        lower = [
            ("squad", _("Kader")),
            (
                "matters",
                _("Findings {number}, open {open}").format(number=len(found), open=waiting),
            ),
            ("fees", _("Fees {number}").format(number=len(self.view.fees))),
            ("papers", _("Papers")),
        ]
        return [[("teams", _("Teams"))], lower]

    def on_resize(self, event: events.Resize) -> None:
        """Name the panes as they stand."""
        title_panes(self, self._places(), apart=event.size.width >= 160)
        facts = club_facts(self.view, self.papers, event.size.width - 4, ink(self.app))
        self.query_one("#facts", Static).update(facts)

    def action_pane(self, name: str) -> None:
        """Go to one of the panes."""
        show_pane(self, name, self._places())

    def on_data_table_row_highlighted(self, event: Grid.RowHighlighted) -> None:
        """Show the list of the team the cursor is on."""
        if event.data_table.id == "teams":
            self._show_team()

    def on_data_table_row_selected(self, event: Grid.RowSelected) -> None:
        """From a team to its list, from a fee to its match."""
        if event.data_table.id == "teams":
            self.action_pane("squad")
        elif event.data_table.id == "squad":
            self.action_why()
        elif event.data_table.id == "fees" and self.view.fees:
            office(self).go(routes.to_match(office(self), self.view.fees[event.cursor_row].match))
        elif event.data_table.id == "papers":
            self.action_player()

    def action_edit(self) -> None:
        """Put the list of the team under the cursor together."""
        team = self._team()
        if team is not None:
            office(self).go(routes.to_kader(office(self), team.id))

    def action_player(self) -> None:
        """Open the page of the player under the cursor."""
        papers = self.query_one("#papers", Grid)
        ident = self.query_one("#squad", Grid).current
        if self.focused is papers:
            ident = self.papers[int(papers.current)].ident if papers.current else None
        if ident:
            office(self).go(routes.to_player(office(self), ident))

    def action_nominate(self) -> None:
        """Nominate a player of the club late."""
        team = self._team()
        if team is not None:
            office(self).work(self._nominate(team))

    async def _nominate(self, team: TeamView) -> None:
        app = office(self)
        rows = await app.ask(club_players, team.id, [line.ident for line in team.lines])

        def chosen(picked: Picked | None) -> None:
            if picked is not None and picked.ident and app.desk is not None:
                self._file(nomination_form(app.desk, team.id, picked.ident))

        title = _("Late nomination for {team}").format(team=team.name)
        app.push_screen(PickerDialog(title, rows, {}, None, ""), chosen)

    def action_suspend(self) -> None:
        """Suspend the club."""
        current = office(self).desk
        if current is not None:
            self._file(suspension_form(current, self.view.id))

    def action_lift(self) -> None:
        """Lift the club's suspension."""
        current = office(self).desk
        if current is not None:
            self._file(lift_form(current, self.view.id))

    def _file(self, form: Form) -> None:
        def filed(outcome: Outcome | None) -> None:
            if outcome is not None:
                office(self).hint(outcome.says)

        self.app.push_screen(FormDialog(form), filed)

    def action_why(self) -> None:
        """Explain the finding or fee under the cursor."""
        fees = self.query_one("#fees", Grid)
        if self.focused is fees and fees.current is not None:
            page = self.view.fees[int(fees.current)].fee.explanation
            self.app.push_screen(ExplainDialog([page]))
            return
        matters = self.query_one(MattersList)
        if self.focused is matters and matters.matter is not None:
            matters.action_explain()
            return
        pages = self._pages(self._findings(self._team()))
        if pages:
            self.app.push_screen(ExplainDialog([found.explanation for found in pages]))
        else:
            office(self).hint(_("Nothing found in this team's list and matches."))

    def _pages(self, findings: list[FindingView]) -> list[FindingView]:
        squad = self.query_one("#squad", Grid)
        mine = [found for found in findings if found.player == squad.current]
        return mine if self.focused is squad and mine else findings

    def on_matters_list_explain(self, event: MattersList.Explain) -> None:
        """Explain a finding."""
        self.app.push_screen(ExplainDialog([event.matter.explanation]))

    def on_matters_list_rule(self, event: MattersList.Rule) -> None:
        """Take an official's decision about a list or a match."""
        team = self._team()

        def decided(decision: Decision) -> None:
            if team is not None:
                office(self).work(self._ruled(event.action, team.id, event.matter, decision))

        ask_ruling(self.app, event.action, event.matter, decided)

    async def _ruled(self, action: Action, team: str, matter: Matter, decision: Decision) -> None:
        app = office(self)
        played = next((one for one in self.found if one.key == matter.key), None)
        await app.change(
            desk.rule,
            match=played.match if played else None,
            team=None if played else team,
            target=played.finding.key if played else matter.key,
            action=action,
            reason=decision.reason,
            by=app.by,
            cents=decision.cents,
        )
        await self._reload()

    def action_back(self) -> None:
        """Go back."""
        self.dismiss(None)
