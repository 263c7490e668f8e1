"""Play-offs of tournaments: ``tournament playoff begin``, ``game``, ``show`` and more."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from league import formatting
from league.language import _
from league.services.tournaments import playoff_operations as playoffs
from league.typed.money import read_cents
from tui.commands import options
from tui.commands.call import Call
from tui.commands.common import command, group, print_columns, print_data, print_message
from tui.commands.from_operations import commands_of
from tui.commands.usage import Argument

if TYPE_CHECKING:
    from league.views.tournament_playoffs import PlayoffSheet


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area; they belong to ``tournament``."""
    yield group(
        "playoff",
        _("Play-offs: who plays whom with which clock, and who has won."),
        [
            *commands_of(
                playoffs.BEGIN, shows=lambda call, given: _plan(call, given["id"], given["place"])
            ),
            *commands_of(playoffs.GAME, playoffs.BACK, playoffs.DECIDE, playoffs.DROP),
            _show(),
            _prizes(),
        ],
        "spielleiter tournament playoff begin open",
        "spielleiter tournament playoff game open 3 7 1",
        "spielleiter tournament playoff show open",
    )


def _place() -> click.Option:
    return options.number_option("--place", _("The place it decides; otherwise 1."), default=1)


def _show() -> click.Command:
    return command(
        "show",
        show,
        [Argument(["id"]), _place()],
        _("Show the plan, the games and what is next."),
        "spielleiter tournament playoff show open",
    )


def _prizes() -> click.Command:
    return command(
        "prizes",
        prizes,
        [
            Argument(["id"]),
            Argument(["amounts"], nargs=-1, required=True, metavar="EURO..."),
            _place(),
        ],
        _("Share the prizes of their places: the winner has the first, the others share."),
        "spielleiter tournament playoff prizes open 500 300 200",
    )


def show(call: Call, id: str, place: int) -> None:
    """Show a play-off. Raises LeagueError."""
    print_data(_plan(call, id, place).outcome)


def _plan(call: Call, id: str, place: int) -> "PlayoffSheet":
    """Print how it is played, and its games. Raises LeagueError."""
    from league.services.tournaments.playoffs.papers import playoff_sheet

    sheet = playoff_sheet(call.season, id, place)
    print_data(sheet.order)
    print_columns([(str(seat), name) for seat, name in enumerate(sheet.seats, 1)], (0,))
    print_columns(
        [(str(one.number), one.words, one.clock, one.paragraph) for one in sheet.stages], (0,)
    )
    for rest in sheet.rests:
        print_data(rest)
    print_columns(
        [
            (
                str(one.stage),
                one.white,
                one.black,
                formatting.pair(one.result) if one.result else "",
            )
            for one in sheet.games
        ],
        (0,),
    )
    return sheet


def prizes(call: Call, id: str, amounts: tuple[str, ...], place: int) -> None:
    """Share the prizes. Raises LeagueError."""
    from league.services.tournaments.playoffs.games import prize_shares

    shares = prize_shares(call.season, id, place, [read_cents(amount) for amount in amounts])
    if shares is None:
        print_message(_("The play-off for place {place} has no winner yet."), place=place)
        return
    print_columns([(name, formatting.money(amount)) for name, amount in shares.items()], (1,))
