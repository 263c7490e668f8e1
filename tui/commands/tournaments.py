"""Tournaments by FIDE's rules: ``tournament create``, ``change``, ``list``, ``show`` and more."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import click

from league.language import _
from tui.commands import (
    options,
    tournament_checks,
    tournament_entries,
    tournament_files,
    tournament_leaving,
    tournament_playoffs,
    tournament_results,
    tournament_rounds,
    tournament_tables,
)
from tui.commands.call import Call
from tui.commands.common import command, group, print_data, print_json, print_message
from tui.commands.listing import about_of
from tui.commands.printed import plain
from tui.commands.tournament_conditions import conditions, conditions_with_entries, tournament_of
from tui.commands.usage import Argument, Option


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    members = [
        *_conditions(),
        *_shown(),
        *tournament_entries.commands(),
        *tournament_leaving.commands(),
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


def _conditions() -> Iterator[click.Command]:
    yield command(
        "create",
        create,
        [
            Argument(["id"]),
            Option(
                ["--event"],
                metavar="ID",
                help=_("The event it decides: who has a place there, or its teams, are entered."),
            ),
            *conditions(),
            options.why_option(),
        ],
        _("Put a tournament on file."),
        'spielleiter tournament create open --name "Open" --system swiss --rounds 5',
        "spielleiter tournament create u14 --event u14 --system swiss --rounds 7",
        'spielleiter tournament create cup --name "Cup" --system round_robin --preset 7.2.1',
    )
    yield command(
        "change",
        change,
        [Argument(["id"]), *conditions_with_entries(), options.why_option()],
        _("Change how a tournament is played; once it has begun only for a reason."),
        "spielleiter tournament change open --forbid 100018,100019",
        'spielleiter tournament change open --rounds 7 --why "more time"',
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


def create(call: Call, id: str, event: str | None, why: str, **given: Any) -> None:
    """Put a tournament on file. Raises LeagueError."""
    from league.facts.tournaments import System, Tournament
    from league.services.tournaments.announcing.records import create_tournament

    if event is not None:
        create_of_event(call, id, event, why, given)
        return
    asked = {**given, "name": given["name"] or id}
    system = System.SWISS if given["system"] is None else System(given["system"])
    wanted = tournament_of(call, Tournament(id=id, name=id, system=system), None, asked)
    made = create_tournament(call.season, wanted, actor=call.actor, why=why)
    print_message(_("{id} is on file."), id=made.id)
    print_against(call, id)


def create_of_event(call: Call, id: str, event: str, why: str, given: dict[str, Any]) -> None:
    """Put the tournament of an event on file, with who plays in it. Raises LeagueError."""
    from league.facts.tournaments import System
    from league.services.events.event_tournaments import conditions_for, create_for_event
    from league.services.tournaments.opening import opened

    named = None if given["system"] is None else System(given["system"])
    draft = replace(conditions_for(call.season, event, named), id=id)
    wanted = tournament_of(call, draft, None, given)
    made = create_for_event(call.season, wanted, actor=call.actor, why=why)
    number = len(opened(call.season, id).file.participants)
    print_message(_("{id} is on file; entered are: {number}."), id=made.id, number=number)
    print_against(call, id)


def change(call: Call, id: str, why: str, **given: Any) -> None:
    """Change a tournament. Raises LeagueError."""
    from league.services.tournaments.announcing.records import change_tournament
    from league.services.tournaments.opening import opened

    file = opened(call.season, id).file
    change_tournament(
        call.season,
        id,
        lambda before: tournament_of(call, before, file, given),
        actor=call.actor,
        why=why,
    )
    print_message(_("{id} is changed."), id=id)
    print_against(call, id)


def print_against(call: Call, id: str) -> None:
    """Print what speaks against how a tournament is played."""
    from league.services.tournaments.announcing.announcement_checks import against
    from league.services.tournaments.opening import opened

    for one in against(opened(call.season, id)):
        print_message(one.sentence)


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
    from league.services.tournaments.opening import opened
    from league.services.tournaments.views import entry_rows, row_of
    from league.views.columns_tournaments import entry_columns
    from tui.commands.described import print_list

    file = opened(call.season, id).file
    if as_json:
        print_json(plain(file))
        return
    row = row_of(file)
    print_data(f"{row.tournament.name}: {row.system}, {row.state}")
    if row.next:
        print_data(_("Next: {what}").format(what=row.next))
    teams = row.tournament.teams
    print_list(entry_columns(teams=teams), list(entry_rows(file)), heads=False)
