"""The draw of a division: ``draw``.

By hand: what it prints, and its JSON, is the draw itself; its form shows no lots before they are
on record.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from league import formatting
from league.language import _
from league.typed.days import read_row
from tui.commands.call import Call
from tui.commands.common import command, print_columns, print_json, print_message
from tui.commands.late_values import division_argument
from tui.commands.listing import about_of
from tui.commands.options import day_option, filed, flag, json_option, seed_option, text_option
from tui.commands.printed import plain, print_findings_with_arithmetic

if TYPE_CHECKING:
    from league.views.draws import Drawn


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    dates = _("End dates of the rounds, with commas between them.")
    yield command(
        "draw",
        draw,
        [
            division_argument(),
            text_option("--dates", "DAYS", dates, required=True),
            seed_option(),
            flag("--turn", _("Second year: turn last season's numbers; newcomers draw the rest.")),
            flag("--double", _("Every pair meets twice.")),
            day_option("--on", "day", _("Day of the draw; without it today.")),
            *filed(despite=True),
            json_option(),
        ],
        about_of("draw"),
        "spielleiter draw kl-graz --dates 2026-09-19,2026-10-03,2026-10-17",
        "spielleiter draw kl-graz --seed 7 --dates 2026-09-19,2026-10-03,2026-10-17",
        "spielleiter draw kl-graz --turn --dates 2027-09-18,2027-10-02,2027-10-16",
    )


def draw(
    call: Call, dates: str, turn: bool, why: str, despite: str, as_json: bool, **given: Any
) -> None:
    """Draw a division. Raises LeagueError."""
    from league.services.schedule.drawing import AskedDraw, draw_division

    asked = AskedDraw(end_dates=read_row(dates, call.middle), second_year=turn, **given)
    drawn = draw_division(call.season, asked, actor=call.actor, why=why, despite=despite)
    if as_json:
        print_json(_json(drawn))
        return
    print_columns([(str(number), team) for team, number in drawn.numbers.items()], (0,))
    rows = [
        (str(one.round), formatting.day(one.end_date), one.home, one.away) for one in drawn.fixtures
    ]
    print_columns(rows, (0,))
    print_findings_with_arithmetic(drawn.view.findings, drawn.view.notes)
    print_message(_("Drawn with seed {seed}."), seed=drawn.draw.seed)
    sentence = _("The rounds are held back; “spielleiter round publish {division}” publishes them.")
    print_message(sentence, division=drawn.draw.division)


def _json(drawn: "Drawn") -> dict[str, object]:
    return {
        "draw": plain(drawn.draw),
        "numbers": dict(drawn.numbers),
        "fixtures": plain(drawn.fixtures),
        "findings": plain(drawn.view.findings),
        "notes": plain(drawn.view.notes),
    }
