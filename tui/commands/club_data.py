"""Clubs as members: ``club list``, ``show``, ``register``, ``change``, ``contact``, ``officer``."""

from collections.abc import Iterator

import click

from league.language import _
from league.services.registry.clubs.data_operations import OPERATIONS
from tui.commands import contacts
from tui.commands.call import Call
from tui.commands.common import command, print_columns, print_data
from tui.commands.from_operations import commands_of
from tui.commands.late_values import club_argument


def of_clubs() -> Iterator[click.Command]:
    """Yield the commands that belong to ``club``."""
    yield command("list", list_clubs, [], _("List the clubs."), "spielleiter club list")
    yield command(
        "show",
        show,
        [club_argument()],
        _("Print a club's data, and how it is reached; for the office only."),
        "spielleiter club show 601",
    )
    yield from commands_of(*OPERATIONS)


def list_clubs(call: Call) -> None:
    """List the clubs. Raises LeagueError."""
    from league.services.session import transactions

    season, _rulings = transactions.load(call.season)
    teams = [team.club for team in season.teams]
    rows = [
        (one.id, one.name, one.district or "", str(teams.count(one.id))) for one in season.clubs
    ]
    print_columns([(_("No."), _("Club"), _("District"), _("Teams")), *rows], numbers=(3,))


def show(call: Call, club: str) -> None:
    """Print a club's data. Raises LeagueError."""
    from league.formatting import day
    from league.services.session import transactions
    from league.services.session.checks import known_club
    from league.services.session.contacts import club_office

    season, _rulings = transactions.load(call.season)
    known = known_club(season, club)
    office = club_office(season.federation, known.id)
    print_data(f"{known.id} {known.name}")
    since = f"{_('Member since')} {day(known.member_since)}" if known.member_since else ""
    places = (known.short_name, known.district, known.state, since)
    print_data(" · ".join(filter(None, places)) or "–")
    contacts.print_contacts(office.address, office.bank, office.officers)
    if office.venue:
        print_data(f"{_('Venue')}: {office.venue}")
