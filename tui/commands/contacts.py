"""Addresses, bank accounts and officers, as options and as lines."""

from typing import TYPE_CHECKING, Any

import click

from league.language import _
from tui.commands.common import print_data
from tui.commands.filing import given_option
from tui.commands.options import flag
from tui.commands.usage import Argument

if TYPE_CHECKING:
    from league.facts.contacts import BankAccount, Officer


def address_option() -> click.Option:
    """Return the option for an address, its lines parted by ``/``."""
    return given_option("--address", "TEXT", _("Address, its lines parted by “/”; empty = none."))


def bank_options() -> list[click.Parameter]:
    """Return the options for a bank account."""
    return [
        given_option("--iban", "IBAN", _("Bank account; empty = none.")),
        given_option("--bic", "BIC", _("Of the bank, where it is needed.")),
        given_option("--holder", "NAME", _("Whose account it is; otherwise the name.")),
    ]


def officer_parameters() -> list[click.Parameter]:
    """Return the arguments and options for who holds an office."""
    return [
        Argument(["role"]),
        Argument(["name"], required=False, default=""),
        given_option("--phone", "TEXT", _("Telephone number.")),
        given_option("--mail", "TEXT", _("E-mail address.")),
        flag("--end", _("Nobody holds the office any more.")),
    ]


def address_of(text: str | None) -> tuple[str, ...] | None:
    """Return the lines of an address, None where none was given."""
    return None if text is None else tuple(one.strip() for one in text.split("/"))


def bank_of(
    now: "BankAccount | None", name: str, given: dict[str, str | None]
) -> "BankAccount | None":
    """Return an account as it shall be: what was given, and the rest as it was."""
    from league.facts.contacts import BankAccount

    was = now or BankAccount(name, "")
    iban, bic, holder = (given.pop(one) for one in ("iban", "bic", "holder"))
    if iban is not None and not iban.strip():
        return None
    made = BankAccount(
        was.holder if holder is None else holder,
        was.iban if iban is None else iban,
        was.bic if bic is None else bic,
    )
    return now if (now is None and made == was) else made


def officers_of(
    now: tuple["Officer", ...], role: str, name: str, *, end: bool, **more: Any
) -> tuple["Officer", ...]:
    """Return officers with who was named, or without. Raises InputError."""
    from league.facts.contacts import Officer
    from league.services.session.office_checks import with_officer, without_officer

    division = more.get("division") or ""
    if end:
        return without_officer(now, role, division)
    held = next((one for one in now if (one.role, one.division) == (role, division)), None)
    was = held or Officer(role, "", division=division)
    phone, mail = more["phone"], more["mail"]
    return with_officer(
        now,
        Officer(
            role,
            name or was.name,
            was.phone if phone is None else phone,
            was.mail if mail is None else mail,
            division,
        ),
    )


def print_contacts(
    address: tuple[str, ...], bank: "BankAccount | None", officers: tuple["Officer", ...]
) -> None:
    """Print how somebody is reached."""
    from league import formatting

    for line in address:
        print_data(line)
    if bank is not None:
        print_data(
            " · ".join(filter(None, (f"IBAN {formatting.iban(bank.iban)}", bank.bic, bank.holder)))
        )
    for one in officers:
        parts = (f"{one.role}: {one.name}", one.division, one.phone, one.mail)
        print_data(" · ".join(filter(None, parts)))
