"""Players come and go: ``player register``, ``why``, and their papers."""

from collections.abc import Iterator

import click

from league.language import _
from league.services.registry.people import operations as people
from league.services.registry.registering import operations
from league.services.registry.registering import registration_operations as registrations
from league.services.registry.registering import status_operations as statuses
from tui.commands import bans, options
from tui.commands.call import Call
from tui.commands.common import command, group, print_data
from tui.commands.from_operations import commands_of
from tui.commands.listing import about_of


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield group(
        "player",
        about_of("player"),
        [
            *commands_of(*registrations.OPERATIONS, *operations.OPERATIONS, *statuses.OPERATIONS),
            _why(),
            *commands_of(*people.OPERATIONS),
            *bans.commands(),
        ],
        "spielleiter player register 100001 601 --posted 2011-12-28 --nation AUT",
        "spielleiter player deregister 100001 601 --notice 2011-12-19",
    )


def _why() -> click.Command:
    return command(
        "why",
        why_eligible,
        options.who(),
        _("Say from when a player registered here is eligible, and why."),
        "spielleiter player why 100001 601",
    )


def why_eligible(call: Call, ident: str, club: str) -> None:
    """Say why a player is eligible from when. Raises LeagueError."""
    from league.services.registry.people import player_why

    print_data(player_why.why_eligible(call.desk(), ident, club))
