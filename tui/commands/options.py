"""Options and arguments that several commands take."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from typing import Any

import click

from league.errors import InputError
from league.language import _
from league.typed.days import guesses, read_day
from tui.commands.late_values import DayText, club_argument, player_argument
from tui.commands.usage import Argument, Option, TodayOption, whole_number


def flag(name: str, about: str, parameter: str | None = None) -> click.Option:
    """Return an option without a value; ``parameter`` names it where its own name would not do."""
    return Option([name, *([parameter] if parameter else [])], is_flag=True, help=about)


def text_option(name: str, metavar: str, about: str, *, required: bool = False) -> click.Option:
    """Return an option for text; without it an empty one."""
    given: dict[str, Any] = {"required": True} if required else {"default": ""}
    return Option([name], metavar=metavar, help=about, **given)


def number_option(name: str, about: str, **more: Any) -> click.Option:
    """Return an option for a whole number; ``more`` is click's, such as a default."""
    return Option([name], type=whole_number(), metavar="N", help=about, **more)


def json_option() -> click.Option:
    """Return the option for output that programs read."""
    return flag("--json", _("Print JSON."), "as_json")


def day_option(flag: str, name: str, about: str, *, required: bool = False) -> click.Option:
    """Return an option for a day typed as 2011-10-15, 15.10.2011 or 15.10."""
    return Option([flag, name], metavar="DAY", required=required, help=about, callback=day_given)


def day_argument() -> click.Argument:
    """Return the argument for a day typed as 2011-10-15, 15.10.2011 or 15.10."""
    return Argument(["day"], metavar="DAY", callback=day_given)


def day_given(
    ctx: click.Context, param: click.Parameter, value: str | None
) -> date | DayText | None:
    """Return the day that was typed; one without its year as it is. Raises BadParameter."""
    if value is None:
        return None
    if guesses(value):
        return DayText(value)
    with as_typed(ctx, param):
        return read_day(value, date.min)  # with its year: nothing is guessed


@contextmanager
def as_typed(ctx: click.Context, param: click.Parameter) -> Iterator[None]:
    """Say of a sentence which argument it is about. Raises BadParameter."""
    try:
        yield
    except InputError as error:
        raise click.BadParameter(str(error), ctx, param) from error


def date_option(about: str) -> click.Option:
    """Return the option for the day of a step; without it today where the federation plays."""
    return TodayOption(["--date", "day"], metavar="DAY", help=about, callback=day_given)


def despite_option() -> click.Option:
    """Return the option that stores something in spite of what stands against it."""
    about = _("Store it in spite of what stands against it, with the reason.")
    return text_option("--despite", "REASON", about)


def reason_option() -> click.Option:
    """Return the option for why something was decided."""
    return text_option("--reason", "TEXT", _("Why, on record."), required=True)


def why_option() -> click.Option:
    """Return the option for words in the journal."""
    return text_option("--why", "TEXT", _("Reason, for the journal."))


def filed(*, despite: bool = False) -> list[click.Parameter]:
    """Return the options of everything that is filed: why, and in spite of what."""
    return [why_option(), *([despite_option()] if despite else [])]


def who() -> list[click.Parameter]:
    """Return the arguments that name a player and a club."""
    return [player_argument(), club_argument()]


def match_arguments() -> list[click.Parameter]:
    """Return the arguments that name a match: division, round, home and away team."""
    return [Argument(["division"]), round_argument(), Argument(["home"]), Argument(["away"])]


def round_argument() -> click.Argument:
    """Return the argument for the number of a round."""
    return Argument(["number"], type=whole_number(), metavar="ROUND")


def seed_option() -> click.Option:
    """Return the option for the seed of a draw."""
    about = _("Whole number that the lots come from; without it one is chosen at random.")
    return number_option("--seed", about)


def force_option() -> click.Option:
    """Return the option without which no file is replaced."""
    return flag("--force", _("Replace a file that exists already."))
