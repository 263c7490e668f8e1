"""What is decided about clubs: ``club suspend``, ``lift``, ``consent``, ``joint``, ``check``."""

from datetime import date

import click

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

BODIES = ("home", "host", "national")


def commands() -> list[click.Command]:
    """Return the commands of this area."""
    clubs = group(
        "club",
        _(
            "Suspend clubs, record consents of other federations and joint teams.\n\n"
            "\b\nExamples:\n"
            '  spielleiter club suspend 601 --from 2012-01-15 --reason "Dues of 2011 unpaid."\n'
            "  spielleiter club check --date 2011-09-07"
        ),
    )
    for one in (_suspend(), _lift(), _consent(), _joint(), _check()):
        clubs.add_command(one)
    return [clubs]


def _suspend() -> click.Command:
    return command(
        "suspend",
        suspend,
        [
            click.Argument(["club"]),
            any_day_option("--from", _("First day."), required=True),
            any_day_option("--until", _("Last day, included; without it open-ended.")),
            _reason(),
            season_option(),
        ],
        _(
            "A club loses its right to play for a time (§ 1.3).\n\n"
            "\b\nExamples:\n"
            "  spielleiter club suspend 601 --from 2012-01-15 --until 2012-02-29 \\\n"
            '    --reason "Decided by the executive: dues unpaid."'
        ),
    )


def _lift() -> click.Command:
    return command(
        "lift",
        lift,
        [
            click.Argument(["club"]),
            any_day_option("--date", _("Day on which it may play again."), required=True),
            _reason(),
            season_option(),
        ],
        _(
            "A suspended club may play again.\n\n"
            "\b\nExamples:\n"
            '  spielleiter club lift 601 --date 2012-02-01 --reason "Dues paid."'
        ),
    )


def _consent() -> click.Command:
    return command(
        "consent",
        consent,
        [
            click.Argument(["club"]),
            click.Argument(["body"], type=click.Choice(BODIES)),
            any_day_option("--date", _("Day of the consent."), required=True),
            click.Option(["--document"], default="", metavar="TEXT", help=_("Letter, minutes.")),
            season_option(),
        ],
        _(
            "Record one of the three consents for a neighbour's club (§ 1.1.b).\n\n"
            "\b\nExamples:\n"
            "  spielleiter club consent 601 host --date 2011-06-01"
        ),
    )


def _joint() -> click.Command:
    return command(
        "joint",
        joint,
        [
            click.Argument(["name"]),
            click.Argument(["clubs"], nargs=-1, required=True),
            any_day_option("--announced", _("Day of the announcement."), required=True),
            despite_option(),
            season_option(),
        ],
        _(
            "Record a Spielgemeinschaft of clubs for a season (§ 1.9).\n\n"
            "\b\nExamples:\n"
            '  spielleiter club joint "SG Mur" 601 602 --announced 2011-06-20'
        ),
    )


def _check() -> click.Command:
    return command(
        "check",
        check,
        [any_day_option("--date", _("Day to look at."), required=True), season_option()],
        _(
            "List what stands against clubs, joint teams and registrations on a day.\n\n"
            "The exit status is 1 when something does.\n\n"
            "\b\nExamples:\n"
            "  spielleiter club check --date 2011-09-07"
        ),
    )


def despite_option() -> click.Option:
    """Return the option that stores something in spite of what stands against it."""
    return click.Option(
        ["--despite"],
        default="",
        metavar="REASON",
        help=_("Store it in spite of what stands against it, with the reason."),
    )


def _reason() -> click.Option:
    return click.Option(["--reason"], required=True, metavar="TEXT", help=_("Why, on record."))


def open_existing() -> str:
    """Open the database and return who works. Raises LeagueError."""
    from league.services import storing

    office = settings()
    storing.open_file(office.existing(), must_exist=True)
    return office.person()


def suspend(**given: object) -> None:
    """Suspend a club. Raises LeagueError."""
    from league.services.clubs import suspend_club

    first, last = given["from"], given["until"]
    assert isinstance(first, date)
    assert last is None or isinstance(last, date)
    season = given["season"]
    club = suspend_club(
        None if season is None else str(season),
        str(given["club"]),
        first,
        last,
        by=open_existing(),
        reason=str(given["reason"]),
    )
    say(_("{club} is suspended from {day} on.").format(club=club.name, day=first))


def lift(club: str, day: date, reason: str, season: str | None) -> None:
    """Lift a suspension. Raises LeagueError."""
    from league.services.clubs import lift_suspension

    found = lift_suspension(season, club, day, by=open_existing(), reason=reason)
    say(_("{club} may play again from {day} on.").format(club=found.name, day=day))
