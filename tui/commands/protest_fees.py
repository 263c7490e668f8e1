"""The fee of a protest that came later: ``protest pay``; and how its days are typed."""

from datetime import date, datetime
from typing import TYPE_CHECKING

import click

from league.language import _
from league.typed.days import guesses, read_day_or_moment
from tui.commands import options
from tui.commands.call import Call
from tui.commands.common import command, print_message
from tui.commands.late_values import DayText
from tui.commands.usage import Argument, Option, whole_number

if TYPE_CHECKING:
    from league.services.protests.procedure import ProtestView

WHEN = "DAY[THH:MM]"


def pay_command() -> click.Command:
    """Return the command that records a fee paid after the filing."""
    return command(
        "pay",
        pay,
        [
            Argument(["number"], type=whole_number()),
            options.date_option(_("Day of the payment; otherwise today.")),
        ],
        _("The fee of a protest came after its filing, where the rules let it come later."),
        "spielleiter protest pay 1 --date 2026-05-18",
        dated=("day",),
    )


def pay(call: Call, number: int, day: date) -> None:
    """Record the payment. Raises LeagueError."""
    from league.services.protests import fees

    view = fees.pay(call.season, number, day, actor=call.actor)
    print_message(_("The fee of protest {number} is on record."), number=number)
    print_unheard(view)


def print_unheard(view: "ProtestView") -> None:
    """Say why a protest is not dealt with, and what becomes of its deposit; else nothing."""
    from league.services.protests.details import deposit_of

    for line in view.against:
        print_message(_("Not dealt with: {why}"), why=line)
    if view.outcome.unheard_goes:
        print_message("{deposit}", deposit=deposit_of(view))


def when(name: str, about: str, *, required: bool = False) -> click.Option:
    """Return an option for a day, or for a moment."""
    return Option([name], metavar=WHEN, required=required, help=about, callback=_day_or_moment)


def _day_or_moment(
    ctx: click.Context, param: click.Parameter, value: str | None
) -> date | datetime | DayText | None:
    """Return what was typed; a day without its year as it is. Raises BadParameter."""
    if value is None:
        return None
    if value.strip() and guesses(value.split()[0]):
        return DayText(value)
    with options.as_typed(ctx, param):
        return read_day_or_moment(value, date.min)
