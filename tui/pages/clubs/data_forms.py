"""Forms for the data of a club and its teams."""

from dataclasses import replace

from league.facts.clubs import Team
from league.facts.contacts import Officer, TeamContact
from league.language import _
from league.services.matches.withdrawals import withdrawal_step
from league.services.registry.clubs import data_steps
from league.services.registry.clubs.team_data import is_drawn
from league.services.session.desk import Desk
from league.services.session.office_checks import with_officer, without_officer
from league.services.session.trial_runs import Step
from league.views.contacts import ClubContacts, ReachedTeam
from tui.dialogs.form_model import Answers, Field, Form, goes_into_journal
from tui.dialogs.office_forms import (
    address_field,
    address_typed,
    bank_fields,
    bank_typed,
    club_fields,
    club_typed,
    officer_fields,
    officer_typed,
)
from tui.dialogs.typed_fields import optional_day, since_field


def data_form(desk: Desk, view: ClubContacts) -> Form:
    """Return the correction of a club's data."""

    def step(got: Answers) -> Step:
        return data_steps.club_step(view.club, club_typed(desk, view.club, got))

    title = _("Data of {club}").format(club=view.club.name)
    return Form(title, club_fields(desk, view.club), step, goes_into_journal())


def reach_form(_desk: Desk, view: ClubContacts) -> Form:
    """Return a club's address, venue and bank account."""
    office, name = view.office, view.club.name
    fields = (
        address_field(office.address),
        Field("venue", _("Venue"), office.venue, _("where its teams play")),
        *bank_fields(office.bank, name),
    )

    def step(got: Answers) -> Step:
        lines, bank = address_typed(got), bank_typed(got, name)
        after = replace(office, address=lines, venue=got["venue"], bank=bank)
        return data_steps.club_office_step(view.club.id, office, after)

    return Form(_("How {club} is reached").format(club=name), fields, step, goes_into_journal())


def officer_form(_desk: Desk, view: ClubContacts, held: Officer | None = None) -> Form:
    """Return who holds an office in a club."""
    roles = tuple(one.role for one in view.office.officers)

    def step(got: Answers) -> Step:
        officers = with_officer(view.office.officers, officer_typed(got))
        after = replace(view.office, officers=officers)
        return data_steps.club_office_step(view.club.id, view.office, after)

    title = _("Officer of {club}").format(club=view.club.name)
    return Form(title, officer_fields(roles, held), step, goes_into_journal())


def end_form(_desk: Desk, view: ClubContacts, held: Officer) -> Form:
    """Return the end of somebody's office in a club."""
    after = replace(view.office, officers=without_officer(view.office.officers, held.role))

    def step(_got: Answers) -> Step:
        return data_steps.club_office_step(view.club.id, view.office, after)

    title = _("{name} is no longer {role}").format(name=held.name, role=held.role)
    return Form(title, (), step, goes_into_journal())


def removal_form(_desk: Desk, view: ClubContacts) -> Form:
    """Return the removal of a club that should not be in the season."""

    def step(_got: Answers) -> Step:
        return data_steps.club_removal_step(view.club.id)

    title = _("Remove {club} from the season").format(club=view.club.name)
    return Form(title, (), step, needs_reason=True)


def new_team_form(desk: Desk, view: ClubContacts) -> Form:
    """Return the registration of a club's team for the season."""
    drawn = {one.division for one in desk.season.fixtures}
    open_ = tuple((one.id, one.name) for one in desk.season.divisions if one.id not in drawn)
    every = tuple((one.id, one.name) for one in desk.season.divisions)
    hint = _("up to 20 letters and figures, such as TURM3")
    number = len(view.teams) + 1
    fields = (
        Field("code", _("Code"), hint=hint, needed=True),
        Field("name", _("Name"), f"{view.club.name} {number}", needed=True),
        Field("division", _("Division"), (open_ or every)[0][0], answers=open_ or every),
        Field("captain", _("Captain")),
        Field("venue", _("Venue"), hint=_("empty = where the club plays")),
    )

    def step(got: Answers) -> Step:
        place = got["code"], got["name"], view.club.id, got["division"]
        fresh = Team(*place, captain=got["captain"], venue=got["venue"])
        return data_steps.new_team_step(fresh)

    title = _("New team of {club}").format(club=view.club.name)
    return Form(title, fields, step, goes_into_journal())


def team_form(_desk: Desk, one: ReachedTeam) -> Form:
    """Return name, captain and venue of a team."""
    team = one.team
    fields = (
        Field("name", _("Name"), team.name, needed=True),
        Field("captain", _("Captain"), team.captain or ""),
        Field("venue", _("Venue"), team.venue or "", _("empty = where the club plays")),
    )

    def step(got: Answers) -> Step:
        after = replace(
            team, name=got["name"], captain=got["captain"] or None, venue=got["venue"] or None
        )
        return data_steps.team_step(team, after)

    title = _("Data of {club}").format(club=team.name)
    return Form(title, fields, step, goes_into_journal())


def deputy_form(_desk: Desk, one: ReachedTeam) -> Form:
    """Return who stands in for a team's captain, and how the team is reached."""
    fields = (
        Field("deputy", _("Deputy"), one.office.deputy, _("empty = nobody")),
        Field("phone", _("Telephone"), one.office.phone, _("such as +43 664 1234567")),
        Field("mail", _("E-mail"), one.office.mail),
    )

    def step(got: Answers) -> Step:
        after = TeamContact(got["deputy"], got["phone"], got["mail"])
        return data_steps.team_office_step(one.team.id, one.office, after)

    title = _("Deputy of {team}").format(team=one.team.name)
    return Form(title, fields, step, goes_into_journal())


def withdrawal_form(desk: Desk, one: ReachedTeam) -> Form:
    """Return a team's withdrawal; after the draw with its day."""
    fields = (since_field(desk),) if is_drawn(desk.season, one.team) else ()

    def step(got: Answers) -> Step:
        return withdrawal_step(one.team.id, optional_day(desk, got, "since") if fields else None)

    return Form(_("{team} withdraws").format(team=one.team.name), fields, step, needs_reason=True)
