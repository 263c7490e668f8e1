"""Persons banned by a board: ``player bans``, ``player lift``."""

from collections.abc import Iterator

import click

from league import formatting
from league.language import _
from league.services.registry.suspensions.operations import OPERATIONS
from tui.commands.call import Call
from tui.commands.common import command, print_columns, print_message
from tui.commands.from_operations import commands_of


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area; they belong to ``player``."""
    yield command(
        "bans",
        bans,
        [],
        _(
            "List the players and officials whom a board has banned.\n\n"
            "“account fine CLUB 0 --person …” records a ban."
        ),
        "spielleiter player bans",
    )
    yield from commands_of(*OPERATIONS)


def bans(call: Call) -> None:
    """List bans of persons. Raises LeagueError."""
    from league.services.session import transactions
    from league.services.session.opening import persons_banned

    loaded, _rulings = transactions.load(call.season)
    names = {one.ident: one.name for one in loaded.players}
    clubs = {one.id: one.name for one in loaded.clubs}
    rows = [
        (
            one.person,
            names.get(one.person, ""),
            clubs.get(one.club, one.club),
            formatting.day(one.first),
            formatting.day(one.last) if one.last else _("further notice"),
            f"§ {one.rule}",
            one.reason
            if one.lifted is None
            else _("lifted on {day}").format(day=formatting.day(one.lifted)),
        )
        for one in persons_banned(loaded)
    ]
    if not rows:
        print_message(_("Nobody is banned."))
    print_columns(rows)
