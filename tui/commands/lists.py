"""Kader lists: ``list submit``, ``check``, ``nominate``, ``append``, ``declare``; and ``bond``."""

from collections.abc import Iterator
from datetime import date

import click

from league.errors import InputError
from league.language import _
from league.services.lists.operations import OPERATIONS
from league.services.registry.clubs.operations import DECLARE
from tui.commands.call import Call
from tui.commands.common import command, fail_if, group, print_data, print_message
from tui.commands.from_operations import commands_of
from tui.commands.late_values import NameOption, player_argument, team_argument
from tui.commands.listing import about_of
from tui.commands.options import day_option, flag, why_option
from tui.commands.printed import print_findings, print_followed


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield group(
        "list",
        about_of("list"),
        [_submit(), *_checks(), *commands_of(*OPERATIONS)],
        "spielleiter list check KLGRAZ03",
        "spielleiter list nominate KLGRAZ03 100001 --confirmed 2011-11-04",
    )
    yield _bond()


def _submit() -> click.Command:
    return command(
        "submit",
        submit,
        [
            team_argument(),
            player_argument("idents", nargs=-1, required=True),
            day_option("--posted", "posted", _("Postmark."), required=True),
            NameOption(
                ["--youth-board"],
                "players",
                multiple=True,
                metavar="IDENT",
                help=_("Named for that board."),
            ),
            flag(
                "--preview",
                _("Show what would change in the rounds played; change nothing."),
                "only_preview",
            ),
            why_option(),
        ],
        _(
            "Hand in a team's list, in its order; it takes the place of the one before.\n\n"
            "What changes in rounds that were played is said first."
        ),
        "spielleiter list submit KLGRAZ03 100198 100201 --posted 2011-09-05",
    )


def _checks() -> Iterator[click.Command]:
    yield command(
        "check",
        check,
        [team_argument()],
        _("Judge a team's list; the exit status is 1 when something stands against it."),
        "spielleiter list check KLGRAZ03",
    )
    yield from commands_of(DECLARE)


def _bond() -> click.Command:
    return command(
        "bond",
        bond,
        [
            team_argument(),
            player_argument("idents", nargs=-1, required=True),
            day_option("--date", "day", _("Match day."), required=True),
        ],
        about_of("bond"),
        "spielleiter bond LANDESLIGA01 100198 100201 --date 2011-10-15",
    )


def submit(
    call: Call,
    team: str,
    idents: tuple[str, ...],
    posted: date,
    youth_board: tuple[str, ...],
    only_preview: bool,
    why: str,
) -> None:
    """Hand in a list, or only say what that would change. Raises LeagueError."""
    from league.services.consequences.trying import try_told
    from league.services.lists.handed_in import submit_list
    from league.services.lists.steps import list_step
    from league.views.consequences import NOTHING

    desk = call.desk_to_change()
    seen = try_told(desk, list_step(team, idents, youth_board, posted))
    if seen.refused:
        raise InputError(seen.says)
    print_followed(NOTHING if seen.follows is None else seen.follows)
    for note in seen.notes:
        print_message(note)
    if only_preview:
        for found in seen.findings:
            print_data(f"{found.citation}  {found.sentence}")
        return
    judged = submit_list(
        call.season, team, idents, posted, actor=desk.actor, why=why, youth_board=youth_board
    )
    print_message(_("The list of {team} is stored."), team=team)
    print_findings(judged.findings)


def check(call: Call, team: str) -> None:
    """Judge a list; exit 1 if something stands against it. Raises LeagueError."""
    from league.services.lists.handed_in import check_list

    judged = check_list(call.season, team)
    print_findings(judged.findings)
    front = ", ".join(judged.order.front) or "–"
    print_data(_("May not play lower: {front}").format(front=front))
    fail_if(judged.findings)


def bond(call: Call, team: str, idents: tuple[str, ...], day: date) -> None:
    """Preview the class bond. Raises LeagueError."""
    from league.services.registry.registering.bond_preview import bond_preview

    for line in bond_preview(call.season, team, idents, day):
        print_data(line.sentence)
