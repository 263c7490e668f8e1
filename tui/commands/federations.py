"""The federation as it stands on its letters: ``federation show``, ``change``, ``officer``."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import click

from league.language import _
from tui.commands import contacts
from tui.commands.call import Call
from tui.commands.common import command, group, print_data
from tui.commands.filing import changed, file, given_option
from tui.commands.listing import about_of
from tui.commands.options import why_option

if TYPE_CHECKING:
    from league.facts.contacts import FederationContact


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield group(
        "federation",
        about_of("federation"),
        [_show(), _change(), _officer()],
        "spielleiter federation show",
        'spielleiter federation officer Spielleiter "Anna Muster" --division landesliga',
    )


def _show() -> click.Command:
    return command(
        "show",
        show,
        [],
        _("Print letterhead, bank account and officials."),
        "spielleiter federation show",
    )


def _change() -> click.Command:
    return command(
        "change",
        change,
        [
            given_option("--name", "NAME", _("Name on the letters.")),
            contacts.address_option(),
            given_option("--mail", "TEXT", _("E-mail address.")),
            given_option("--phone", "TEXT", _("Telephone number.")),
            given_option("--site", "TEXT", _("Site on the web.")),
            *contacts.bank_options(),
            why_option(),
        ],
        _("Write the letterhead: what is not named stays, an empty text takes it away."),
        'spielleiter federation change --address "Postfach 1/8010 Graz" --mail a@example.org',
        'spielleiter federation change --iban "AT61 1904 3002 3457 3201"',
    )


def _officer() -> click.Command:
    return command(
        "officer",
        set_officer,
        [
            *contacts.officer_parameters(),
            given_option("--division", "DIVISION", _("The division he is responsible for.")),
            why_option(),
        ],
        _("Record who holds an office of the federation; who held it before makes room."),
        'spielleiter federation officer Kassier "Karl Maier" --mail kassier@example.org',
        "spielleiter federation officer Kassier --end",
    )


def show(call: Call) -> None:
    """Print the letterhead. Raises LeagueError."""
    office = _office(call)
    print_data(office.name)
    contacts.print_contacts(office.address, office.bank, office.officers)
    reached = " · ".join(filter(None, (office.phone, office.mail, office.site)))
    if reached:
        print_data(reached)


def change(call: Call, address: str | None, why: str, **given: Any) -> None:
    """Write the letterhead. Raises LeagueError."""
    from league.services.registry.clubs.data_steps import federation_step

    office = _office(call)
    bank = contacts.bank_of(office.bank, office.name, given)
    after = changed(office, {**given, "address": contacts.address_of(address)})
    after = replace(after, bank=bank)
    file(call, lambda _desk: federation_step(office, after), why)


def set_officer(
    call: Call, role: str, name: str, end: bool, division: str | None, why: str, **more: Any
) -> None:
    """Record who holds an office. Raises LeagueError."""
    from league.services.registry.clubs.data_steps import federation_step
    from league.services.session import transactions
    from league.services.words.naming import division_named

    season, _rulings = transactions.load(call.season)
    where = division_named(season.divisions, division).id if division else ""
    office = _office(call)
    officers = contacts.officers_of(office.officers, role, name, end=end, division=where, **more)
    after = replace(office, officers=officers)
    file(call, lambda _desk: federation_step(office, after), why)


def _office(call: Call) -> "FederationContact":
    from league.services.session import transactions
    from league.services.session.contacts import federation_office

    season, _rulings = transactions.load(call.season)
    return federation_office(season.federation)
