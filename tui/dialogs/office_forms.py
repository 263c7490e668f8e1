"""Forms about clubs, officers and how somebody is reached, for the pages that keep them."""

from collections.abc import Sequence

from rich.text import Text

from league import formatting
from league.facts.clubs import Club
from league.facts.contacts import BankAccount, Officer
from league.language import _
from league.services.registry.clubs.data_steps import new_club_step
from league.services.session.desk import Desk
from league.services.session.kinds import day_hint, typed_day
from league.services.session.trial_runs import Step
from tui.dialogs.form_model import Answers, Field, Form, goes_into_journal
from tui.dialogs.typed_fields import optional_day
from tui.kit.themes import Ink

LINES = " / "
"""Between the lines of an address that is typed on one line."""


def new_club_form(desk: Desk) -> Form:
    """Return the registration of a new member club."""
    fields = (Field("number", _("Club number"), needed=True), *club_fields(desk, Club("", "")))

    def step(got: Answers) -> Step:
        return new_club_step(club_typed(desk, Club(got["number"], ""), got))

    return Form(_("Register a new club"), fields, step, goes_into_journal())


def club_fields(desk: Desk, club: Club) -> tuple[Field, ...]:
    """Return the lines for a club's data."""
    return (
        Field("name", _("Name"), club.name, needed=True),
        Field("short", _("Short name"), club.short_name or ""),
        Field("district", _("District"), club.district or "", suggested=_districts(desk)),
        Field("state", _("Federal state"), club.state or ""),
        Field("since", _("Member since"), typed_day(club.member_since), day_hint(desk)),
    )


def club_typed(desk: Desk, club: Club, got: Answers) -> Club:
    """Return a club with what was typed. Raises InputError."""
    return Club(
        club.id,
        got["name"],
        got["short"] or None,
        got["district"] or None,
        got["state"] or None,
        optional_day(desk, got, "since"),
        club.suspended_from,
        club.suspended_until,
    )


def _districts(desk: Desk) -> tuple[str, ...]:
    known = {one.district for one in desk.season.clubs}
    known |= {one.district for one in desk.season.divisions}
    return tuple(sorted(one for one in known if one))


def address_field(lines: tuple[str, ...]) -> Field:
    """Return the line for an address."""
    hint = _("such as Hauptplatz 1 / 8010 Graz")
    return Field("address", _("Address"), LINES.join(lines), hint)


def address_typed(got: Answers) -> tuple[str, ...]:
    """Return the lines of an address."""
    return tuple(one.strip() for one in got["address"].split("/") if one.strip())


def bank_fields(bank: BankAccount | None, name: str) -> tuple[Field, ...]:
    """Return the lines for a bank account; ``name`` = whose it is unless somebody else's."""
    return (
        Field("iban", "IBAN", formatting.iban(bank.iban) if bank else "", _("empty = none")),
        Field("bic", "BIC", bank.bic if bank else "", _("only where the bank asks for it")),
        Field("holder", _("Account holder"), bank.holder if bank else "", name),
    )


def bank_typed(got: Answers, name: str) -> BankAccount | None:
    """Return the account that was typed, to be looked at; None for none."""
    iban, bic = got["iban"], got["bic"]
    return BankAccount(got["holder"] or name, iban, bic) if iban or bic else None


def officer_fields(roles: tuple[str, ...], held: Officer | None = None) -> tuple[Field, ...]:
    """Return the lines for who holds an office; ``held`` stands there before."""
    now = held or Officer("", "")
    hint = _("such as chairman; one person each")
    return (
        Field("role", _("Office held"), now.role, hint, suggested=roles, needed=True),
        Field("name", _("Name"), now.name, needed=True),
        Field("phone", _("Telephone"), now.phone, _("such as +43 664 1234567")),
        Field("mail", _("E-mail"), now.mail),
    )


def officer_typed(got: Answers, division: str = "") -> Officer:
    """Return who was typed, to be looked at."""
    return Officer(got["role"], got["name"], got["phone"], got["mail"], division)


def reach_text(lines: Sequence[str], bank: BankAccount | None, hues: Ink) -> Text:
    """Return an address and a bank account to read; the first line is the name."""
    known = [one for one in lines if one]
    if bank is not None:
        known.append(" · ".join(filter(None, (f"IBAN {formatting.iban(bank.iban)}", bank.bic))))
    return Text("\n").join(
        Text(one, f"bold {hues.text}" if one == lines[0] else hues.text) for one in known
    )
