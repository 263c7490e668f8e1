"""A club's data and how it and its teams are reached; for the office only."""

from dataclasses import asdict
from functools import partial

from rich.text import Text

from league.facts.clubs import Team
from league.facts.contacts import Officer
from league.language import _
from league.services.matches.withdrawal_operations import WITHDRAW
from league.services.registry.clubs import data_operations as data
from league.services.registry.clubs import team_operations as teams
from league.services.registry.clubs.contacts import club_contacts
from league.services.registry.clubs.team_data import is_drawn
from league.services.session.desk import Desk
from league.services.session.operations import Operation
from league.views.contacts import ClubContacts, ReachedTeam
from tui.app_protocol import app_of
from tui.dialogs.form_model import Form
from tui.dialogs.from_operations import form_of
from tui.dialogs.typed_fields import shown_day
from tui.kit.columns import Col
from tui.kit.frame import fills, key, quiet
from tui.kit.panes import Places
from tui.kit.parts import Columns, Facts, Part, Prose, Table, listed
from tui.kit.reach import reach_text
from tui.kit.themes import Ink
from tui.pages.form_screen import Forms, MakesForm
from tui.pages.page import Page, Tabs


class ContactsScreen(Page[ClubContacts]):
    """Officers over teams, each with who speaks for it."""

    NAME = "contacts"
    CSS_PATH = "contacts.tcss"
    APART = False
    FULL_TEXT = 2

    def __init__(self, club: str) -> None:
        removes = _("One that should not be in the season: without teams and players")
        super().__init__(
            fills("d", "data", _("data"), _("Name, district, member since")),
            fills("a", "reach", _("address"), _("Address, venue, bank account")),
            fills("o", "officer", _("officer"), _("Who holds an office in the club")),
            quiet("x", "form('end')", _("end an office"), _("Of the officer under the cursor")),
            fills("n", "team", _("new team"), _("Register a team for the season")),
            key("c", "of_team('captain')", _("captain"), _("Name, captain, venue of the team")),
            key("v", "of_team('deputy')", _("deputy"), _("Who stands in for the captain")),
            quiet("w", "of_team('withdraw')", _("withdraw"), _("The team does not play")),
            quiet("r", "form('remove')", _("remove the club"), removes),
            about=club,
        )

    def load(self, desk: Desk) -> ClubContacts:
        """Return the club. Raises NotFoundError, StorageError."""
        return club_contacts(desk, self.about)

    def where(self, view: ClubContacts) -> tuple[str, ...]:
        """Return the place."""
        return _("Clubs"), view.club.name, _("Contacts")

    def facts(self, view: ClubContacts) -> Facts:
        """Return the club's own data."""
        club = view.club
        known = (
            (_("No."), club.id),
            (_("District"), club.district or ""),
            (_("Federal state"), club.state or ""),
            (_("Member since"), shown_day(club.member_since) if club.member_since else ""),
        )
        return [one for one in known if one[1]]

    def parts(self, view: ClubContacts, hues: Ink) -> tuple[Part, ...]:
        """Return how the club is reached, its officers and its teams."""
        known = view.office
        lines = [view.club.name, *known.address, known.venue and f"{_('Venue')}: {known.venue}"]
        return (
            Prose("reach", _("Address"), reach_text(lines, known.bank, hues)),
            officers_table(known.officers, hues),
            _teams(view, hues),
        )

    def places(self, tabs: Tabs, _width: int, _height: int) -> Places:
        """Return the address, and below it officers and teams in one place."""
        reach, *lower = tabs
        return [[reach], lower]

    def _officer(self) -> Officer | None:
        row = self.row("officers")
        return self.view.office.officers[int(row)] if row else None

    def _team(self) -> ReachedTeam | None:
        chosen = self.row("teams")
        return next((one for one in self.view.teams if one.team.id == chosen), None)

    def forms(self) -> Forms:
        """Return what is about the club itself, and the end of the office under the cursor."""
        view, held, of_club = self.view, self._officer(), {"club": self.about}
        name = {"name": f"{view.club.name} {len(view.teams) + 1}"}
        found: Forms = {
            "data": partial(form_of, operation=data.CHANGE, given=of_club),
            "reach": partial(form_of, operation=data.CONTACT, given=of_club),
            "officer": self._appointing(),
            "team": partial(form_of, operation=teams.OF_CLUB, given=of_club, shown=name),
            "remove": partial(form_of, operation=data.REMOVE, given=of_club),
        }
        if held is not None:
            ended = {**of_club, "role": held.role, "end": True}
            found["end"] = partial(form_of, operation=data.END, given=ended, name=held.name)
        return found

    def _appointing(self, **held: str) -> MakesForm:
        given = {"club": self.about, "end": False}
        return partial(form_of, operation=data.APPOINT, given=given, shown=held)

    def open_row(self, table: str, row: str) -> None:
        """Change the officer chosen; of a team name, captain and venue."""
        if table == "officers":
            self.fill(self._appointing(**asdict(self.view.office.officers[int(row)])))
        else:
            self.action_of_team("captain")

    def action_of_team(self, name: str) -> None:
        """Fill in a form about the team under the cursor."""
        known = {"captain": teams.CHANGE, "deputy": teams.DEPUTY, "withdraw": WITHDRAW}
        if team := self._team():
            self.fill(lambda desk: _of_team(desk, known[name], team.team))
        else:
            app_of(self).hint(_("The club has no team this season: “n” registers one."))


def _of_team(desk: Desk, operation: Operation, team: Team) -> Form:
    """Return the form of a deed on a team; its withdrawal has a day only after the draw."""
    day = {} if is_drawn(desk.season, team) else {"since": None}
    return form_of(desk, operation, {"team": team.id, **day})


def officers_table(officers: tuple[Officer, ...], hues: Ink) -> Table:
    """Return who holds which office."""
    columns: Columns[Officer] = (
        (Col(_("Office held"), grow=True), lambda one: Text(one.role, f"bold {hues.text}")),
        (Col(_("Name"), grow=True), lambda one: Text(one.name, hues.text)),
        (Col(_("Telephone"), grow=True), lambda one: Text(one.phone, hues.muted)),
        (Col(_("E-mail"), grow=True), lambda one: Text(one.mail, hues.muted)),
    )
    empty = _("Nobody yet: “o” records who holds an office.")
    return listed("officers", _("Officers"), columns, officers, None, empty, _("change"))


def _teams(view: ClubContacts, hues: Ink) -> Table:
    columns: Columns[ReachedTeam] = (
        (Col(_("Team"), grow=True), lambda one: Text(one.team.name, f"bold {hues.text}")),
        (Col(_("Division"), least=100), lambda one: Text(one.division_name, hues.muted)),
        (Col(_("Captain"), grow=True), lambda one: Text(one.team.captain or "–", hues.text)),
        (Col(_("Deputy"), grow=True), lambda one: Text(one.office.deputy or "–", hues.text)),
        (Col(_("Telephone"), grow=True), lambda one: Text(one.office.phone, hues.muted)),
        (Col(_("E-mail"), grow=True, least=100), lambda one: Text(one.office.mail, hues.muted)),
    )
    empty, opens = _("No team this season: “n” registers one."), _("change")
    return listed("teams", _("Teams"), columns, view.teams, lambda one: one.team.id, empty, opens)
