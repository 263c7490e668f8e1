"""Rounds on paper and calendar, or not yet: ``round publish``, ``round hold``, ``round list``."""

from collections.abc import Iterator

import click

from league.language import _
from league.services.schedule.operations import HOLD, PUBLISH
from tui.commands.call import Call
from tui.commands.common import command, group, print_columns, print_message
from tui.commands.from_operations import commands_of
from tui.commands.late_values import division_argument
from tui.commands.listing import about_of


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield group(
        "round",
        about_of("round"),
        [*commands_of(PUBLISH, HOLD), _list()],
        "spielleiter round publish landesliga",
        "spielleiter round hold landesliga 11",
    )


def _list() -> click.Command:
    return command(
        "list",
        list_rounds,
        [division_argument()],
        _("List the rounds of a division with their state."),
        "spielleiter round list landesliga",
    )


def list_rounds(call: Call, division: str) -> None:
    """List the rounds of a division. Raises LeagueError."""
    from league.services.schedule.round_states import states

    rows = states(call.season, division)
    if not rows:
        print_message(
            _("{division} has no rounds yet: it has to be drawn first."), division=division
        )
        return
    words = {True: _("published"), False: _("held back")}
    print_columns([(str(number), words[published]) for number, published in rows.items()], (0,))
