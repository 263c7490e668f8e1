"""The cup: ``cup draw``, ``show``, ``next``, ``lot``."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from league import formatting
from league.language import _
from league.services.cup.operations import BRACKETS, LOT
from tui.commands.call import Call
from tui.commands.common import columns, command, group, print_data, print_json, print_message
from tui.commands.from_operations import commands_of
from tui.commands.late_values import division_argument
from tui.commands.listing import about_of
from tui.commands.options import json_option
from tui.commands.printed import plain

if TYPE_CHECKING:
    from league.services.session.operations import Given
    from league.views.cup import CupTie, CupView


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield group(
        "cup",
        about_of("cup"),
        [*commands_of(*BRACKETS, shows=_print_drawn), *commands_of(LOT, shows=_print_lot), _show()],
        "spielleiter cup draw cup --date 2011-11-19",
        "spielleiter cup show cup",
    )


def _show() -> click.Command:
    return command(
        "show",
        show,
        [division_argument(), json_option()],
        _("Show the rounds as far as they are known."),
        "spielleiter cup show cup --json",
    )


def show(call: Call, division: str, as_json: bool) -> None:
    """Show a cup. Raises LeagueError."""
    from league.services.cup.rounds import show_cup

    view = show_cup(call.season, division)
    if as_json:
        print_json(plain(view))
    else:
        _tell(view)


def _print_drawn(call: Call, given: "Given") -> None:
    """Print the bracket, and the seed it came from."""
    from league.services.cup.rounds import show_cup

    view = show_cup(call.season, given["division"])
    _tell(view)
    if "seed" in given:
        print_message(_("Drawn with seed {seed}."), seed=view.draw.seed)


def _print_lot(call: Call, given: "Given") -> None:
    """Print who goes on by lot, and the seed it came from."""
    from league.services.cup.rounds import show_cup

    ties = (one for ties in show_cup(call.season, given["match"][0]).rounds for one in ties)
    drawn = next(one for one in ties if one.match == given["match"])
    print_data(drawn.winner or "")
    print_message(_("Drawn with seed {seed}."), seed=drawn.lot)


def _tell(view: "CupView") -> None:
    for number, ties in enumerate(view.rounds, 1):
        print_data(_("Round {round}").format(round=number))
        for line in columns([_row(tie) for tie in ties], (0,)):
            print_data(f"  {line}")
    if view.champion is not None:
        print_data(f"{view.champion}  {view.title}".rstrip())
    if view.astray:
        print_message(view.astray)


def _row(tie: "CupTie") -> tuple[str, ...]:
    if tie.match is None:
        return str(tie.number), tie.home or tie.away or "–", _("bye"), "", ""
    state = _("open")
    if tie.needs_lot:
        state = _("the lot decides")
    elif tie.decided:
        state = _("{team} goes on").format(team=tie.winner or _("nobody"))
    by_lot = _("by lot, seed {seed}").format(seed=tie.lot) if tie.lot is not None else ""
    day = "" if tie.end_date is None else formatting.day(tie.end_date)
    return str(tie.number), f"{tie.home} – {tie.away}", day, state, by_lot
