"""A club: its teams with their Kader lists, what was found in them, and the fees."""

from collections.abc import Sequence

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Container
from textual.screen import Screen
from textual.widgets import Static

from league.forms import money
from league.language import _
from league.rulings import Action
from league.services import desk
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
from tui.dialogs.typed_fields import shown_day, today
from tui.screens import routes
from tui.screens.club_rows import (
    fee_columns,
    fee_row,
    paper_columns,
    paper_row,
    squad_columns,
    squad_row,
    team_columns,
    team_row,
)
from tui.widgets.cells import facts_line
from tui.widgets.frame import TitleBar, bind, frame, key, office
from tui.widgets.grid import Grid
from tui.widgets.matters import Matter, MattersList
from tui.widgets.panes import Places, show_pane, title_panes
from tui.widgets.themes import Ink, ink


class ClubScreen(Screen[None]):
    """Teams on the left, the chosen team's list beside it; fees as a pane of their own."""

    CSS_PATH = "club.tcss"

    def __init__(
        self,
        view: ClubView,
        team: str | None = None,
        finding: str | None = None,
        papers: Sequence[PaperRow] = (),
    ) -> None:
        super().__init__()
        self.view, self.papers = view, tuple(papers)
        self._start = (team, finding)
        """The team and the finding of its list to begin with."""
        self._shown: object = None
        bind(
            self,
            key("1", "pane('teams')", _("teams"), show=False),
            key("2", "pane('squad')", _("Kader"), show=False),
            key("3", "pane('matters')", _("findings"), show=False),
            key("4", "pane('fees')", _("fees"), show=False),
            key("5", "pane('papers')", _("papers"), show=False),
            key("e", "edit", _("edit Kader"), _("Put the team's list together")),
            key("n", "nominate", _("nominate"), _("Late, or a U18 at the end (§ 4.4.d)")),
            key("p", "player", _("player"), _("The page of the player under the cursor")),
            key("s", "suspend", _("suspend"), _("The club may not play (§ 1.3)"), show=False),
            key("l", "lift", _("lift suspension"), _("It may play again (§ 1.3)"), show=False),
            key(
                "question_mark",
                "why",
                _("why?"),
                _("Paragraph, facts and arithmetic"),
                shown_as="?",
            ),
            key("escape,backspace", "back", _("back"), shown_as="Esc"),
        )

    def compose(self) -> ComposeResult:
        """Lay out the panes."""
        yield from frame(
            TitleBar(),
            [
                Static(id="facts"),
                Container(
                    Grid(id="teams", opens=_("Kader"), empty=_("No team this season.")),
                    Grid(id="squad", opens=_("why?"), empty=_("No list was handed in.")),
                    MattersList(empty=_("Nothing found in this list.")),
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
        self.show(await app.ask(desk.club_view, self.view.id))

    def show(self, view: ClubView) -> None:
        """Show a view."""
        self.view, hues = view, ink(self.app)
        self.query_one(TitleBar).go(_("Clubs"), view.name)
        self.query_one("#facts", Static).update(
            _facts(view, self.papers, self.app.size.width - 4, hues)
        )
        teams = self.query_one("#teams", Grid)
        teams.fill(team_columns(), [(team.id, team_row(team, hues)) for team in view.teams])
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
        self.query_one("#squad", Grid).fill(squad_columns(), rows)
        self.query_one(MattersList).fill(team.findings if team else (), ())

    def _places(self) -> Places:
        lower = [
            ("squad", _("Kader")),
            ("matters", _("Findings")),
            ("fees", _("Fees")),
            ("papers", _("Papers")),
        ]
        return [[("teams", _("Teams"))], lower]

    def on_resize(self, event: events.Resize) -> None:
        """Name the panes as they stand."""
        title_panes(self, self._places(), apart=event.size.width >= 160)
        facts = _facts(self.view, self.papers, event.size.width - 4, ink(self.app))
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
        team = self._team()
        if team and team.findings:
            pages = self._pages(team)
            self.app.push_screen(ExplainDialog([found.explanation for found in pages]))
        else:
            office(self).hint(_("Nothing was found in this list."))

    def _pages(self, team: TeamView) -> Sequence[FindingView]:
        squad = self.query_one("#squad", Grid)
        mine = [found for found in team.findings if found.player == squad.current]
        return mine if self.focused is squad and mine else team.findings

    def on_matters_list_explain(self, event: MattersList.Explain) -> None:
        """Explain a finding."""
        self.app.push_screen(ExplainDialog([event.matter.explanation]))

    def on_matters_list_rule(self, event: MattersList.Rule) -> None:
        """Take an official's decision about a list."""
        team = self._team()

        def decided(decision: Decision) -> None:
            if team is not None:
                office(self).work(self._ruled(event.action, team.id, event.matter, decision))

        ask_ruling(self.app, event.action, event.matter, decided)

    async def _ruled(self, action: Action, team: str, matter: Matter, decision: Decision) -> None:
        app = office(self)
        await app.change(
            desk.rule,
            match=None,
            team=team,
            target=matter.key,
            action=action,
            reason=decision.reason,
            by=app.by,
            cents=decision.cents,
        )
        await self._reload()

    def action_back(self) -> None:
        """Go back."""
        self.dismiss(None)


def _facts(view: ClubView, papers: Sequence[PaperRow], width: int, hues: Ink) -> Text:
    suspended = [row for row in papers if row.kind == "suspension" and row.active]
    parts = [
        *((f"⊘ {_('Suspended')}", shown_day(row.day)) for row in suspended),
        (view.id, view.district or ""),
        (_("Owes the federation"), money(view.owed_federation)),
        (_("opponents"), money(view.owed_opponents)),
        (_("is owed"), money(view.received)),
    ]
    return facts_line(parts, width, hues)
