"""Reports that others owe: ``duty add``, ``done``, ``list``."""

from collections.abc import Iterator
from datetime import date

import click

from league import formatting
from league.language import _
from league.services.registry.clubs.duty_operations import OPERATIONS
from tui.commands.call import Call
from tui.commands.common import command, fail_if, group, print_data, print_message
from tui.commands.from_operations import commands_of
from tui.commands.listing import about_of
from tui.commands.options import date_option


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield group(
        "duty",
        about_of("duty"),
        [*commands_of(*OPERATIONS), _list()],
        'spielleiter duty add 14.5.b --about "Kreistag Süd" --date 2012-03-01',
        "spielleiter duty done 1 --date 2012-03-12",
        "spielleiter duty list",
    )


def _list() -> click.Command:
    return command(
        "list",
        list_all,
        [date_option(_("Day on which they are looked at; otherwise today."))],
        _(
            "List the reports on file, what is due first ahead.\n\n"
            "The exit status is 1 when one is late or missing."
        ),
        "spielleiter duty list",
    )


def list_all(call: Call, day: date) -> None:
    """List the reports. Raises LeagueError."""
    from league.services.registry.clubs.duties import duty_rows

    rows = duty_rows(call.season, day)
    if not rows:
        print_message(_("No report that is owed is on file."))
    for row in rows:
        came = row.duty.reported
        state = _("came on {day}").format(day=formatting.day(came)) if came else _("open")
        due = _("due by {day}").format(day=formatting.day(row.due))
        print_data(
            f"{row.duty.number}. {row.title}: {row.duty.about}, {due}, {state} ({row.citation})"
        )
        for found in row.found:
            print_data(f"   {found.sentence}")
    fail_if(any(row.found for row in rows))
