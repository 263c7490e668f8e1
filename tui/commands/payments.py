"""Money that moves: ``account pay``, ``payout``, ``reverse``, ``fine`` and the arrears."""

from collections.abc import Iterator
from datetime import date

import click

from league.language import _
from league.services.accounts import fee_operations
from league.services.accounts.operations import OPERATIONS
from tui.commands.call import Call
from tui.commands.common import command, fail_if, print_data
from tui.commands.from_operations import commands_of
from tui.commands.options import date_option, number_option


def members() -> Iterator[click.Command]:
    """Yield the commands of this area; they belong to ``account``."""
    yield from commands_of(*OPERATIONS, *fee_operations.OPERATIONS)
    yield _arrears()


def _arrears() -> click.Command:
    days = number_option("--days", _("Days the federation waits."), required=True)
    return command(
        "arrears",
        arrears,
        [days, date_option(_("Day to look at; otherwise today."))],
        _(
            "List the clubs that owe the federation for longer.\n\n"
            "The exit status is 1 when there are any."
        ),
        "spielleiter account arrears --days 60 --date 2012-03-01",
    )


def arrears(call: Call, days: int, day: date) -> None:
    """List clubs in arrears. Raises LeagueError."""
    from league.services.accounts.statements import in_arrears

    found = in_arrears(call.season, day, days)
    for one, finding in found:
        print_data(f"{one.id}  {finding.sentence}")
    fail_if(found)
