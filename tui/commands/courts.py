"""What a tournament's court and late cancellations ask for: ``protest object``, ``club cancel``."""

from collections.abc import Iterator
from datetime import date, datetime
from typing import Any

import click

from league import formatting
from league.formatting import money
from league.language import _
from league.typed.hours import read_hour
from tui.commands import options
from tui.commands.call import Call
from tui.commands.common import command, print_message
from tui.commands.late_values import club_argument, division_argument
from tui.commands.printed import print_findings_with_arithmetic
from tui.commands.usage import Option


def of_protests() -> Iterator[click.Command]:
    """Yield the commands that belong to ``protest``."""
    yield command(
        "object",
        object_to,
        [
            *_about(),
            Option(["--text"], required=True, help=_("What is asked for.")),
            options.date_option(_("Day it was filed; otherwise today.")),
            Option(["--at"], metavar="TIME", help=_("Hour at which it was handed in, as 14:30.")),
        ],
        _("File an objection with a tournament's court: until it speaks no later round starts."),
        'spielleiter protest object vm-u14 2 --who "Turm 1" --text "Touch move."',
    )
    yield command(
        "court",
        court,
        [
            *_about(),
            Option(["--granted/--rejected"], default=None, required=True, help=_("Decision.")),
            options.date_option(_("Day of the decision; otherwise today.")),
            options.reason_option(),
        ],
        _("Record the decision of a tournament's court; it is final."),
        'spielleiter protest court vm-u14 2 --who Turm --rejected --reason "No proof."',
    )


def _about() -> list[click.Parameter]:
    return [
        division_argument(),
        options.round_argument(),
        options.text_option("--who", "NAME", _("Who objects."), required=True),
    ]


def of_clubs() -> Iterator[click.Command]:
    """Yield the commands that belong to ``club``."""
    yield command(
        "cancel",
        cancel,
        [
            *_what(),
            options.day_option("--begins", "begins", _("First day of play."), required=True),
            options.date_option(_("Day of the cancellation; otherwise today.")),
            options.flag("--told", _("An officer was told at once, and confirmed it.")),
        ],
        _("A club cancels a championship it qualified for; a ban may be proposed."),
        'spielleiter club cancel 601 --of "MDVM U16" --begins 2026-09-18 \\\n'
        "  --date 2026-09-08 --told",
    )
    yield command(
        "cancelled",
        cancelled,
        [
            *_what(),
            options.day_option("--ban-from", "first", _("First day of the ban; without it none.")),
            options.day_option("--ban-until", "last", _("Last day of the ban, included.")),
            options.date_option(_("Day of the decision; otherwise today.")),
            options.reason_option(),
        ],
        _("Decide on the ban that is proposed for a cancellation."),
        'spielleiter club cancelled 601 --of "MDVM U16" --ban-from 2027-01-01 \\\n'
        '  --ban-until 2027-12-31 --reason "Decided by the board."',
    )


def _what() -> list[click.Parameter]:
    name = Option(["--of", "event"], required=True, metavar="NAME", help=_("The championship."))
    return [club_argument(), name]


def object_to(
    call: Call, division: str, number: int, who: str, text: str, day: date, at: str | None
) -> None:
    """File an objection. Raises LeagueError."""
    from league.facts.cancellations import Objection
    from league.services.matches.objections import court_outcome
    from league.services.protests import local_court

    fact = Objection(division, number, who, _filed(day, at), text)
    local_court.object_to(call.season, fact, actor=call.actor)
    sentence = _("On file. Until the court has spoken no round after round {round} can start.")
    print_message(sentence, round=number)
    desk = call.desk()
    cents = court_outcome(desk.season, desk.book, fact).cents
    print_message(
        _("{amount} are due with it and go back when it is granted."), amount=money(cents)
    )


def _filed(day: date, at: str | None) -> date | datetime:
    return datetime.combine(day, read_hour(at)) if at else day


def court(call: Call, division: str, number: int, reason: str, **decision: Any) -> None:
    """Record a court's decision. Raises LeagueError."""
    from league.services.protests import local_court

    local_court.decide(call.season, division, number, actor=call.actor, reasons=reason, **decision)
    print_message(_("Decided and on record. The next round can start."))


def cancel(call: Call, club: str, event: str, begins: date, day: date, told: bool) -> None:
    """Record a cancellation. Raises LeagueError."""
    from league.facts.cancellations import Cancellation
    from league.services.closing import cancellations

    fact = Cancellation(club, event, begins, day, told=told)
    found = cancellations.cancel(call.season, fact, actor=call.actor)
    print_message(_("The cancellation is on file."))
    print_findings_with_arithmetic(found, ())
    if found:
        print_message(_("“spielleiter club cancelled” records what is decided."))


def cancelled(
    call: Call, club: str, first: date | None, last: date | None, **decision: Any
) -> None:
    """Decide on a proposed ban. Raises LeagueError."""
    from league.services.closing import cancellations

    ban = (first, last) if first is not None else None
    cancellations.decide(call.season, club, ban=ban, actor=call.actor, **decision)
    if first is None:
        print_message(_("Decided: no ban."))
    else:
        until = formatting.day(last) if last else _("further notice")
        print_message(_("{club} is banned until {day}."), club=club, day=until)
