"""Teams of a qualification tournament: ``qualification list`` and ``qualification lineup``."""

from collections.abc import Iterator
from typing import Any

import click

from league import formatting
from league.language import _
from league.services.qualification.operations import OPERATIONS
from league.services.words.naming import team_named
from league.typed.days import read_moment
from tui.commands.call import Call
from tui.commands.common import command, print_data, print_message
from tui.commands.from_operations import commands_of
from tui.commands.late_values import player_argument
from tui.commands.options import despite_option, round_argument
from tui.commands.printed import print_findings_with_arithmetic
from tui.commands.usage import PATH, Argument, Option


def parts() -> Iterator[click.Command]:
    """Yield the commands of a tournament that are about one team."""
    players = player_argument("idents", nargs=-1, required=True, metavar="IDENT...")
    january = _("List of the day that counts (.csv or .xlsx); otherwise the season's ratings.")
    yield command(
        "list",
        list_,
        [
            Argument(["name"]),
            Argument(["team"]),
            players,
            Option(["--at"], metavar="TIME", help=_("When it was handed in.")),
            Option(["--ratings"], type=PATH, help=january),
            despite_option(),
        ],
        _("Hand in a team's list for a tournament and check it."),
        'spielleiter qualification list "KL 2012" KLGRAZ01 100018 100019 \\\n'
        '  --at "2012-06-02 09:20"',
    )
    yield command(
        "lineup",
        lineup,
        [Argument(["name"]), round_argument(), Argument(["team"]), players],
        _("Check a team's lineup in a round, board 1 first; - for an empty board."),
        'spielleiter qualification lineup "KL 2012" 1 KLGRAZ01 100018 100019 -',
    )
    yield from commands_of(*OPERATIONS)


def list_(call: Call, name: str, team: str, idents: tuple[str, ...], **given: Any) -> None:
    """Hand in a list. Raises LeagueError."""
    from league.services.qualification.squads import submit_list
    from league.services.ratings.lists import read_ratings

    team = team_named(call.desk().season.teams, team).id
    at = read_moment(given["at"], call.near) if given["at"] else None
    january = read_ratings(given["ratings"]) if given["ratings"] else None
    found = submit_list(
        call.season,
        name,
        team,
        idents,
        at,
        actor=call.actor,
        january=january,
        despite=given["despite"],
    )
    print_findings_with_arithmetic(found)
    print_message(_("The list of {team} is on record."), team=team)


def lineup(call: Call, name: str, number: int, team: str, idents: tuple[str, ...]) -> None:
    """Check a lineup. Raises LeagueError."""
    from league.services.qualification.squads import trial_lineup

    team = team_named(call.desk().season.teams, team).id
    row = [None if ident == "-" else ident for ident in idents]
    found, fees = trial_lineup(call.season, name, number, team, row)
    print_findings_with_arithmetic(found)
    for fee in fees:
        sentence = _("It would cost {amount} ({citation}).")
        print_data(sentence.format(amount=formatting.money(fee.cents), citation=f"§ {fee.rule}"))
