"""Reports that others owe: ``duty add``, ``done``, ``list``."""

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
from tui.commands.office import date_option, or_today
from tui.commands.papers import opened, why_option
from tui.commands.usage import Argument, Option, whole_number


def commands() -> list[click.Command]:
    """Return the commands of this area."""
    duties = group(
        "duty",
        _(
            "What clubs, players and Kreise report by a day: events, play abroad, decisions of a"
            " Kreistag, the quarterly report.\n\n"
            "\b\nExamples:\n"
            '  spielleiter duty add 14.5.b --about "Kreistag Süd" --date 2012-03-01\n'
            "  spielleiter duty done 1 --date 2012-03-12\n"
            "  spielleiter duty list"
        ),
    )
    for one in (_add(), _done(), _list()):
        duties.add_command(one)
    return [duties]


def _add() -> click.Command:
    about = _("What is reported, such as the event; of a player his pass number.")
    day = _("Day the time limit follows from, such as the event's first.")
    return command(
        "add",
        add,
        [
            Argument(["paragraph"]),
            Option(["--about"], required=True, metavar="TEXT", help=about),
            any_day_option("--date", "day", day, required=True),
            why_option(),
            season_option(),
        ],
        _(
            "Put a report that is owed on file, and say until when.\n\n"
            "\b\nExamples:\n"
            '  spielleiter duty add 5.3 --about "Open Graz" --date 2012-05-15'
        ),
    )


def _done() -> click.Command:
    return command(
        "done",
        done,
        [
            Argument(["number"], type=whole_number()),
            date_option(_("Day on which it came; otherwise today.")),
            why_option(),
            season_option(),
        ],
        _("Record that a report came.\n\n\b\nExamples:\n  spielleiter duty done 1"),
    )


def _list() -> click.Command:
    return command(
        "list",
        list_all,
        [date_option(_("Day on which they are looked at; otherwise today.")), season_option()],
        _(
            "List the reports on file, what is due first ahead.\n\n"
            "The exit status is 1 when one is late or missing.\n\n"
            "\b\nExamples:\n"
            "  spielleiter duty list"
        ),
    )


def add(paragraph: str, about: str, day: date, why: str, season: str | None) -> None:
    """Put a report on file. Raises LeagueError."""
    from league.services.registry.duties import add_duty

    row = add_duty(season, paragraph, about, day, actor=opened(), why=why)
    sentence = _("{number}. {title}: {about}, due by {due} ({citation}).")
    say(
        sentence.format(
            number=row.duty.number,
            title=row.title,
            about=row.duty.about,
            due=forms.day(row.due),
            citation=row.citation,
        )
    )


def done(number: int, day: date | None, why: str, season: str | None) -> None:
    """Record that a report came. Raises LeagueError."""
    from league.services.registry.duties import report_duty

    row = report_duty(season, number, or_today(day), actor=opened(), why=why)
    say(_("On file."))
    for found in row.found:
        say(f"{found.sentence} ({row.citation})")


def list_all(day: date | None, season: str | None) -> None:
    """List the reports. Raises LeagueError."""
    from league.services.registry.duties import duty_rows

    opened()
    rows = duty_rows(season, or_today(day))
    for row in rows:
        came = row.duty.reported
        state = _("came on {day}").format(day=forms.day(came)) if came else _("open")
        due = _("due by {day}").format(day=forms.day(row.due))
        tell(f"{row.duty.number}. {row.title}: {row.duty.about}, {due}, {state} ({row.citation})")
        for found in row.found:
            tell(f"   {found.sentence}")
    if any(row.found for row in rows):
        click.get_current_context().exit(DOES_NOT_HOLD)
