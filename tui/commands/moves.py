"""Matches that get another day: ``calendar move`` and ``calendar excuse``."""

from collections.abc import Iterator
from datetime import date
from typing import TYPE_CHECKING, Any

import click

from league.language import _
from league.services.session.named_matches import match_key
from league.typed.hours import read_hour
from tui.commands.call import Call
from tui.commands.common import command, print_message
from tui.commands.late_values import NameOption, team_argument
from tui.commands.options import (
    day_option,
    filed,
    flag,
    match_arguments,
    season_day_option,
    text_option,
)
from tui.commands.printed import print_findings_with_arithmetic
from tui.commands.usage import Option

if TYPE_CHECKING:
    from league.facts.calendars import Move
    from league.facts.seasons import MatchKey

KINDS = ("forward", "called_up", "force_majeure")


def parts() -> Iterator[click.Command]:
    """Yield the commands of the calendar that are about one match."""
    yield _move()
    yield _excuse()


def _move() -> click.Command:
    return command(
        "move",
        move,
        [
            *match_arguments(),
            season_day_option("--to", "day", _("New day."), required=True),
            Option(["--time", "start"], metavar="TIME", help=_("New hour, such as 15:00.")),
            Option(
                ["--kind"],
                type=click.Choice(KINDS),
                default="forward",
                show_default=True,
                help=_("By agreement, for players called up, or for force majeure."),
            ),
            *_papers(),
            *filed(despite=True),
        ],
        _(
            "Set a match for another day.\n\n"
            "What stands against it refuses it, unless --despite gives a reason."
        ),
        "spielleiter calendar move kl-graz 3 KLGRAZ01 KLGRAZ05 --to 2011-10-14 \\\n"
        "  --agreed KLGRAZ01 --agreed KLGRAZ05 --notified 2011-10-01",
        _(
            "spielleiter calendar move kl-graz 3 KLGRAZ01 KLGRAZ05 --to 2011-11-12 \\\n"
            '  --kind force_majeure --team KLGRAZ05 --proof "road closed" --consent 2011-10-16'
        ),
    )


def _papers() -> list[click.Parameter]:
    return [
        NameOption(
            ["--team"], "teams", metavar="TEAM", help=_("Team that asks, or that could not appear.")
        ),
        NameOption(["--agreed"], "teams", multiple=True, metavar="TEAM", help=_("It agreed.")),
        season_day_option("--notified", "notified", _("Day on which the official was told.")),
        season_day_option("--consent", "consent", _("Day on which the official agreed.")),
        NameOption(["--player"], "players", multiple=True, metavar="IDENT", help=_("Called up.")),
        Option(["--proof"], metavar="TEXT", help=_("What proves the force majeure.")),
    ]


def _excuse() -> click.Command:
    return command(
        "excuse",
        excuse,
        [
            *match_arguments(),
            team_argument(),
            day_option("--date", "day", _("Day it could not appear; else the match's.")),
            text_option("--proof", "TEXT", _("What proves it.")),
            flag("--withdraw", _("It counts as absent again.")),
            *filed(),
        ],
        _("A team could not appear because of force majeure; the match waits."),
        _(
            "spielleiter calendar excuse kl-graz 3 KLGRAZ01 KLGRAZ05 KLGRAZ05 \\\n"
            '  --proof "road closed"'
        ),
    )


def move(call: Call, why: str, despite: str, **given: Any) -> None:
    """Move a match. Raises LeagueError."""
    from league.services.schedule import calendar

    names = ("division", "number", "home", "away")
    key = match_key(call.desk(), **{name: given[name] for name in names})
    asked = _asked(key, given, why)
    moved = calendar.move_match(call.season, asked, actor=call.actor, why=why, despite=despite)
    print_findings_with_arithmetic(moved.findings, moved.notes)
    print_message(
        _("{home} – {away} is played on {day}."), home=key[2], away=key[3], day=moved.fixture.day
    )


def _asked(key: "MatchKey", given: dict[str, Any], why: str) -> "Move":
    from league.facts.calendars import Move, MoveKind

    return Move(
        match=key,
        kind=MoveKind(given["kind"]),
        day=given["day"],
        start=read_hour(given["start"]) if given["start"] else None,
        team=given["team"],
        agreed=frozenset(given["agreed"]),
        notified=given["notified"],
        called_up=frozenset(given["player"]),
        consent=given["consent"],
        proof=given["proof"],
        reason=why,
    )


def excuse(
    call: Call, team: str, day: date | None, proof: str, withdraw: bool, why: str, **match: Any
) -> None:
    """Record force majeure, or take it back. Raises LeagueError."""
    from league.facts.calendars import ForceMajeure
    from league.services.schedule import calendar

    desk = call.desk()
    key = match_key(desk, **match)
    if withdraw:
        calendar.withdraw_excuse(call.season, key, team, actor=call.actor, why=why)
        print_message(_("The force majeure is withdrawn."))
        return
    when = day or desk.world.day_of(key)
    calendar.excuse(call.season, ForceMajeure(key, team, when, proof), actor=call.actor, why=why)
    print_message(_("{team} has not failed to appear; the match waits."), team=team)
