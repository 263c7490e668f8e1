"""Ratings: ``elo period``, ``player``, ``file``, ``charge``."""

import csv
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from league import forms, text
from league.language import _, ngettext
from tui.commands.common import (
    any_day_option,
    command,
    group,
    json_option,
    say,
    season_option,
    tell,
    tell_json,
)
from tui.commands.office import date_option, or_today
from tui.commands.papers import opened, why_option
from tui.commands.usage import Argument, Option, force_option, whole_number

if TYPE_CHECKING:
    from league.views.ratings import PeriodView

HEADS = ("ident", "name", "old", "new", "entry", "games", "counted", "carried", "state", "mark")


def commands() -> list[click.Command]:
    """Return the commands of this area."""
    elo = group(
        "elo",
        _(
            "Rating periods of the whole federation from its matches.\n\n"
            "\b\nExamples:\n"
            "  spielleiter elo period --until 2011-12-31\n"
            "  spielleiter elo period --until 2011-12-31 --store --csv ratings.csv\n"
            "  spielleiter elo player 100001"
        ),
    )
    for one in (_period(), _player(), _file(), _charge()):
        elo.add_command(one)
    return [elo]


def _period() -> click.Command:
    return command(
        "period",
        period,
        [
            any_day_option("--until", "until", _("Cut-off day of the period."), required=True),
            Option(["--store"], is_flag=True, help=_("Store the list the next starts from.")),
            Option(
                ["--csv", "file"], type=click.Path(path_type=Path), help=_("Write all rows there.")
            ),
            force_option(),
            date_option(_("Day on which reports are looked at; otherwise today.")),
            json_option(),
            why_option(),
            season_option(),
        ],
        _(
            "Rate a half-year: everybody's new rating, and what the reports lack.\n\n"
            "\b\nExamples:\n"
            "  spielleiter elo period --until 2011-12-31\n"
            "  spielleiter elo period --until 2011-12-31 --store --csv ratings.csv"
        ),
    )


def _player() -> click.Command:
    return command(
        "player",
        player,
        [Argument(["ident"]), season_option()],
        _(
            "Show a player's rating and the stored lists.\n\n"
            "\b\nExamples:\n"
            "  spielleiter elo player 100001"
        ),
    )


def _file() -> click.Command:
    number: dict[str, Any] = {"type": whole_number(), "metavar": "N"}
    return command(
        "file",
        file,
        [
            Argument(["division"]),
            Option(["--minutes"], required=True, help=_("Minutes per player."), **number),
            Option(["--moves"], help=_("For so many moves; otherwise the game."), **number),
            Option(["--rest"], default=0, help=_("Minutes for the rest."), **number),
            Option(["--seconds"], default=0, help=_("Seconds added per move."), **number),
            any_day_option("--registered", "registered", _("Day it was registered for rating.")),
            any_day_option("--reported", "reported", _("Day the results were reported.")),
            Option(["--permitted-by"], default="", help=_("Who permitted less time.")),
            season_option(),
        ],
        _(
            "Put on file what the rating of a division needs: time control, registration, report."
            "\n\n\b\nExamples:\n"
            "  spielleiter elo file landesliga --minutes 90 --seconds 30 \\\n"
            "    --registered 2011-09-01 --reported 2012-04-20"
        ),
    )


def _charge() -> click.Command:
    players = _("Players whose data the rating officer completed.")
    return command(
        "charge",
        charge,
        [
            Argument(["club"]),
            Option(["--event"], required=True, metavar="NAME", help=_("Event that was reported.")),
            Option(["--players"], required=True, type=whole_number(), metavar="N", help=players),
            date_option(_("Day of the charge; otherwise today.")),
            why_option(),
            season_option(),
        ],
        _(
            "Propose what an organiser pays for players’ data that were missing in a report.\n\n"
            "\b\nExamples:\n"
            '  spielleiter elo charge 601 --event "Open Graz" --players 3'
        ),
    )


