"""Ratings: ``elo period``, ``player``, ``file``, ``charge``."""

import csv
from collections.abc import Iterator
from io import StringIO
from typing import TYPE_CHECKING, Any

import click

from league import formatting, sanitizing
from league.language import _, ngettext
from league.services.ratings.operations import OPERATIONS
from tui.commands import options
from tui.commands.call import Call
from tui.commands.common import command, group, print_data, print_json, print_message
from tui.commands.from_operations import commands_of
from tui.commands.late_values import player_argument
from tui.commands.listing import about_of
from tui.commands.usage import PATH, Option

if TYPE_CHECKING:
    from league.views.ratings import PeriodView


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield group(
        "elo",
        about_of("elo"),
        [*_ratings(), *commands_of(*OPERATIONS)],
        "spielleiter elo period --until 2011-12-31",
        "spielleiter elo period --until 2011-12-31 --store --csv ratings.csv",
        "spielleiter elo player 100001",
    )


def _ratings() -> Iterator[click.Command]:
    yield command(
        "period",
        period,
        [
            options.day_option("--until", "until", _("Cut-off day of the period."), required=True),
            options.flag("--store", _("Store the list the next starts from.")),
            Option(["--csv", "file"], type=PATH, help=_("Write all rows there.")),
            options.force_option(),
            options.date_option(_("Day on which reports are looked at; otherwise today.")),
            options.json_option(),
            options.why_option(),
        ],
        _("Rate a period: everybody's new rating, and what the reports lack."),
        "spielleiter elo period --until 2011-12-31",
        "spielleiter elo period --until 2011-12-31 --store --csv ratings.csv",
    )
    yield command(
        "player",
        player,
        [player_argument()],
        _("Show a player's rating and the stored lists."),
        "spielleiter elo player 100001",
    )


def period(call: Call, **given: Any) -> None:
    """Rate a period. Raises LeagueError."""
    from league import files
    from league.services.ratings import periods

    today = given["day"]
    season, until = call.season, given["until"]
    view = periods.period(season, until, today)
    if given["file"] is not None:
        files.write_text(given["file"], _as_csv(view), force=given["force"])
    if given["store"]:
        view = periods.store_period(season, until, today, actor=call.actor, why=given["why"])
    if given["as_json"]:
        print_json(_plain(view))
    else:
        _summary(view)


def _as_csv(view: "PeriodView") -> str:
    from league.views.columns import At
    from league.views.ratings import rating_columns
    from tui.commands.described import as_data

    content, columns = StringIO(newline=""), rating_columns()
    table = csv.DictWriter(content, [one.key for one in columns if At.JSON & one.at])
    table.writeheader()
    for row in as_data(columns, view.rows):
        table.writerow({name: sanitizing.csv_value(value) for name, value in row.items()})
    return content.getvalue()


def _plain(view: "PeriodView") -> dict[str, object]:
    from league.views.ratings import rating_columns
    from tui.commands.described import as_data

    return {
        "first": str(view.period.first),
        "last": str(view.period.last),
        "valid_from": str(view.period.valid_from),
        "games": view.games,
        "rated": view.rated,
        "unrated_boards": [[*one.match, one.board, one.why] for one in view.unrated],
        "missing": [
            {"division": division, "rule": finding.rule, "sentence": str(finding.sentence)}
            for division, finding in view.missing
        ],
        "players": as_data(rating_columns(), view.rows),
    }


def _summary(view: "PeriodView") -> None:
    first, last = formatting.day(view.period.first), formatting.day(view.period.last)
    print_data(_("Period {first} to {last}").format(first=first, last=last))
    print_data(_("Games: {games}, rated: {rated}").format(games=view.games, rated=view.rated))
    print_data(_("Boards without a game: {number}").format(number=len(view.unrated)))
    states = {
        "rated": _("rated"),
        "inactive": _("inactive"),
        "waiting": _("waiting for more games"),
        "removed": _("not on the list"),
    }
    for state, word in states.items():
        print_data(f"{word}: {view.number(state)}")
    for division, finding in view.missing:
        who = f" ({finding.player})" if finding.player else ""
        print_message(f"{division}: {finding.sentence}{who} ({finding.rule})")
    for name, number in view.incomplete.items():
        words = ngettext("{number} player", "{number} players", number).format(number=number)
        print_message(
            _("{division}: the data of {players} are incomplete."), division=name, players=words
        )


def player(call: Call, ident: str) -> None:
    """Show a player's ratings. Raises LeagueError."""
    from league.services.ratings.periods import player_ratings

    found = player_ratings(call.season, ident)
    print_data(f"{found.player.ident}  {found.player.name}  {found.player.rating or '–'}")
    for one, entry in found.lists:
        carried = _("{number} games carried over").format(number=len(entry.carried))
        idle = _("{number} periods without a game").format(number=entry.idle)
        notes = [carried] * bool(entry.carried) + [idle] * bool(entry.idle)
        rating = entry.rating if entry.listed else None
        print_data(
            f"{formatting.day(one.valid_from)}  {rating or '–'}  {', '.join(notes)}".rstrip()
        )
