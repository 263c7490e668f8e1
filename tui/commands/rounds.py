"""Rounds on paper and calendar, or not yet: ``round publish``, ``round hold``, ``round list``."""

from collections.abc import Iterator

import click

from league.language import _
from tui.commands.call import Call
from tui.commands.common import command, group, print_columns, print_message
from tui.commands.late_values import division_argument
from tui.commands.listing import about_of
from tui.commands.options import why_option
from tui.commands.usage import Argument, whole_number


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield group(
        "round",
        about_of("round"),
        [_publish(), _hold(), _list()],
        "spielleiter round publish landesliga",
        "spielleiter round hold landesliga 11",
    )


def _publish() -> click.Command:
    return command(
        "publish",
        publish,
        [*_rounds(), why_option()],
        _("Put rounds on papers and calendars; all of the division if none is named."),
        "spielleiter round publish landesliga",
        "spielleiter round publish landesliga 1 2 3",
    )


def _hold() -> click.Command:
    return command(
        "hold",
        hold,
        [*_rounds(), why_option()],
        _("Hold rounds back, all of the division if none is named."),
        "spielleiter round hold landesliga 11",
    )


def _rounds() -> list[click.Parameter]:
    rounds = Argument(["rounds"], nargs=-1, type=whole_number())
    return [division_argument(), rounds]


def _list() -> click.Command:
    return command(
        "list",
        list_rounds,
        [division_argument()],
        _("List the rounds of a division with their state."),
        "spielleiter round list landesliga",
    )


def publish(call: Call, division: str, rounds: tuple[int, ...], why: str) -> None:
    """Publish rounds. Raises LeagueError."""
    from league.services.schedule import round_states

    changed = round_states.publish(call.season, division, rounds, actor=call.actor, why=why)
    print_message(round_states.told(division, changed, published=True))


def hold(call: Call, division: str, rounds: tuple[int, ...], why: str) -> None:
    """Hold rounds back. Raises LeagueError."""
    from league.services.schedule import round_states

    changed = round_states.hold(call.season, division, rounds, actor=call.actor, why=why)
    print_message(round_states.told(division, changed, published=False))


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
