"""Teams of a qualification tournament: ``qualification list`` and ``qualification lineup``."""

from pathlib import Path
from typing import Any

import click

from league import forms
from league.language import _
from tui.commands.common import command, say, season_option, settings, tell
from tui.commands.finding_things import team_id
from tui.commands.papers import despite_option, opened
from tui.commands.typed import moment_of, tell_findings
from tui.commands.usage import Argument, Option, whole_number


def parts() -> list[click.Command]:
    """Return the commands of a tournament that are about one team."""
    return [_list(), _lineup()]


def _list() -> click.Command:
    return command(
        "list",
        list_,
        [
            *_players(),
            Option(["--at"], metavar="TIME", help=_("When it was handed in.")),
            Option(
                ["--ratings"],
                type=click.Path(path_type=Path),
                help=_("January list (.csv or .xlsx); otherwise the season's ratings count."),
            ),
            despite_option(),
            season_option(),
        ],
        _(
            "Hand in a team's list for a tournament and check it.\n\n"
            "\b\nExamples:\n"
            '  spielleiter qualification list "KL 2012" KLGRAZ01 100018 100019 \\\n'
            '    --at "2012-06-02 09:20"'
        ),
    )


def _lineup() -> click.Command:
    return command(
        "lineup",
        lineup,
        [
            Argument(["name"]),
            Argument(["number"], type=whole_number(), metavar="ROUND"),
            Argument(["team"]),
            Argument(["idents"], nargs=-1, required=True, metavar="IDENT..."),
            season_option(),
        ],
        _(
            "Check a team's lineup in a round, board 1 first; - for an empty board.\n\n"
            "\b\nExamples:\n"
            '  spielleiter qualification lineup "KL 2012" 1 KLGRAZ01 100018 100019 -'
        ),
    )


def _players() -> list[click.Parameter]:
    return [
        Argument(["name"]),
        Argument(["team"]),
        Argument(["idents"], nargs=-1, required=True, metavar="IDENT..."),
    ]


def list_(name: str, team: str, idents: tuple[str, ...], **given: Any) -> None:
    """Hand in a list. Raises LeagueError."""
    from league.services.qualification.squads import submit_list
    from league.services.ratings.lists import read_ratings

    actor, team = opened(), team_id(settings().desk(given["season"]), team)
    at = moment_of(given["at"]) if given["at"] else None
    january = read_ratings(given["ratings"]) if given["ratings"] else None
    found = submit_list(
        given["season"],
        name,
        team,
        idents,
        at,
        actor=actor,
        january=january,
        despite=given["despite"],
    )
    tell_findings(found)
    say(_("The list of {team} is on record.").format(team=team))


def lineup(name: str, number: int, team: str, idents: tuple[str, ...], season: str | None) -> None:
    """Check a lineup. Raises LeagueError."""
    from league.services.qualification.squads import trial_lineup

    team = team_id(settings().desk(season), team)
    row = [None if ident == "-" else ident for ident in idents]
    found, fees = trial_lineup(season, name, number, team, row)
    tell_findings(found)
    for fee in fees:
        sentence = _("It would cost {amount} ({citation}).")
        tell(sentence.format(amount=forms.money(fee.cents), citation=f"§ {fee.rule}"))
