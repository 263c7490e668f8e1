"""The federation as it stands on its letters: ``federation show``, ``change``, ``officer``."""

from collections.abc import Iterator

import click

from league.language import _
from league.services.registry.clubs.federation_operations import OPERATIONS
from tui.commands import contacts
from tui.commands.call import Call
from tui.commands.common import command, group, print_data
from tui.commands.from_operations import commands_of
from tui.commands.listing import about_of


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield group(
        "federation",
        about_of("federation"),
        [_show(), *commands_of(*OPERATIONS)],
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


def show(call: Call) -> None:
    """Print the letterhead. Raises LeagueError."""
    from league.services.session import transactions
    from league.services.session.contacts import federation_office

    season, _rulings = transactions.load(call.season)
    office = federation_office(season.federation)
    print_data(office.name)
    contacts.print_contacts(office.address, office.bank, office.officers)
    reached = " · ".join(filter(None, (office.phone, office.mail, office.site)))
    if reached:
        print_data(reached)
