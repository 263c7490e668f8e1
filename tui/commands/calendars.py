"""The term calendar: ``calendar list``, ``protect``, ``unprotect``, ``call-up``."""

from collections.abc import Iterator
from datetime import date
from typing import TYPE_CHECKING

import click

from league import formatting
from league.language import _
from league.services.closing.no_show_operations import EXCUSE
from league.services.schedule.calendar_operations import OPERATIONS
from tui.commands.call import Call
from tui.commands.common import command, group, print_columns, print_data, print_json, print_message
from tui.commands.from_operations import commands_of
from tui.commands.late_values import division_argument
from tui.commands.listing import about_of
from tui.commands.options import json_option
from tui.commands.printed import plain, print_findings_with_arithmetic

if TYPE_CHECKING:
    from league.facts.calendars import CallUp, ProtectedDate


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield group(
        "calendar",
        about_of("calendar"),
        [_list(), *commands_of(*OPERATIONS, EXCUSE)],
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
