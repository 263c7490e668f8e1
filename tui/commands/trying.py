"""A lineup judged before it is handed in: ``check``."""

from datetime import date
from typing import TYPE_CHECKING

import click

from league import formatting
from league.errors import InputError
from league.language import _, ngettext
from tui.commands.call import Call
from tui.commands.common import command, fail_if, paint, print_data, print_json
from tui.commands.late_values import player_argument
from tui.commands.listing import about_of
from tui.commands.options import day_option, json_option
from tui.commands.usage import Argument, Option

if TYPE_CHECKING:
    from league.facts.seasons import Season
    from league.services.session.desk import Desk
    from league.views.findings import FindingView
    from league.views.matches import MatchView


def check_command() -> click.Command:
    """Return the command."""
    return command(
        "check",
        check,
        [
            Argument(["team"]),
            player_argument("idents", nargs=-1, metavar="[IDENT|-]..."),
            Option(["--lineup"], metavar="IDENTS", help=_("The same in one word, with commas.")),
            day_option(
                "--date", "day", _("Match day, such as 2011-10-15; otherwise the next match.")
            ),
            json_option(),
        ],
        about_of("check"),
        "spielleiter check KLGRAZ03 100201 100202 - 100204 100205 100206",
        "spielleiter check KLGRAZ03 --date 2011-10-15 --lineup 100201,100202,-,100204",
    )


def check(
    call: Call,
    team: str,
    idents: tuple[str, ...],
    lineup: str | None,
    day: date | None,
    as_json: bool,
) -> None:
    """Judge a lineup; exit 1 when something is found. Raises LeagueError."""
    from league.services.matches.trial_lineups import try_lineup

    if idents and lineup is not None:
        raise InputError(_("Name the players either one by one or with --lineup, not both."))
    seats = [*idents, *(part.strip() for part in (lineup or "").split(",") if part.strip())]
    row = [None if seat == "-" else seat for seat in seats]
    desk, id = _division_of(call, team, {ident for ident in row if ident})
    if not seats:
        raise InputError(_("Name the players: pass numbers from board 1 down, - for an empty one."))
    view, side, findings = try_lineup(desk, id, row, day)
    if as_json:
        print_json(_check_json(view, findings))
    else:
        _print_check(view, side == "home", findings)
    fail_if(findings)


def _division_of(call: Call, team: str, idents: set[str]) -> "tuple[Desk, str]":
    """Open the season with the division of a team judged; return the team's id beside it."""
    from league.services.session.division_desk import open_division
    from league.services.words.naming import team_named

    def division(found: "Season") -> str:
        id = team_named(found.teams, team).id
        return next(one.division for one in found.teams if one.id == id)

    desk, _where = open_division(call.path(), call.reader, call.season, division, idents)
    return desk, team_named(desk.season.teams, team).id


def _print_check(view: "MatchView", home: bool, findings: "tuple[FindingView, ...]") -> None:
    name = view.home_name if home else view.away_name
    sentence = _("{team}, {division}, round {round} on {day}")
    where = {"division": view.division_name, "round": view.round, "day": formatting.day(view.day)}
    print_data(paint(sentence.format(team=name, **where), bold=True))
    for board in view.boards:
        seat = board.home if home else board.away
        marks = "".join(f"({mark})" for mark in seat.marks) if seat else ""
        text = f"{marks}{seat.ident} {seat.name}" if seat else "–"
        print_data(f"  {board.number:>2}  {text}")
    for found in findings:
        print_data(f"{paint(found.citation, fg='yellow')} {found.sentence}")
    number = len(findings)
    print_data(ngettext("{n} finding", "{n} findings", number).format(n=number))


def _check_json(view: "MatchView", findings: "tuple[FindingView, ...]") -> dict[str, object]:
    return {
        "division": view.division,
        "round": view.round,
        "home": view.home,
        "away": view.away,
        "date": view.day.isoformat(),
        "findings": [
            {
                "rule": found.rule,
                "citation": found.citation,
                "sentence": found.sentence,
                "board": found.board,
                "player": found.player,
            }
            for found in findings
        ],
    }
