"""A match: ``match enter``, and what is known besides its result: ``show``, ``change``."""

from collections.abc import Iterator

import click

from league.language import _
from league.services.matches.operations import DATA
from league.services.session.named_matches import match_key
from tui.commands.call import Call
from tui.commands.common import command, group, print_data
from tui.commands.from_operations import commands_of
from tui.commands.listing import about_of
from tui.commands.match_entry import enter_command
from tui.commands.options import match_arguments


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    match = "landesliga 1 LANDESLIGA01 LANDESLIGA12"
    yield group(
        "match",
        about_of("match"),
        [enter_command(), _show(match), *commands_of(DATA)],
        f"spielleiter match enter {match} --results 1,½,0,1,r,-,1,1",
        f'spielleiter match change {match} --venue "Volksschule"',
    )


def _show(match: str) -> click.Command:
    return command(
        "show",
        show,
        match_arguments(),
        _("Print venue, remarks and deputies of a match."),
        f"spielleiter match show {match}",
    )


def show(call: Call, division: str, number: int, home: str, away: str) -> None:
    """Print what is known of a match. Raises LeagueError."""
    from league.services.session.contacts import match_office

    desk = call.desk()
    key = match_key(desk, division, number, home, away)
    known, names = match_office(desk.season.name, key), desk.world.teams
    for label, words in (
        (_("Venue"), known.venue or names[key[2]].venue),
        (_("Remarks"), known.remarks),
        (names[key[2]].name, known.home_deputy),
        (names[key[3]].name, known.away_deputy),
    ):
        print_data(f"{label}: {words or '–'}")
