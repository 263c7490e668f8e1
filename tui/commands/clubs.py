"""What is decided about clubs: ``club suspend``, ``lift``, ``consent``, ``joint``, ``check``."""

from collections.abc import Iterator
from datetime import date

import click

from league.language import _
from league.services.closing import cancellation_operations
from league.services.registry.clubs.operations import DECIDED
from tui.commands import club_data
from tui.commands.call import Call
from tui.commands.common import command, fail_if, group
from tui.commands.from_operations import commands_of
from tui.commands.listing import about_of
from tui.commands.options import day_option
from tui.commands.printed import print_findings


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield group(
        "club",
        about_of("club"),
        [
            *club_data.of_clubs(),
            *commands_of(*DECIDED, *cancellation_operations.OPERATIONS),
            _check(),
        ],
        _('spielleiter club suspend 601 --from 2012-01-15 --reason "Dues of 2011 unpaid."'),
        "spielleiter club check --date 2011-09-07",
    )


def _check() -> click.Command:
    return command(
        "check",
        check,
        [day_option("--date", "day", _("Day to look at."), required=True)],
        _(
            "List what stands against clubs, joint teams and registrations on a day.\n\n"
            "The exit status is 1 when something does."
        ),
        "spielleiter club check --date 2011-09-07",
    )


def check(call: Call, day: date) -> None:
    """List what stands against clubs and registrations; exit 1 if anything. Raises LeagueError."""
    from league.services.registry.clubs.decisions import club_findings, joint_team_findings
    from league.services.registry.registering.registrations import registration_findings
    from league.services.session import transactions

    season, _rulings = transactions.load(call.season)
    found = [
        *club_findings(season, day),
        *joint_team_findings(season),
        *registration_findings(season, day),
    ]
    print_findings(found)
    fail_if(found)
