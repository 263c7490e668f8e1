"""What the commands on money, protests, ratings and events share."""

from datetime import date
from typing import TYPE_CHECKING

import click

from league.clock import today
from league.errors import InputError
from league.language import _
from tui.commands.common import any_day_option
from tui.commands.usage import Option

if TYPE_CHECKING:
    from league.facts.seasons import MatchKey


def date_option(about: str) -> click.Option:
    """Return the option for the day of a step; without it today."""
    return any_day_option("--date", "day", about)


def or_today(day: date | None) -> date:
    """Return the day named, else the official's own."""
    return day or today()


def cents(amount: str) -> int:
    """Return an amount in euros as cents. Raises InputError for half cents and for no amount."""
    from league.outcomes.ledger import cents_of

    return cents_of(amount)


def picked(wanted: tuple[str, ...], keys: list[str]) -> list[str]:
    """Return what numbers (from 1) or keys name. Raises InputError for a number too high."""
    found = []
    for each in wanted:
        if each in keys or not each.isdecimal():
            found.append(each)
        elif 1 <= int(each) <= len(keys):
            found.append(keys[int(each) - 1])
        else:
            sentence = _("There is no number {number}; there are {count}.")
            raise InputError(sentence.format(number=each, count=len(keys)))
    return found


def match_option() -> click.Option:
    """Return the option that names a match."""
    return Option(
        ["--match"],
        nargs=4,
        metavar="DIVISION ROUND HOME AWAY",
        help=_("Match, such as landesliga 8 LANDESLIGA02 LANDESLIGA07."),
    )


def match_named(match: tuple[str, str, str, str] | None, season: str | None) -> "MatchKey | None":
    """Return the match that was typed, by ids or names. Raises InputError, NotFoundError."""
    from tui.commands.common import settings
    from tui.commands.finding_things import match_key

    if not match:
        return None
    division, number, home, away = match
    if not number.isdecimal():
        raise InputError(_("“{number}” is no number of a round.").format(number=number))
    return match_key(settings().desk(season), division, int(number), home, away)
