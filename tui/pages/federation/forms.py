"""Forms for the federation's letterhead, bank account and officials."""

from dataclasses import replace

from league.facts.contacts import FederationContact, Officer
from league.language import _
from league.services.registry.clubs.data_steps import federation_step
from league.services.session.desk import Desk
from league.services.session.office_checks import with_officer, without_officer
from league.services.session.trial_runs import Step
from tui.dialogs.form_model import Answers, Field, Form, goes_into_journal
from tui.dialogs.office_forms import (
    address_field,
    address_typed,
    bank_fields,
    bank_typed,
    officer_fields,
    officer_typed,
)


def letterhead_form(_desk: Desk, office: FederationContact) -> Form:
    """Return what stands at the head of a letter."""
    fields = (
        Field("name", _("Name"), office.name, needed=True),
        address_field(office.address),
        Field("phone", _("Telephone"), office.phone, _("such as +43 664 1234567")),
        Field("mail", _("E-mail"), office.mail),
        Field("site", _("Site"), office.site),
    )

    def step(got: Answers) -> Step:
        name, lines = got["name"], address_typed(got)
        phone, mail, site = got["phone"], got["mail"], got["site"]
        after = FederationContact(name, lines, mail, phone, site, office.bank, office.officers)
        return federation_step(office, after)

    return Form(_("Letterhead of the federation"), fields, step, goes_into_journal())


def bank_form(_desk: Desk, office: FederationContact) -> Form:
    """Return the account that clubs pay to."""

    def step(got: Answers) -> Step:
        return federation_step(office, replace(office, bank=bank_typed(got, office.name)))

    fields = bank_fields(office.bank, office.name)
    return Form(_("Bank account of the federation"), fields, step, goes_into_journal())


def official_form(desk: Desk, office: FederationContact, held: Officer | None = None) -> Form:
    """Return who holds an office of the federation."""
    roles = tuple(dict.fromkeys(one.role for one in office.officers))
    divisions = (("", _("none")), *((one.id, one.name) for one in desk.season.divisions))
    known = held.division if held else ""
    fields = (
        *officer_fields(roles, held),
        Field("division", _("Responsible for"), known, answers=divisions),
    )

    def step(got: Answers) -> Step:
        officers = with_officer(office.officers, officer_typed(got, got["division"]))
        return federation_step(office, replace(office, officers=officers))

    return Form(_("Official of the federation"), fields, step, goes_into_journal())


def end_form(_desk: Desk, office: FederationContact, held: Officer) -> Form:
    """Return the end of an official's office."""
    rest = without_officer(office.officers, held.role, held.division)

    def step(_got: Answers) -> Step:
        return federation_step(office, replace(office, officers=rest))

    title = _("{name} is no longer {role}").format(name=held.name, role=held.role)
    return Form(title, (), step, goes_into_journal())
