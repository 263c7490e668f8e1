"""What is asked about how somebody is reached, by deeds on clubs, teams and the federation."""

from dataclasses import fields, replace
from types import SimpleNamespace
from typing import TYPE_CHECKING

from league.formatting import iban
from league.language import to_translate
from league.services.session.kinds import FLAG, NAME, TEXT
from league.services.session.operations import Kind, Operation, Parameter
from league.services.session.parameters import kept, optional

if TYPE_CHECKING:
    from league.facts.contacts import ClubContact, FederationContact
    from league.services.session.desk import Desk


def _roles(desk: "Desk") -> tuple[str, ...]:
    from league.services.session.contacts import club_offices, federation_office

    federation = desk.season.federation
    held = [one.officers for one in club_offices(federation).values()]
    held.append(federation_office(federation).officers)
    return tuple(sorted({one.role for officers in held for one in officers}))


_LINES = Kind(
    "TEXT",
    lambda _desk, text, _given: tuple(one.strip() for one in text.split("/")),
    (),
    typed=" / ".join,
)
ADDRESS = optional(
    "--address",
    _LINES,
    to_translate("Address"),
    to_translate("Address, its lines parted by “/”; empty = none."),
    to_translate("such as Hauptplatz 1 / 8010 Graz"),
)
PHONE = optional(
    "--phone",
    TEXT,
    to_translate("Telephone"),
    to_translate("Telephone number."),
    to_translate("such as +43 664 1234567"),
)
MAIL = optional("--mail", TEXT, to_translate("E-mail"), to_translate("E-mail address."))
BANK = (
    optional(
        "--iban",
        replace(TEXT, metavar="IBAN", typed=iban),
        to_translate("IBAN"),
        to_translate("Bank account; empty = none."),
        to_translate("empty = none"),
    ),
    optional(
        "--bic",
        replace(TEXT, metavar="BIC"),
        to_translate("BIC"),
        to_translate("Of the bank, where it is needed."),
        to_translate("only where the bank asks for it"),
    ),
    optional(
        "--holder",
        NAME,
        to_translate("Account holder"),
        to_translate("Whose account it is; otherwise the name."),
        to_translate("empty = the name"),
    ),
)
_ROLE = Parameter(
    "role",
    replace(TEXT, metavar="ROLE", suggested=_roles),
    to_translate("Office held"),
    to_translate("such as chairman; one person each"),
)
_WHO = kept(Parameter("name", NAME, to_translate("Name")), PHONE, MAIL)
_END = optional(
    "--end", FLAG, to_translate("Office ends"), to_translate("Nobody holds the office any more.")
)
OFFICER = (_ROLE, *_WHO, _END)


def ended(officer: Operation) -> Operation:
    """Return the end of an office, of the deed with which somebody gets it."""
    asked = tuple(one for one in officer.parameters if one not in _WHO)
    title = to_translate("{name} is no longer {role}")
    return replace(officer, title=title, parameters=asked)


def with_bank(office: "ClubContact | FederationContact") -> SimpleNamespace:
    """Return how somebody is reached, with the bank account by what is asked about it."""
    known = {one.name: getattr(office, one.name) for one in fields(office)}
    bank = {one.name: getattr(office.bank, one.name, "") for one in BANK}
    return SimpleNamespace(**known, **bank)
