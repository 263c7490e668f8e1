"""Tournaments by FIDE's rules: ``tournament create``, ``change``, ``list``, ``show`` and more."""

from collections.abc import Iterator

import click

from league.language import _
from league.services.events.tournament_operations import CREATE
from league.services.tournaments import entry_operations, leaving_operations
from league.services.tournaments.condition_operations import CHANGE
from tui.commands import (
    options,
    tournament_checks,
    tournament_files,
    tournament_playoffs,
    tournament_results,
    tournament_rounds,
    tournament_tables,
)
from tui.commands.call import Call
from tui.commands.common import command, group, print_data, print_json, print_message
from tui.commands.from_operations import commands_of
from tui.commands.listing import about_of
from tui.commands.printed import plain
from tui.commands.usage import Argument


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    members = [
        *_shown(),
        *commands_of(CREATE, CHANGE, *entry_operations.OPERATIONS, *leaving_operations.OPERATIONS),
        *tournament_rounds.commands(),
        *tournament_results.commands(),
        *tournament_tables.commands(),
        *tournament_files.commands(),
        *tournament_playoffs.commands(),
        *tournament_checks.commands(),
    ]
    yield group(
        "tournament",
        about_of("tournament"),
        members,
        'spielleiter tournament create open --name "Open" --system swiss --rounds 5',
        "spielleiter tournament enter open 100018 100019",
        "spielleiter tournament pair open",
        "spielleiter tournament result open 1 1=1 2=½ 3=0",
        "spielleiter tournament table open --why 1",
    )


def _shown() -> Iterator[click.Command]:
    yield command(
        "list",
        list_all,
        [options.json_option()],
        _("List the tournaments on file."),
        "spielleiter tournament list",
    )
    yield command(
        "show",
        show,
        [Argument(["id"]), options.json_option()],
        _("Show who entered, how far it is, and what speaks against how it is played."),
        "spielleiter tournament show open",
    )


def list_all(call: Call, as_json: bool) -> None:
    """List tournaments. Raises LeagueError."""
    from league.services.session.season_changes import season_and_book
    from league.services.tournaments.files import files
    from league.services.tournaments.views import row_of
    from league.views.columns_tournaments import TOURNAMENTS
    from tui.commands.described import print_list

    found = files(season_and_book(call.season)[0].name)
    if as_json:
        print_json(plain([one.tournament for one in found.values()]))
        return
    if not found:
        print_message(_("No tournament is on file."))
    print_list(TOURNAMENTS, [row_of(one) for one in found.values()], heads=False)


def show(call: Call, id: str, as_json: bool) -> None:
    """Show a tournament. Raises LeagueError."""
    from league.services.tournaments.announcing.announcement_checks import against
    from league.services.tournaments.opening import opened
    from league.services.tournaments.views import entry_rows, row_of
    from league.views.columns_tournaments import entry_columns
    from tui.commands.described import print_list

    found = opened(call.season, id)
    file = found.file
    if as_json:
        print_json(plain(file))
        return
    row = row_of(file)
    print_data(f"{row.tournament.name}: {row.system}, {row.state}")
    if row.next:
        print_data(_("Next: {what}").format(what=row.next))
    teams = row.tournament.teams
    print_list(entry_columns(teams=teams), list(entry_rows(file)), heads=False)
    for one in against(found):
        print_message(one.sentence)
