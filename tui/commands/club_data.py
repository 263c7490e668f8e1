"""Clubs as members: ``club list``, ``show``, ``register``, ``change``, ``contact``, ``officer``."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING, Any

import click

from league.language import _
from tui.commands import contacts
from tui.commands.call import Call
from tui.commands.common import command, print_columns, print_data
from tui.commands.filing import changed, file, given_option
from tui.commands.late_values import club_argument
from tui.commands.options import day_option, reason_option, why_option
from tui.commands.usage import Argument

if TYPE_CHECKING:
    from league.facts.contacts import ClubContact


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
    yield from _changing()
    yield from _reaching()


def _changing() -> Iterator[click.Command]:
    yield command(
        "register",
        register,
        [Argument(["club"]), Argument(["name"]), *_data(), why_option()],
        _("Register a new member club."),
        'spielleiter club register 699 "SK Neudorf" --district Graz --since 2011-07-01',
    )
    yield command(
        "change",
        change,
        [club_argument(), given_option("--name", "NAME", _("Name.")), *_data(), why_option()],
        _("Put a club's data right: what is not named stays, an empty text takes it away."),
        'spielleiter club change 601 --name "SV Turm Erzberg 1924" --short "Turm"',
    )
    yield command(
        "remove",
        remove,
        [club_argument(), reason_option()],
        _("Take a club without teams and players out of the season."),
        _('spielleiter club remove 699 --reason "Registered by mistake."'),
    )


def _reaching() -> Iterator[click.Command]:
    yield command(
        "contact",
        contact,
        [
            club_argument(),
            contacts.address_option(),
            given_option("--venue", "TEXT", _("Where its teams play.")),
            *contacts.bank_options(),
            why_option(),
        ],
        _("Record a club's address, venue and bank account."),
        'spielleiter club contact 601 --address "Hauptplatz 1/8010 Graz" --venue "Gasthof Post"',
        'spielleiter club contact 601 --iban "AT61 1904 3002 3457 3201"',
    )
    yield command(
        "officer",
        set_officer,
        [club_argument(), *contacts.officer_parameters(), why_option()],
        _("Record who holds an office in a club; who held it before makes room."),
        'spielleiter club officer 601 Obmann "Karl Maier" --mail maier@example.org',
        "spielleiter club officer 601 Obmann --end",
    )


def _data() -> list[click.Parameter]:
    return [
        given_option("--short", "NAME", _("Short name.")),
        given_option("--district", "NAME", _("District.")),
        given_option("--state", "NAME", _("State of its seat.")),
        day_option("--since", "since", _("Member since.")),
    ]


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


def register(
    call: Call, club: str, name: str, since: date | None, short: str | None, why: str, **more: Any
) -> None:
    """Register a club. Raises LeagueError."""
    from league.facts.clubs import Club
    from league.services.registry.clubs.data_steps import new_club_step

    fresh = Club(club, name, short_name=short, member_since=since, **more)
    file(call, lambda _desk: new_club_step(fresh), why)


def change(
    call: Call, club: str, short: str | None, since: date | None, why: str, **more: Any
) -> None:
    """Put a club's data right. Raises LeagueError."""
    from league.services.registry.clubs.data_steps import club_step
    from league.services.session import transactions
    from league.services.session.checks import known_club

    season, _rulings = transactions.load(call.season)
    known = known_club(season, club)
    after = changed(known, {**more, "short_name": short, "member_since": since})
    file(call, lambda _desk: club_step(known, after), why)


def contact(
    call: Call, club: str, address: str | None, venue: str | None, why: str, **bank: Any
) -> None:
    """Record how a club is reached. Raises LeagueError."""
    from league.services.registry.clubs.data_steps import club_office_step

    name, office = _office(call, club)
    place = {"address": contacts.address_of(address), "venue": venue}
    after = replace(changed(office, place), bank=contacts.bank_of(office.bank, name, bank))
    file(call, lambda _desk: club_office_step(club, office, after), why)


def set_officer(
    call: Call, club: str, role: str, name: str, end: bool, why: str, **more: Any
) -> None:
    """Record who holds an office in a club. Raises LeagueError."""
    from league.services.registry.clubs.data_steps import club_office_step

    _name, office = _office(call, club)
    officers = contacts.officers_of(office.officers, role, name, end=end, **more)
    after = replace(office, officers=officers)
    file(call, lambda _desk: club_office_step(club, office, after), why)


def _office(call: Call, club: str) -> tuple[str, "ClubContact"]:
    """Return a club's name and how it is reached. Raises NotFoundError."""
    from league.services.session import transactions
    from league.services.session.checks import known_club
    from league.services.session.contacts import club_office

    season, _rulings = transactions.load(call.season)
    return known_club(season, club).name, club_office(season.federation, club)


def remove(call: Call, club: str, reason: str) -> None:
    """Remove a club. Raises LeagueError."""
    from league.services.registry.clubs.data_steps import club_removal_step

    file(call, lambda _desk: club_removal_step(club), reason)
