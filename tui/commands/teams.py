"""Teams of a season: ``team list``, ``register``, ``change``, ``deputy``, ``withdraw``."""

from collections.abc import Iterator

import click

from league.language import _
from league.services.matches.withdrawal_operations import WITHDRAW
from league.services.registry.clubs.team_operations import OPERATIONS
from tui.commands.call import Call
from tui.commands.common import command, group, print_columns
from tui.commands.from_operations import commands_of
from tui.commands.listing import about_of


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield group(
        "team",
        about_of("team"),
        [_list(), *commands_of(*OPERATIONS, WITHDRAW)],
        'spielleiter team register TURM3 601 klasse-1 "Turm Erzberg 3"',
        "spielleiter team list",
    )


def _list() -> click.Command:
    return command(
        "list",
        list_teams,
        [],
        _("List the teams with captain, deputy and telephone; for the office only."),
        "spielleiter team list",
    )


def list_teams(call: Call) -> None:
    """List the teams. Raises LeagueError."""
    from league.facts.contacts import TeamContact
    from league.services.session import transactions
    from league.services.session.contacts import team_offices

    season, _rulings = transactions.load(call.season)
    known, divisions = team_offices(season.name), {one.id: one.name for one in season.divisions}
    rows = [
        (one.id, one.name, divisions[one.division], one.captain or "", office.deputy, office.phone)
        for one in season.teams
        for office in [known.get(one.id, TeamContact())]
    ]
    heads = (_("Code"), _("Team"), _("Division"), _("Captain"), _("Deputy"), _("Telephone"))
    print_columns([heads, *rows])