def period(**given: Any) -> None:
    """Rate a period. Raises LeagueError."""
    from league import files
    from league.services.ratings import periods

    actor, today = opened(), or_today(given["day"])
    season, until = given["season"], given["until"]
    view = periods.period(season, until, today)
    if given["file"] is not None:
        files.write_text(given["file"], _as_csv(view), force=given["force"])
    if given["store"]:
        view = periods.store_period(season, until, today, actor=actor, why=given["why"])
    if given["as_json"]:
        tell_json(_plain(view))
    else:
        _summary(view)


def _rows(view: "PeriodView") -> Iterator[dict[str, object]]:
    for row in view.rows:
        yield {name: getattr(row, name) for name in HEADS}


def _csv_row(row: dict[str, object]) -> dict[str, object]:
    return {name: text.csv_value(value) for name, value in row.items()}


def _as_csv(view: "PeriodView") -> str:
    content = StringIO(newline="")
    table = csv.DictWriter(content, HEADS)
    table.writeheader()
    table.writerows(map(_csv_row, _rows(view)))
    return content.getvalue()


def _plain(view: "PeriodView") -> dict[str, object]:
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
        "players": list(_rows(view)),
    }


def _summary(view: "PeriodView") -> None:
    first, last = forms.day(view.period.first), forms.day(view.period.last)
    tell(_("Period {first} to {last}").format(first=first, last=last))
    tell(_("Games: {games}, rated: {rated}").format(games=view.games, rated=view.rated))
    tell(_("Boards without a game: {number}").format(number=len(view.unrated)))
    states = {
        "rated": _("rated"),
        "inactive": _("inactive"),
        "waiting": _("waiting for more games"),
        "removed": _("not on the list"),
    }
    for state, word in states.items():
        tell(f"{word}: {view.number(state)}")
    for division, finding in view.missing:
        who = f" ({finding.player})" if finding.player else ""
        say(f"{division}: {finding.sentence}{who} ({finding.rule})")
    for name, number in view.incomplete.items():
        words = ngettext("{number} player", "{number} players", number).format(number=number)
        say(
            _("{division}: the data of {players} are incomplete.").format(
                division=name, players=words
            )
        )


def player(ident: str, season: str | None) -> None:
    """Show a player's ratings. Raises LeagueError."""
    from league.services.ratings.periods import player_ratings

    opened()
    found = player_ratings(season, ident)
    tell(f"{found.player.ident}  {found.player.name}  {found.player.rating or '–'}")
    for one, entry in found.lists:
        carried = _("{number} games carried over").format(number=len(entry.carried))
        idle = _("{number} periods without a game").format(number=entry.idle)
        notes = [carried] * bool(entry.carried) + [idle] * bool(entry.idle)
        rating = entry.rating if entry.listed else None
        tell(f"{forms.day(one.valid_from)}  {rating or '–'}  {', '.join(notes)}".rstrip())


def charge(club: str, **given: Any) -> None:
    """Propose the fee for completed data. Raises LeagueError."""
    from league.services.ratings.reports import charge_completion

    actor, day = opened(), or_today(given["day"])
    season, event, players = given["season"], given["event"], given["players"]
    found = charge_completion(season, club, event, players, day, actor=actor, why=given["why"])
    sentence = _("Proposed: {amount} for {event}; “account confirm” posts it.")
    say(sentence.format(amount=forms.money(found.cents), event=event))


def file(**given: Any) -> None:
    """Put a division's rating on file. Raises LeagueError."""
    from league.facts.periods import RatingFiling, TimeControl
    from league.services.ratings.reports import file_rating

    actor = opened()
    control = TimeControl(given["minutes"], given["moves"], given["rest"], given["seconds"])
    filing = RatingFiling(
        division=given["division"],
        control=control,
        registered=given["registered"],
        reported=given["reported"],
        permitted_by=given["permitted_by"],
    )
    file_rating(given["season"], filing, actor=actor)
    say(_("On file."))
