"""Events: ``event create``, ``change``, ``issue``, ``enter``, ``show`` and more."""

from collections.abc import Iterator

import click

from league.language import _
from league.services.events import (
    entry_operations,
    onward_operations,
    operations,
    place_operations,
    play_operations,
)
from tui.commands import event_lists
from tui.commands.call import Call
from tui.commands.common import command, group
from tui.commands.filing import file
from tui.commands.from_operations import commands_of
from tui.commands.late_values import player_argument
from tui.commands.listing import about_of
from tui.commands.usage import Argument


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    of_entries = (*entry_operations.OPERATIONS, *onward_operations.OPERATIONS)
    of_places = place_operations.OPERATIONS
    of_play = play_operations.OPERATIONS
    deeds = commands_of(*operations.OPERATIONS, *of_entries, *of_places, *of_play)
    yield group(
        "event",
        about_of("event"),
        [*deeds, _qualify(), *event_lists.commands()],
        'spielleiter event create u18 --kind U18 --date 2012-03-03 --name "U18"',
        "spielleiter event issue u18 --date 2012-01-10",
        "spielleiter event enter u18 100018 --date 2012-02-01",
        "spielleiter event show u18",
    )


def _qualify() -> click.Command:
    return command(
        "qualify",
        qualify,
        [
            Argument(["id"]),
            Argument(["by_what"], metavar="nominated|last|GROUP"),
            player_argument("idents", nargs=-1, required=True),
        ],
        _("Record who is nominated, or the final places elsewhere that bring a place."),
        "spielleiter event qualify u18 nominated 100018",
        "spielleiter event qualify u18 last 100018 100019",
    )


def qualify(call: Call, id: str, by_what: str, idents: tuple[str, ...]) -> None:
    """Record nominations or places elsewhere. Raises LeagueError."""
    from league.services.events.steps import qualification_step

    nominated = idents if by_what == "nominated" else ()
    earlier = {} if nominated else {by_what: idents}
    file(call, lambda _desk: qualification_step(id, nominated, earlier), "")
