"""The term calendar: ``calendar list``, ``protect``, ``unprotect``, ``call-up``."""

from collections.abc import Iterator
from datetime import date
from typing import TYPE_CHECKING, Any

import click

from league import formatting
from league.language import _
from tui.commands.call import Call
from tui.commands.common import command, group, print_columns, print_data, print_json, print_message
from tui.commands.late_values import division_argument, player_argument
from tui.commands.listing import about_of
from tui.commands.moves import parts
from tui.commands.options import filed, flag, json_option, season_day_option, season_span_option
from tui.commands.printed import plain, print_findings_with_arithmetic
from tui.commands.usage import Argument, Option

if TYPE_CHECKING:
    from league.facts.calendars import CallUp, ProtectedDate


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield group(
        "calendar",
        about_of("calendar"),
        [_list(), *_protection(), _call_up(), *parts()],
        "spielleiter calendar list kl-graz",
        'spielleiter calendar protect "Open Graz" --from 2012-02-18 --to 2012-02-19',
    )


def _list() -> click.Command:
    return command(
        "list",
        show,
        [division_argument(required=False), json_option()],
        _(
            "List a division's rounds with collisions and public holidays, or the protected"
            " dates and who is called up."
        ),
        "spielleiter calendar list",
        "spielleiter calendar list kl-graz --json",
    )


def _protection() -> Iterator[click.Command]:
    yield command(
        "protect",
        protect,
        [
            Argument(["name"]),
            *_from_to(),
            Option(["--district"], metavar="KREIS", help=_("Kreis it is held in.")),
            *filed(despite=True),
        ],
        _("Protect an event's days."),
        'spielleiter calendar protect "Open Graz" --from 2012-02-18 --to 2012-02-19',
    )
    yield command(
        "unprotect",
        unprotect,
        [Argument(["name"]), *filed()],
        _("Take an event off the calendar."),
        'spielleiter calendar unprotect "Open Graz"',
    )


def _call_up() -> click.Command:
    return command(
        "call-up",
        call_up,
        [
            player_argument(),
            Argument(["event"]),
            *_from_to(required=False),
            flag("--withdraw", _("Take the call-up back.")),
            *filed(),
        ],
        _("A player is called up to an event of the federation."),
        'spielleiter calendar call-up 100018 "U18" --from 2011-10-22 --to 2011-10-23',
    )


def _from_to(*, required: bool = True) -> list[click.Parameter]:
    about = _("First day, or first and last: 24.3.–25.3.")
    return [
        season_span_option("--from", "days", about, required=required),
        season_day_option("--to", "last", _("Last day, included; without it the first.")),
    ]


def show(call: Call, division: str | None, as_json: bool) -> None:
    """List the calendar. Raises LeagueError."""
    from league.services.schedule import calendar

    if division is None:
        _print_dates(
            calendar.protected_dates(call.season), calendar.call_ups(call.season), as_json=as_json
        )
        return
    view = calendar.show_calendar(call.season, division)
    if as_json:
        print_json(plain(view))
        return
    rows = [
        (
            str(one.round),
            formatting.day(one.day),
            formatting.clock(one.start) if one.start else "–",
            f"{one.home} – {one.away}",
            ""
            if one.day == one.end_date
            else formatting.filled_in(_("until {day}"), day=one.end_date),
        )
        for one in view.calendar.fixtures
    ]
    print_columns(rows, (0,))
    print_findings_with_arithmetic(view.findings, view.notes)


def _print_dates(events: "list[ProtectedDate]", calls: "list[CallUp]", *, as_json: bool) -> None:
    if as_json:
        print_json({"protected": plain(events), "called_up": plain(calls)})
        return
    if not events and not calls:
        print_message(_("No date is protected, and nobody is called up."))
    for event in events:
        words = (_span(event.first, event.last), event.name, event.district)
        print_data("  ".join(word for word in words if word))
    for call in calls:
        print_data(f"{_span(call.first, call.last)}  {call.event}  {call.ident}")


def _span(first: date, last: date) -> str:
    return (
        formatting.day(first)
        if first == last
        else f"{formatting.day(first)} – {formatting.day(last)}"
    )


def protect(
    call: Call, name: str, days: tuple[date, date], last: date | None, **given: Any
) -> None:
    """Protect days. Raises LeagueError."""
    from league.facts.calendars import ProtectedDate
    from league.services.schedule import calendar

    event = ProtectedDate(name, days[0], last or days[1], given["district"])
    found = calendar.protect(
        call.season, event, actor=call.actor, why=given["why"], despite=given["despite"]
    )
    print_findings_with_arithmetic(found)
    print_message(_("{name} is on the calendar."), name=name)


def unprotect(call: Call, name: str, why: str) -> None:
    """Take an event off. Raises LeagueError."""
    from league.services.schedule import calendar

    calendar.unprotect(call.season, name, actor=call.actor, why=why)
    print_message(_("{name} is off the calendar."), name=name)


def call_up(
    call: Call,
    ident: str,
    event: str,
    days: tuple[date, date] | None,
    last: date | None,
    **given: Any,
) -> None:
    """Record a call-up, or take it back. Raises LeagueError."""
    from league.errors import InputError
    from league.facts.calendars import CallUp
    from league.services.schedule import calendar

    if given["withdraw"]:
        calendar.withdraw_call_up(call.season, ident, event, actor=call.actor, why=given["why"])
        print_message(_("The call-up is withdrawn."))
        return
    if days is None:
        raise InputError(_("A call-up needs its first day."))
    wanted = CallUp(ident, event, days[0], last or days[1])
    calendar.call_up(call.season, wanted, actor=call.actor, why=given["why"])
    print_message(_("The call-up is on record."))
