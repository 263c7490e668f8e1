"""School chess: ``school register``, ``pupil``, ``companion``, ``place`` and ``show``."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from league.language import _, ngettext
from league.services.registry.schools.operations import OPERATIONS
from tui.commands.call import Call
from tui.commands.common import command, fail_if, group, print_columns, print_json, print_message
from tui.commands.from_operations import commands_of
from tui.commands.late_values import division_argument
from tui.commands.listing import about_of
from tui.commands.options import json_option

if TYPE_CHECKING:
    from league.views.schools import SchoolTeamRow


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield group(
        "school",
        about_of("school"),
        [*commands_of(*OPERATIONS), _show()],
        'spielleiter school register 901 "Gymnasium am Fluss" --kind gymnasium --region Pfalz',
        "spielleiter school show wk-2",
    )


def _show() -> click.Command:
    return command(
        "show",
        show,
        [division_argument(), json_option()],
        _(
            "Show the teams of a group: school, region, companion, who has a place, and what stands"
            " against each list.\n\nThe exit status is 1 when something does."
        ),
        "spielleiter school show wk-2",
    )


def show(call: Call, division: str, as_json: bool) -> None:
    """Show a group of school chess. Raises LeagueError."""
    from dataclasses import asdict

    from league.services.registry.schools.views import schools_view

    view = schools_view(call.desk(), division)
    if as_json:
        print_json(asdict(view))
        return
    print_columns(list(map(_row, view.rows)))
    for row in view.rows:
        for line in row.findings:
            print_message(f"{row.name}: {line}")
    if view.open is not None:
        words = ngettext("{number} place is left.", "{number} places are left.", view.open)
        print_message(words.format(number=view.open))
    fail_if([line for row in view.rows for line in row.findings])


def _row(row: "SchoolTeamRow") -> tuple[str, ...]:
    there = f"{row.region} {row.place or ''}".strip()
    kind = row.kind or _("school not on file")
    companion = row.companion or _("nobody comes with it")
    return row.team, row.name, kind, there, companion, row.standing
