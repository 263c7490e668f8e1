"""Accounts of people: who has one, as what, with which code, and where he is signed in."""

from collections.abc import Iterator

import click

from league.language import _
from league.services.users.operations import OPERATIONS
from tui.commands.call import Call
from tui.commands.common import command, group, print_json, print_message
from tui.commands.from_operations import commands_of
from tui.commands.listing import about_of
from tui.commands.options import json_option
from tui.commands.user_sessions import getting_in
from tui.commands.user_ssh import ssh_command


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield group(
        "users",
        about_of("users"),
        [_list(), *commands_of(*OPERATIONS), *getting_in(), ssh_command()],
        'spielleiter users add anna.berger "Anna Berger" --mail anna@example.org',
        "spielleiter users appoint anna.berger captain --team LANDESLIGA01",
        "spielleiter users code anna.berger --paper letter.pdf",
    )


def _list() -> click.Command:
    return command(
        "list",
        list_all,
        [json_option()],
        _("List the accounts with their roles; closed ones come last."),
        "spielleiter users list",
        needs="file",
    )


def list_all(call: Call, as_json: bool) -> None:
    """List the accounts. Raises LeagueError."""
    from league.services.users.rows import account_rows
    from league.views.users import ACCOUNTS
    from tui.commands.described import print_list
    from tui.commands.printed import plain

    del call
    rows = account_rows()
    if as_json:
        print_json(plain(rows))
        return
    if not rows:
        print_message(_("There is no account; whoever sits at this machine may do everything."))
        return
    print_list(ACCOUNTS, rows)
