"""Failing to appear: ``noshow list``, ``exclude``, ``ban``."""

from collections.abc import Iterator

import click

from league import formatting
from league.language import _
from league.services.closing.no_show_operations import BAN, EXCLUDE
from tui.commands.call import Call
from tui.commands.common import command, fail_if, group, print_data
from tui.commands.from_operations import commands_of
from tui.commands.listing import about_of


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield group(
        "noshow",
        about_of("noshow"),
        [_list(), *commands_of(EXCLUDE, BAN)],
        "spielleiter noshow list",
        _('spielleiter noshow exclude KLGRAZ03 --reason "Decided by the executive."'),
    )


def _list() -> click.Command:
    return command(
        "list",
        list_all,
        [],
        _(
            "List the teams that failed to appear over the season.\n\n"
            "The exit status is 1 when one is proposed for exclusion."
        ),
        "spielleiter noshow list",
    )


def list_all(call: Call) -> None:
    """List failures to appear. Raises LeagueError."""
    from league.services.matches.no_shows import no_shows

    found = no_shows(call.season)
    for team in found:
        print_data(f"{team.team.id}  {team.team.name}: {team.number}")
        for one in team.matches:
            note = "" if one.counts else _("force majeure") if one.excused else _("waived")
            where = " ".join(map(str, one.match))
            print_data(f"  {formatting.day(one.day)}  {where}  {note}".rstrip())
        if team.excluded:
            print_data(f"  {_('excluded')}")
        elif team.proposed:
            print_data(f"  {_('proposed for exclusion')}")
    fail_if(any(team.proposed for team in found))
