"""What a protest is against, as typed: a match, notice, finding, ruling or decision."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import click

from league.errors import NotFoundError
from league.language import _
from league.services.session.named_matches import match_key
from league.typed.numbers import read_whole
from tui.commands.call import Call
from tui.commands.targets import target_of, targets
from tui.commands.usage import Option, whole_number

if TYPE_CHECKING:
    from datetime import date, datetime

    from league.facts.seasons import MatchKey


def in_its_season(call: Call, number: int) -> Call:
    """Return a command in the season in which a protest is on file: it outlives its season.

    Raises StorageError.
    """
    from league.services.protests.things import season_with

    return replace(call, season=season_with(call.season, number))


def thing_options() -> list[click.Parameter]:
    """Return the options that name the thing, besides the match."""
    finding = _("Finding or fee: a key, or with --match what “ruling show” prints.")
    return [
        Option(["--notice"], default="", metavar="NUMBER", help=_("Notice, such as 2012/7.")),
        Option(["--finding"], default="", metavar="TARGET", help=finding),
        Option(
            ["--ruling"], type=whole_number(), metavar="NUMBER", help=_("Ruling, by its number.")
        ),
        Option(
            ["--decision"],
            type=whole_number(),
            metavar="PROTEST",
            help=_("Decision on that protest: an appeal."),
        ),
    ]


def thing_typed(
    call: Call, match: tuple[str, ...] | None, finding: str, filed: "date | datetime"
) -> dict[str, Any]:
    """Return match and finding as a filing has them. Raises InputError, NotFoundError."""
    if not match:
        return {"match": None, "finding": finding}
    from league.facts.protests import day_of
    from league.services.protests.things import season_of_match

    key = _match(call, match)
    if not finding:
        return {"match": key, "finding": ""}
    season = season_of_match(call.season, key, day_of(filed))
    known = targets(replace(call, season=season).desk(), key, None)
    return {"match": key, "finding": target_of(known, finding).key}


def _match(call: Call, match: tuple[str, ...]) -> "MatchKey":
    """Return the match meant, of the latest season that has one. InputError, NotFoundError."""
    from league.services.protests.things import seasons_of

    first, (division, number, home, away) = None, match
    round_ = read_whole(number, 1)
    for name in seasons_of(call.season):
        try:
            return match_key(replace(call, season=name).desk(), division, round_, home, away)
        except NotFoundError as error:
            first = first or error
    assert first is not None  # there is at least one season
    raise first
