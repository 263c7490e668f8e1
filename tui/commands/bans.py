"""Persons banned by a board: ``player bans``, ``player lift``."""

from collections.abc import Iterator
from datetime import date

import click

from league import formatting
from league.language import _
from tui.commands.call import Call
from tui.commands.common import command, print_columns, print_message
from tui.commands.options import day_option, reason_option
from tui.commands.usage import Argument


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
    yield command(
        "lift",
        lift,
        [
            Argument(["person"], metavar="IDENT|NAME"),
            day_option("--from", "day", _("First day without the ban; otherwise today.")),
            reason_option(),
        ],
        _("Lift the ban of a player or official before its end."),
        'spielleiter player lift 100001 --from 2012-04-01 --reason "The court decided so."',
    )


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


def lift(call: Call, person: str, day: date | None, reason: str) -> None:
    """Lift a ban. Raises LeagueError."""
    from league.services.registry.suspensions.bans import lift_person_ban

    on = day or call.today()
    found = lift_person_ban(call.season, person, on, actor=call.actor, reason=reason)
    sentence = _("{person} is no longer banned from {day} on.")
    print_message(sentence.format(person=found.person, day=formatting.day(found.lifted or on)))
