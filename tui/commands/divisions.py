"""Divisions: made, and what is decided for them: ``division add``, ``decide``, ``list``."""

from collections.abc import Iterator

import click

from league import formatting
from league.language import _
from league.services.schedule.division_operations import OPERATIONS
from league.services.schedule.operations import DECIDE
from tui.commands.call import Call
from tui.commands.common import command, group, print_data, print_message
from tui.commands.from_operations import commands_of
from tui.commands.late_values import division_argument
from tui.commands.listing import about_of


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield group(
        "division",
        about_of("division"),
        [*commands_of(*OPERATIONS, DECIDE), _list()],
        "spielleiter division list klasse-1",
        'spielleiter division decide klasse-1 official "Anna Muster" --date 2011-07-02 \\\n'
        '  --decided-by "Kreistag Graz"',
    )


def _list() -> click.Command:
    return command(
        "list",
        list_all,
        [division_argument(required=False)],
        _("List what is decided, for one division or for all."),
        "spielleiter division list",
    )


def list_all(call: Call, division: str | None) -> None:
    """List the decisions. Raises LeagueError."""
    from league.services.schedule.division_decisions import decisions
    from league.services.words.codes import decided_words, matter_words

    words, decided = matter_words(), decisions(call.season, division)
    if not decided:
        print_message(_("No decision for a division is on record."))
    for one in decided:
        day = formatting.day(one.decided)
        print_data(
            f"{one.division}  {words[one.matter]}: {decided_words(one)}  ({day}, {one.decided_by})"
        )
