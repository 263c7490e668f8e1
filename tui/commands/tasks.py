"""The work list: ``due``."""

from collections.abc import Iterator

import click

from league.language import _
from tui.commands.call import Call
from tui.commands.common import command, print_json, print_message
from tui.commands.described import as_data, print_list
from tui.commands.listing import about_of
from tui.commands.options import flag, json_option


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield command(
        "due",
        due,
        [
            flag("--week", _("Only what is due within seven days, late ones among it.")),
            json_option(),
        ],
        about_of("due"),
        "spielleiter due",
        "spielleiter due --week",
        "spielleiter due --json",
    )


def due(call: Call, week: bool, as_json: bool) -> None:
    """List what is to be done. Raises LeagueError."""
    from league.services.home.season_views import work_list
    from league.views.tasks import TASKS, due_this_week

    desk = call.desk()
    rows = work_list(desk, desk.today)
    if week:
        rows = due_this_week(rows, desk.today)
    if as_json:
        print_json(as_data(TASKS, rows))
    elif rows:
        print_list(TASKS, rows)
    else:
        print_message(_("Nothing is due this week.") if week else _("Nothing waits."))
