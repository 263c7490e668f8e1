"""The editions of the Laws of Chess: ``laws list``, ``on``, ``compare``, ``chess``."""

from collections.abc import Iterator
from datetime import date
from typing import TYPE_CHECKING

import click

from league import formatting
from league.language import _
from tui.commands.call import Call
from tui.commands.common import command, group, paint, print_columns, print_data, print_json
from tui.commands.listing import about_of
from tui.commands.options import day_argument, day_option, json_option
from tui.commands.printed import plain
from tui.commands.usage import Argument, Option, whole_number

if TYPE_CHECKING:
    from league.views.laws import DifferenceRow, Differences, EditionView


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield group(
        "laws",
        about_of("laws"),
        [_list(), _on(), _compare(), _chess()],
        "spielleiter laws on 2002-03-01",
        "spielleiter laws compare flag",
    )


def _list() -> click.Command:
    return command(
        "list",
        show,
        [json_option()],
        _("List the editions at hand and the days on which they are known to have been in force."),
        "spielleiter laws list",
        needs="nothing",
    )


def _on() -> click.Command:
    return command(
        "on",
        on,
        [day_argument(), json_option()],
        _(
            "Say which edition was in force on a day.\n\n"
            "Where none at hand was, the neighbouring editions are named; nothing is judged by"
            " them unasked. The exit status is 0 all the same."
        ),
        "spielleiter laws on 2002-03-01",
        "spielleiter laws on 2011-10-15 --json",
        needs="nothing",
    )


def _compare() -> click.Command:
    return command(
        "compare",
        compare,
        [
            Argument(["topic"], required=False, metavar="[TOPIC]"),
            Option(["--rulebook"], metavar="ID", help=_("A federation’s book to put in front.")),
            json_option(),
        ],
        _("Show what each edition says of the matters on which they differ, or of one of them."),
        "spielleiter laws compare --rulebook tuwo-stmk-2011",
        "spielleiter laws compare wrong_claim",
        needs="nothing",
    )


def _chess() -> click.Command:
    return command(
        "chess",
        chess,
        [
            Argument(["minutes"], type=whole_number(0)),
            Argument(["increment"], type=whole_number(0), required=False, metavar="[SECONDS]"),
            day_option("--on", "day", _("Day of the game."), required=True),
            json_option(),
        ],
        _(
            "Say whether a time control makes standard, rapid or blitz chess: minutes for all"
            " moves, and the seconds added a move."
        ),
        "spielleiter laws chess 25 10 --on 2024-05-01",
        needs="nothing",
    )


def show(_call: Call, as_json: bool) -> None:
    """List the editions. Raises LeagueError."""
    from league.services.rulebook.laws import edition_views

    found = edition_views()
    if as_json:
        print_json(plain(found))
        return
    print_columns([(one.id, one.name, _days(one)) for one in found])


def on(_call: Call, day: date, as_json: bool) -> None:
    """Say which edition was in force. Raises LeagueError."""
    from league.services.rulebook.laws import in_force_view

    found = in_force_view(day)
    if as_json:
        print_json(plain(found))
        return
    print_data(found.sentence)
    print_columns([(one.id, one.name, _days(one)) for one in found.neighbours])


def compare(_call: Call, topic: str | None, rulebook: str | None, as_json: bool) -> None:
    """Show the editions side by side. Raises LeagueError."""
    from league.services.rulebook.laws import differences

    found = differences(topic, rulebook)
    if as_json:
        print_json(plain(found))
        return
    for row in found.rows:
        _print_row(row, found)


def chess(_call: Call, minutes: int, increment: int | None, day: date, as_json: bool) -> None:
    """Say which kind of chess it is. Raises LeagueError."""
    from league.facts.disputes import TimeControl
    from league.services.rulebook.laws import chess_view

    found = chess_view(TimeControl(minutes, increment or 0), day)
    if as_json:
        print_json(plain(found))
    else:
        print_data(found.sentence)


def _days(one: "EditionView") -> str:
    """Return from when until when an edition is known to have been in force."""
    last = formatting.day(one.last_day) if one.last_day else ""
    return f"{formatting.day(one.first_day)} – {last}".rstrip()


def _print_row(row: "DifferenceRow", table: "Differences") -> None:
    print_data(paint(row.title, bold=True) + f" ({row.topic})")
    for edition, said in zip(table.editions, row.said, strict=True):
        if not said:
            print_data(f"  {edition.short}: –")
        for one in said:
            print_data(f"  {one.citation}: {one.says}")
