"""Failing to appear: ``noshow list``, ``exclude``, ``ban``."""

from datetime import date

import click

from league import forms
from league.language import _
from tui.commands.common import (
    DOES_NOT_HOLD,
    any_day_option,
    command,
    group,
    say,
    season_option,
    settings,
    tell,
)
from tui.commands.finding_things import team_id
from tui.commands.papers import opened, reason_option
from tui.commands.usage import Argument


def commands() -> list[click.Command]:
    """Return the commands of this area."""
    failures = group(
        "noshow",
        _(
            "Who failed to appear, whom to exclude, which club to ban.\n\n"
            "\b\nExamples:\n"
            "  spielleiter noshow list\n"
            '  spielleiter noshow exclude KLGRAZ03 --reason "Decided by the executive."'
        ),
    )
    for one in (_list(), _exclude(), _ban()):
        failures.add_command(one)
    return [failures]


def _list() -> click.Command:
    return command(
        "list",
        list_all,
        [season_option()],
        _(
            "List the teams that failed to appear over the season.\n\n"
            "The exit status is 1 when one is proposed for exclusion.\n\n"
            "\b\nExamples:\n"
            "  spielleiter noshow list"
        ),
    )


def _exclude() -> click.Command:
    return command(
        "exclude",
        exclude,
        [Argument(["team"]), reason_option(), season_option()],
        _(
            "Exclude a team that failed to appear twice; its results count no longer.\n\n"
            "\b\nExamples:\n"
            '  spielleiter noshow exclude KLGRAZ03 --reason "Decided by the executive."'
        ),
    )


def _ban() -> click.Command:
    return command(
        "ban",
        ban,
        [
            Argument(["club"]),
            any_day_option("--from", "first", _("First day."), required=True),
            any_day_option("--until", "last", _("Last day, included."), required=True),
            reason_option(),
            season_option(),
        ],
        _(
            "Ban a club for two culpable failures to appear, up to three years.\n\n"
            "\b\nExamples:\n"
            "  spielleiter noshow ban 601 --from 2012-01-01 --until 2012-12-31 \\\n"
            '    --reason "Decided by the executive."'
        ),
    )


def list_all(season: str | None) -> None:
    """List failures to appear. Raises LeagueError."""
    from league.services.matches.no_shows import no_shows

    opened()
    found = no_shows(season)
    for team in found:
        tell(f"{team.team.id}  {team.team.name}: {team.number}")
        for one in team.matches:
            note = "" if one.counts else _("force majeure") if one.excused else _("waived")
            where = " ".join(map(str, one.match))
            tell(f"  {forms.day(one.day)}  {where}  {note}".rstrip())
        if team.excluded:
            tell(f"  {_('excluded')}")
        elif team.proposed:
            tell(f"  {_('proposed for exclusion')}")
    if any(team.proposed for team in found):
        click.get_current_context().exit(DOES_NOT_HOLD)


def exclude(team: str, reason: str, season: str | None) -> None:
    """Exclude a team. Raises LeagueError."""
    from league.services.matches import no_shows

    id = team_id(settings().desk(season), team)
    found = no_shows.exclude(season, id, actor=opened(), reason=reason)
    say(_("{team} is excluded.").format(team=found.team.name))


def ban(club: str, first: date, last: date, reason: str, season: str | None) -> None:
    """Ban a club. Raises LeagueError."""
    from league.services.matches import no_shows

    actor = opened()
    found = no_shows.ban(season, club, first, last, actor=actor, reason=reason)
    say(_("{club} is banned until {day}.").format(club=found.name, day=forms.day(last)))
