"""Teams of a season: ``team list``, ``register``, ``change``, ``deputy``, ``withdraw``."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from league.language import _
from league.services.words.naming import team_named
from tui.commands.call import Call
from tui.commands.common import command, group, print_columns
from tui.commands.filing import changed, file, given_option
from tui.commands.late_values import club_argument, division_argument
from tui.commands.listing import about_of
from tui.commands.options import reason_option, since_option, why_option
from tui.commands.usage import Argument

if TYPE_CHECKING:
    from datetime import date


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield group(
        "team",
        about_of("team"),
        [_list(), *_changing(), _deputy(), _withdraw()],
        'spielleiter team register TURM3 601 klasse-1 "Turm Erzberg 3"',
        "spielleiter team list",
    )


def _list() -> click.Command:
    return command(
        "list",
        list_teams,
        [],
        _("List the teams with captain, deputy and telephone; for the office only."),
        "spielleiter team list",
    )


def _changing() -> Iterator[click.Command]:
    captain = given_option("--captain", "NAME", _("Captain."))
    venue = given_option("--venue", "TEXT", _("Where it plays; empty = where its club plays."))
    yield command(
        "register",
        register,
        [
            *(Argument(["team"]), club_argument(), division_argument(), Argument(["name"])),
            *(captain, venue, why_option()),
        ],
        _("Register a club's team for a division that is not drawn yet; TEAM is its code."),
        'spielleiter team register TURM3 601 klasse-1 "Turm Erzberg 3" --captain "Karl Maier"',
    )
    yield command(
        "change",
        change,
        [
            Argument(["team"]),
            given_option("--name", "NAME", _("Name.")),
            *(captain, venue, why_option()),
        ],
        _("Rename a team, name its captain or its venue."),
        'spielleiter team change LANDESLIGA01 --captain "Karl Maier"',
    )


def _deputy() -> click.Command:
    return command(
        "deputy",
        set_deputy,
        [
            Argument(["team"]),
            given_option("--name", "NAME", _("Who stands in for the captain; empty = nobody.")),
            given_option("--phone", "TEXT", _("Telephone number.")),
            given_option("--mail", "TEXT", _("E-mail address.")),
            why_option(),
        ],
        _("Name who stands in for a team's captain, and how the team is reached."),
        'spielleiter team deputy LANDESLIGA01 --name "Anna Muster" --phone "0664 1234567"',
    )


def _withdraw() -> click.Command:
    return command(
        "withdraw",
        withdraw,
        [Argument(["team"]), reason_option(), since_option()],
        _("A team withdraws: before the draw it is taken out, after it an official excludes it."),
        _('spielleiter team withdraw LANDESLIGA01 --reason "Too few players."'),
    )


def list_teams(call: Call) -> None:
    """List the teams. Raises LeagueError."""
    from league.facts.contacts import TeamContact
    from league.services.session import transactions
    from league.services.session.contacts import team_offices

    season, _rulings = transactions.load(call.season)
    known, divisions = team_offices(season.name), {one.id: one.name for one in season.divisions}
    rows = [
        (one.id, one.name, divisions[one.division], one.captain or "", office.deputy, office.phone)
        for one in season.teams
        for office in [known.get(one.id, TeamContact())]
    ]
    heads = (_("Code"), _("Team"), _("Division"), _("Captain"), _("Deputy"), _("Telephone"))
    print_columns([heads, *rows])


def register(
    call: Call,
    team: str,
    club: str,
    division: str,
    name: str,
    *,
    captain: str | None,
    venue: str | None,
    why: str,
) -> None:
    """Register a team. Raises LeagueError."""
    from league.facts.clubs import Team
    from league.services.registry.clubs.data_steps import new_team_step

    fresh = Team(team, name, club, division, captain=captain, venue=venue)
    file(call, lambda _desk: new_team_step(fresh), why)


def change(call: Call, team: str, why: str, **given: str | None) -> None:
    """Put a team's data right. Raises LeagueError."""
    from league.services.registry.clubs.data_steps import team_step
    from league.services.session import transactions

    season, _rulings = transactions.load(call.season)
    id = team_named(season.teams, team).id
    known = next(one for one in season.teams if one.id == id)
    after = changed(known, given)
    file(call, lambda _desk: team_step(known, after), why)


def set_deputy(call: Call, team: str, name: str | None, why: str, **given: str | None) -> None:
    """Name a team's deputy. Raises LeagueError."""
    from league.facts.contacts import TeamContact
    from league.services.registry.clubs.data_steps import team_office_step
    from league.services.session import transactions
    from league.services.session.contacts import team_offices

    season, _rulings = transactions.load(call.season)
    id = team_named(season.teams, team).id
    known = team_offices(season.name).get(id, TeamContact())
    after = changed(known, {**given, "deputy": name})
    file(call, lambda _desk: team_office_step(id, known, after), why)


def withdraw(call: Call, team: str, reason: str, since: "date | None") -> None:
    """Let a team withdraw. Raises LeagueError."""
    from league.services.matches.withdrawals import withdrawal_step

    file(call, lambda desk: withdrawal_step(team_named(desk.season.teams, team).id, since), reason)
