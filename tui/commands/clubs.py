"""What is decided about clubs: ``club suspend``, ``lift``, ``consent``, ``joint``, ``check``."""

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
    tell,
)
from tui.commands.courts import of_clubs
from tui.commands.papers import despite_option, opened, reason_option
from tui.commands.usage import Argument, Option

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
    for one in (_suspend(), _lift(), _consent(), _joint(), _check(), *of_clubs()):
        clubs.add_command(one)
    return [clubs]


def _suspend() -> click.Command:
    return command(
        "suspend",
        suspend,
        [
            Argument(["club"]),
            any_day_option("--from", "first", _("First day."), required=True),
            any_day_option("--until", "last", _("Last day, included; without it open-ended.")),
            reason_option(),
            season_option(),
        ],
        _(
            "A club loses its right to play for a time.\n\n"
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
            Argument(["club"]),
            any_day_option("--date", "day", _("Day on which it may play again."), required=True),
            reason_option(),
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
            Argument(["club"]),
            Argument(["body"], type=click.Choice(BODIES)),
            any_day_option("--date", "day", _("Day of the consent."), required=True),
            Option(["--document"], default="", metavar="TEXT", help=_("Letter, minutes.")),
            season_option(),
        ],
        _(
            "Record one of the three consents for a neighbour's club.\n\n"
            "\b\nExamples:\n"
            "  spielleiter club consent 701 host --date 2011-06-01"
        ),
    )


def _joint() -> click.Command:
    return command(
        "joint",
        joint,
        [
            Argument(["name"]),
            Argument(["clubs"], nargs=-1, required=True),
            any_day_option(
                "--announced", "announced", _("Day of the announcement."), required=True
            ),
            despite_option(),
            season_option(),
        ],
        _(
            "Record a Spielgemeinschaft of clubs for a season.\n\n"
            "\b\nExamples:\n"
            '  spielleiter club joint "SG Mur" 601 602 --announced 2011-06-20'
        ),
    )


def _check() -> click.Command:
    return command(
        "check",
        check,
        [any_day_option("--date", "day", _("Day to look at."), required=True), season_option()],
        _(
            "List what stands against clubs, joint teams and registrations on a day.\n\n"
            "The exit status is 1 when something does.\n\n"
            "\b\nExamples:\n"
            "  spielleiter club check --date 2011-09-07"
        ),
    )


def suspend(club: str, first: date, last: date | None, reason: str, season: str | None) -> None:
    """Suspend a club. Raises LeagueError."""
    from league.services.registry.clubs import suspend_club

    actor = opened()
    found = suspend_club(season, club, first, last, actor=actor, reason=reason)
    until = last or _("further notice")
    say(
        forms.filled_in(
            _("{club} is suspended from {day} to {last}."), club=found.name, day=first, last=until
        )
    )


def lift(club: str, day: date, reason: str, season: str | None) -> None:
    """Lift a suspension. Raises LeagueError."""
    from league.services.registry.clubs import lift_suspension

    actor = opened()
    found = lift_suspension(season, club, day, actor=actor, reason=reason)
    say(forms.filled_in(_("{club} may play again from {day} on."), club=found.name, day=day))


def consent(club: str, body: str, day: date, document: str, season: str | None) -> None:
    """Record a consent. Raises LeagueError."""
    from league.facts.claims import Body, Consent
    from league.services.registry.clubs import record_consent

    actor = opened()
    record_consent(season, Consent(club, Body(body), day, document), actor=actor, why=document)
    say(_("The consent is on record."))


def joint(
    name: str, clubs: tuple[str, ...], announced: date, despite: str, season: str | None
) -> None:
    """Record a joint team. Raises LeagueError."""
    from league.services.registry.clubs import announce_joint_team

    actor = opened()
    announce_joint_team(season, name, clubs, announced, actor=actor, despite=despite)
    say(_("The Spielgemeinschaft {name} is on record.").format(name=name))


def check(day: date, season: str | None) -> None:
    """List what stands against clubs and registrations; exit 1 if anything. Raises LeagueError."""
    from league.services.registry.clubs import club_findings, joint_team_findings
    from league.services.registry.registrations import registration_findings
    from league.services.session import transactions

    opened()
    loaded, _rulings = transactions.load(season)
    found = [
        *club_findings(loaded, day),
        *joint_team_findings(loaded),
        *registration_findings(loaded, day),
    ]
    for finding in found:
        tell(f"§ {finding.rule}  {finding.sentence}")
    if found:
        click.get_current_context().exit(DOES_NOT_HOLD)
