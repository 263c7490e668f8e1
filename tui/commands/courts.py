"""What a tournament's court and late cancellations ask for: ``protest object``, ``club cancel``."""

from datetime import date
from typing import Any

import click

from league import forms
from league.language import _
from tui.commands.common import any_day_option, command, say, season_option
from tui.commands.office import date_option, or_today
from tui.commands.papers import opened, reason_option
from tui.commands.typed import tell_findings
from tui.commands.usage import Argument, Option, whole_number


def of_protests() -> list[click.Command]:
    """Return the commands that belong to ``protest``."""
    return [_object(), _court()]


def _about() -> list[click.Parameter]:
    return [
        Argument(["division"]),
        Argument(["number"], metavar="ROUND", type=whole_number()),
        Option(["--who"], required=True, metavar="NAME", help=_("Who objects.")),
    ]


def _object() -> click.Command:
    return command(
        "object",
        object_to,
        [
            *_about(),
            Option(["--text"], required=True, help=_("What is asked for.")),
            date_option(_("Day it was filed; otherwise today.")),
            season_option(),
        ],
        _(
            "File an objection with a tournament's court: until it speaks no later round"
            " starts.\n\n"
            "\b\nExamples:\n"
            '  spielleiter protest object vm-u14 2 --who "Turm 1" --text "Touch move."'
        ),
    )


def _court() -> click.Command:
    return command(
        "court",
        court,
        [
            *_about(),
            Option(["--granted/--rejected"], default=None, required=True, help=_("Decision.")),
            date_option(_("Day of the decision; otherwise today.")),
            reason_option(),
            season_option(),
        ],
        _(
            "Record the decision of a tournament's court; it is final.\n\n"
            "\b\nExamples:\n"
            '  spielleiter protest court vm-u14 2 --who Turm --rejected --reason "No proof."'
        ),
    )


def of_clubs() -> list[click.Command]:
    """Return the commands that belong to ``club``."""
    return [_cancel(), _cancelled()]


def _what() -> list[click.Parameter]:
    name = Option(["--of", "event"], required=True, metavar="NAME", help=_("The championship."))
    return [Argument(["club"]), name]


def _cancel() -> click.Command:
    told = _("An officer was told at once, and confirmed it.")
    return command(
        "cancel",
        cancel,
        [
            *_what(),
            any_day_option("--begins", "begins", _("First day of play."), required=True),
            date_option(_("Day of the cancellation; otherwise today.")),
            Option(["--told"], is_flag=True, help=told),
            season_option(),
        ],
        _(
            "A club cancels a championship it qualified for; a ban may be proposed.\n\n"
            "\b\nExamples:\n"
            '  spielleiter club cancel 601 --of "MDVM U16" --begins 2026-09-18 \\\n'
            "    --date 2026-09-08 --told"
        ),
    )


def _cancelled() -> click.Command:
    return command(
        "cancelled",
        cancelled,
        [
            *_what(),
            any_day_option("--ban-from", "first", _("First day of the ban; without it none.")),
            any_day_option("--ban-until", "last", _("Last day of the ban, included.")),
            date_option(_("Day of the decision; otherwise today.")),
            reason_option(),
            season_option(),
        ],
        _(
            "Decide on the ban that is proposed for a cancellation.\n\n"
            "\b\nExamples:\n"
            '  spielleiter club cancelled 601 --of "MDVM U16" --ban-from 2027-01-01 \\\n'
            '    --ban-until 2027-12-31 --reason "Decided by the board."'
        ),
    )


def object_to(
    division: str, number: int, who: str, text: str, day: date | None, season: str | None
) -> None:
    """File an objection. Raises LeagueError."""
    from league.facts.cancellations import Objection
    from league.services.matches import objections

    actor = opened()
    objections.object_to(season, Objection(division, number, who, or_today(day), text), actor=actor)
    sentence = _("On file. Until the court has spoken no round after round {round} can start.")
    say(sentence.format(round=number))


def court(division: str, number: int, who: str, **given: Any) -> None:
    """Record a court's decision. Raises LeagueError."""
    from league.services.matches import objections

    actor, day = opened(), or_today(given["day"])
    granted, reasons = bool(given["granted"]), given["reason"]
    objections.decide(
        given["season"], division, number, who, day, granted=granted, actor=actor, reasons=reasons
    )
    say(_("Decided and on record. The next round can start."))


def cancel(club: str, event: str, begins: date, **given: Any) -> None:
    """Record a cancellation. Raises LeagueError."""
    from league.facts.cancellations import Cancellation
    from league.services.closing import cancellations

    actor = opened()
    fact = Cancellation(club, event, begins, or_today(given["day"]), told=given["told"])
    found = cancellations.cancel(given["season"], fact, actor=actor)
    say(_("The cancellation is on file."))
    tell_findings(found, ())
    if found:
        say(_("“spielleiter club cancelled” records what is decided."))


def cancelled(club: str, event: str, first: date | None, last: date | None, **given: Any) -> None:
    """Decide on a proposed ban. Raises LeagueError."""
    from league.services.closing import cancellations

    actor = opened()
    ban = (first, last) if first is not None else None
    cancellations.decide(
        given["season"],
        club,
        event,
        or_today(given["day"]),
        ban=ban,
        actor=actor,
        reason=given["reason"],
    )
    if first is None:
        say(_("Decided: no ban."))
    else:
        until = forms.day(last) if last else _("further notice")
        say(_("{club} is banned until {day}.").format(club=club, day=until))
