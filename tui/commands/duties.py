"""Reports that others owe: ``duty add``, ``done``, ``list``."""

from collections.abc import Iterator
from datetime import date

import click

from league import formatting
from league.language import _
from tui.commands.call import Call
from tui.commands.common import command, fail_if, group, print_data, print_message
from tui.commands.listing import about_of
from tui.commands.options import date_option, day_option, text_option, why_option
from tui.commands.usage import Argument, whole_number


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield group(
        "duty",
        about_of("duty"),
        [_add(), *_on_file()],
        'spielleiter duty add 14.5.b --about "Kreistag Süd" --date 2012-03-01',
        "spielleiter duty done 1 --date 2012-03-12",
        "spielleiter duty list",
    )


def _add() -> click.Command:
    return command(
        "add",
        add,
        [
            Argument(["paragraph"]),
            text_option(
                "--about",
                "TEXT",
                _("What is reported, such as the event; of a player his pass number."),
                required=True,
            ),
            day_option(
                "--date",
                "day",
                _("Day the time limit follows from, such as the event's first."),
                required=True,
            ),
            why_option(),
        ],
        _("Put a report that is owed on file, and say until when."),
        'spielleiter duty add 5.3 --about "Open Graz" --date 2012-05-15',
    )


def _on_file() -> Iterator[click.Command]:
    yield command(
        "done",
        done,
        [
            Argument(["number"], type=whole_number()),
            date_option(_("Day on which it came; otherwise today.")),
            why_option(),
        ],
        _("Record that a report came."),
        "spielleiter duty done 1",
    )
    yield command(
        "list",
        list_all,
        [date_option(_("Day on which they are looked at; otherwise today."))],
        _(
            "List the reports on file, what is due first ahead.\n\n"
            "The exit status is 1 when one is late or missing."
        ),
        "spielleiter duty list",
    )


def add(call: Call, paragraph: str, about: str, day: date, why: str) -> None:
    """Put a report on file. Raises LeagueError."""
    from league.services.registry.clubs.duties import add_duty

    row = add_duty(call.season, paragraph, about, day, actor=call.actor, why=why)
    sentence = _("{number}. {title}: {about}, due by {due} ({citation}).")
    duty = row.duty
    facts = {"number": duty.number, "title": row.title, "about": duty.about, "due": row.due}
    print_message(sentence, **facts, citation=row.citation)


def done(call: Call, number: int, day: date, why: str) -> None:
    """Record that a report came. Raises LeagueError."""
    from league.services.registry.clubs.duties import report_duty

    row = report_duty(call.season, number, day, actor=call.actor, why=why)
    print_message(_("On file."))
    for found in row.found:
        print_message(f"{found.sentence} ({row.citation})")


def list_all(call: Call, day: date) -> None:
    """List the reports. Raises LeagueError."""
    from league.services.registry.clubs.duties import duty_rows

    rows = duty_rows(call.season, day)
    if not rows:
        print_message(_("No report that is owed is on file."))
    for row in rows:
        came = row.duty.reported
        state = _("came on {day}").format(day=formatting.day(came)) if came else _("open")
        due = _("due by {day}").format(day=formatting.day(row.due))
        print_data(
            f"{row.duty.number}. {row.title}: {row.duty.about}, {due}, {state} ({row.citation})"
        )
        for found in row.found:
            print_data(f"   {found.sentence}")
    fail_if(any(row.found for row in rows))
