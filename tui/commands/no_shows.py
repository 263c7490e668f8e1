"""Failing to appear: ``noshow list``, ``exclude``, ``ban``."""

from collections.abc import Iterator
from datetime import date

import click

from league import formatting
from league.language import _
from league.services.words.naming import team_named
from tui.commands.call import Call
from tui.commands.common import command, fail_if, group, print_data, print_message
from tui.commands.late_values import club_argument
from tui.commands.listing import about_of
from tui.commands.options import day_option, reason_option, since_option
from tui.commands.usage import Argument


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield group(
        "noshow",
        about_of("noshow"),
        [_list(), *_consequences()],
        "spielleiter noshow list",
        _('spielleiter noshow exclude KLGRAZ03 --reason "Decided by the executive."'),
    )


def _list() -> click.Command:
    return command(
        "list",
        list_all,
        [],
        _(
            "List the teams that failed to appear over the season.\n\n"
            "The exit status is 1 when one is proposed for exclusion."
        ),
        "spielleiter noshow list",
    )


def _consequences() -> Iterator[click.Command]:
    yield command(
        "exclude",
        exclude,
        [Argument(["team"]), reason_option(), since_option()],
        _("Exclude a team that failed to appear twice; its results count no longer."),
        _('spielleiter noshow exclude KLGRAZ03 --reason "Decided by the executive."'),
    )
    yield command(
        "ban",
        ban,
        [
            club_argument(),
            day_option("--from", "first", _("First day."), required=True),
            day_option("--until", "last", _("Last day, included."), required=True),
            reason_option(),
        ],
        _("Ban a club for two culpable failures to appear, up to three years."),
        _(
            "spielleiter noshow ban 601 --from 2012-01-01 --until 2012-12-31 \\\n"
            '  --reason "Decided by the executive."'
        ),
    )


def list_all(call: Call) -> None:
    """List failures to appear. Raises LeagueError."""
    from league.services.matches.no_shows import no_shows

    found = no_shows(call.season)
    for team in found:
        print_data(f"{team.team.id}  {team.team.name}: {team.number}")
        for one in team.matches:
            note = "" if one.counts else _("force majeure") if one.excused else _("waived")
            where = " ".join(map(str, one.match))
            print_data(f"  {formatting.day(one.day)}  {where}  {note}".rstrip())
        if team.excluded:
            print_data(f"  {_('excluded')}")
        elif team.proposed:
            print_data(f"  {_('proposed for exclusion')}")
    fail_if(any(team.proposed for team in found))


def exclude(call: Call, team: str, reason: str, since: date | None) -> None:
    """Exclude a team. Raises LeagueError."""
    from league.services.matches import no_shows

    id = team_named(call.desk_to_change().season.teams, team).id
    found = no_shows.exclude(call.season, id, actor=call.actor, reason=reason, since=since)
    print_message(_("{team} is excluded."), team=found.team.name)


def ban(call: Call, club: str, first: date, last: date, reason: str) -> None:
    """Ban a club. Raises LeagueError."""
    from league.services.matches import no_shows

    found = no_shows.ban(call.season, club, first, last, actor=call.actor, reason=reason)
    print_message(_("{club} is banned until {day}."), club=found.name, day=formatting.day(last))
