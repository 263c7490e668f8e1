"""What is decided about clubs: ``club suspend``, ``lift``, ``consent``, ``joint``, ``check``."""

from collections.abc import Iterator
from datetime import date

import click

from league.language import _
from tui.commands import club_data
from tui.commands.call import Call
from tui.commands.common import command, fail_if, group, print_message
from tui.commands.courts import of_clubs
from tui.commands.late_values import club_argument
from tui.commands.options import day_option, despite_option, reason_option, text_option
from tui.commands.printed import print_findings
from tui.commands.usage import Argument

BODIES = ("home", "host", "national")


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield group(
        "club",
        _(
            "Register clubs and keep their data; suspend them, record consents of other"
            " federations and joint teams."
        ),
        [*club_data.of_clubs(), *_suspensions(), *_records(), _check(), *of_clubs()],
        _('spielleiter club suspend 601 --from 2012-01-15 --reason "Dues of 2011 unpaid."'),
        "spielleiter club check --date 2011-09-07",
    )


def _suspensions() -> Iterator[click.Command]:
    yield command(
        "suspend",
        suspend,
        [
            club_argument(),
            day_option("--from", "first", _("First day."), required=True),
            day_option("--until", "last", _("Last day, included; without it open-ended.")),
            reason_option(),
        ],
        _("A club loses its right to play for a time."),
        _(
            "spielleiter club suspend 601 --from 2012-01-15 --until 2012-02-29 \\\n"
            '  --reason "Decided by the executive: dues unpaid."'
        ),
    )
    yield command(
        "lift",
        lift,
        [
            club_argument(),
            day_option("--date", "day", _("Day on which it may play again."), required=True),
            reason_option(),
        ],
        _("A suspended club may play again."),
        _('spielleiter club lift 601 --date 2012-02-01 --reason "Dues paid."'),
    )


def _records() -> Iterator[click.Command]:
    yield command(
        "consent",
        consent,
        [
            club_argument(),
            Argument(["body"], type=click.Choice(BODIES)),
            day_option("--date", "day", _("Day of the consent."), required=True),
            text_option("--document", "TEXT", _("Letter, minutes.")),
        ],
        _("Record one of the three consents for a neighbour's club."),
        "spielleiter club consent 701 host --date 2011-06-01",
    )
    yield command(
        "joint",
        joint,
        [
            Argument(["name"]),
            club_argument("clubs", nargs=-1, required=True),
            day_option("--announced", "announced", _("Day of the announcement."), required=True),
            despite_option(),
        ],
        _("Record a Spielgemeinschaft of clubs for a season."),
        'spielleiter club joint "SG Mur" 601 602 --announced 2011-06-20',
    )


def _check() -> click.Command:
    return command(
        "check",
        check,
        [day_option("--date", "day", _("Day to look at."), required=True)],
        _(
            "List what stands against clubs, joint teams and registrations on a day.\n\n"
            "The exit status is 1 when something does."
        ),
        "spielleiter club check --date 2011-09-07",
    )


def suspend(call: Call, club: str, first: date, last: date | None, reason: str) -> None:
    """Suspend a club. Raises LeagueError."""
    from league.services.registry.clubs.decisions import suspend_club

    found = suspend_club(call.season, club, first, last, actor=call.actor, reason=reason)
    until = last or _("further notice")
    print_message(
        _("{club} is suspended from {day} to {last}."), club=found.name, day=first, last=until
    )


def lift(call: Call, club: str, day: date, reason: str) -> None:
    """Lift a suspension. Raises LeagueError."""
    from league.services.registry.clubs.decisions import lift_suspension

    found = lift_suspension(call.season, club, day, actor=call.actor, reason=reason)
    print_message(_("{club} may play again from {day} on."), club=found.name, day=day)


def consent(call: Call, club: str, body: str, day: date, document: str) -> None:
    """Record a consent. Raises LeagueError."""
    from league.facts.claims import Body, Consent
    from league.services.registry.clubs.decisions import record_consent

    record_consent(
        call.season, Consent(club, Body(body), day, document), actor=call.actor, why=document
    )
    print_message(_("The consent is on record."))


def joint(call: Call, name: str, clubs: tuple[str, ...], announced: date, despite: str) -> None:
    """Record a joint team. Raises LeagueError."""
    from league.services.registry.clubs.decisions import announce_joint_team

    announce_joint_team(call.season, name, clubs, announced, actor=call.actor, despite=despite)
    print_message(_("The Spielgemeinschaft {name} is on record."), name=name)


def check(call: Call, day: date) -> None:
    """List what stands against clubs and registrations; exit 1 if anything. Raises LeagueError."""
    from league.services.registry.clubs.decisions import club_findings, joint_team_findings
    from league.services.registry.registering.registrations import registration_findings
    from league.services.session import transactions

    season, _rulings = transactions.load(call.season)
    found = [
        *club_findings(season, day),
        *joint_team_findings(season),
        *registration_findings(season, day),
    ]
    print_findings(found)
    fail_if(found)
