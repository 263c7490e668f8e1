"""Divisions: made, and what is decided for them: ``division add``, ``decide``, ``list``."""

from collections.abc import Iterator
from typing import Any

import click

from league import formatting
from league.facts.divisions import Matter
from league.language import _
from tui.commands.call import Call
from tui.commands.common import command, group, print_data, print_message
from tui.commands.division_making import making
from tui.commands.late_values import division_argument
from tui.commands.listing import about_of
from tui.commands.options import day_option, despite_option, text_option, why_option
from tui.commands.usage import Argument


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield group(
        "division",
        about_of("division"),
        [*making(), _decide(), _list()],
        "spielleiter division list klasse-1",
        'spielleiter division decide klasse-1 official "Anna Muster" --date 2011-07-02 \\\n'
        '  --decided-by "Kreistag Graz"',
    )


def _decide() -> click.Command:
    return command(
        "decide",
        decide,
        [
            division_argument(),
            Argument(["matter"], type=click.Choice([one.value for one in Matter])),
            Argument(["what"], metavar="TEXT"),
            day_option("--date", "decided", _("Day of the decision."), required=True),
            text_option("--decided-by", "TEXT", _("Who decided, on record."), required=True),
            why_option(),
            despite_option(),
        ],
        _(
            "Put a decision on record.\n\n"
            "mode: kader, starr or elo; rule: a special rule in words; official: a name;"
            " wait: days a late nomination waits; start: an hour;"
            " director: who directs, an office or a name."
        ),
        _(
            "spielleiter division decide klasse-1 wait 7 --date 2011-07-02 \\\n"
            '  --decided-by "Majority of the clubs"'
        ),
        "spielleiter division decide klasse-1 start 14:00 --date 2011-07-02 \\\n"
        '  --decided-by "Kreistag Graz"',
    )


def _list() -> click.Command:
    return command(
        "list",
        list_all,
        [division_argument(required=False)],
        _("List what is decided, for one division or for all."),
        "spielleiter division list",
    )


def decide(call: Call, matter: str, why: str, despite: str, **decision: Any) -> None:
    """Put a decision on record. Raises LeagueError."""
    from league.facts.divisions import DivisionDecision
    from league.services.schedule import division_decisions

    asked = DivisionDecision(matter=Matter(matter), **decision)
    division_decisions.decide(call.season, asked, actor=call.actor, why=why, despite=despite)
    print_message(_("The decision for {division} is on record."), division=asked.division)


def list_all(call: Call, division: str | None) -> None:
    """List the decisions. Raises LeagueError."""
    from league.services.schedule.division_decisions import decisions
    from league.services.words.codes import matter_words

    words, decided = matter_words(), decisions(call.season, division)
    if not decided:
        print_message(_("No decision for a division is on record."))
    for one in decided:
        day = formatting.day(one.decided)
        print_data(f"{one.division}  {words[one.matter]}: {one.what}  ({day}, {one.decided_by})")
