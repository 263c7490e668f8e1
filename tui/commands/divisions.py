"""What is decided for a division: ``division decide``, ``division list``."""

from datetime import date

import click

from league import forms
from league.facts.divisions import Matter
from league.language import _
from tui.commands.common import any_day_option, command, group, say, season_option, tell
from tui.commands.papers import despite_option, opened, why_option
from tui.commands.usage import Argument, Option


def commands() -> list[click.Command]:
    """Return the commands of this area."""
    divisions = group(
        "division",
        _(
            "Decisions for a division: mode, special rules, its official, the wait of late"
            " nominations, the hour of its matches.\n\n"
            "\b\nExamples:\n"
            "  spielleiter division list klasse-1\n"
            '  spielleiter division decide klasse-1 official "Anna Muster" --date 2011-07-02 \\\n'
            '    --decided-by "Kreistag Graz"'
        ),
    )
    for one in (_decide(), _list()):
        divisions.add_command(one)
    return [divisions]


def _decide() -> click.Command:
    return command(
        "decide",
        decide,
        [
            Argument(["division"]),
            Argument(["matter"], type=click.Choice([one.value for one in Matter])),
            Argument(["what"], metavar="TEXT"),
            any_day_option("--date", "decided", _("Day of the decision."), required=True),
            Option(
                ["--decided-by"], required=True, metavar="TEXT", help=_("Who decided, on record.")
            ),
            why_option(),
            despite_option(),
            season_option(),
        ],
        _(
            "Put a decision on record.\n\n"
            "mode: kader, starr or elo; rule: a special rule in words; official: a name; wait: days"
            " a late nomination waits; start: an hour.\n\n"
            "\b\nExamples:\n"
            "  spielleiter division decide klasse-1 wait 7 --date 2011-07-02 \\\n"
            '    --decided-by "Majority of the clubs"\n'
            "  spielleiter division decide klasse-1 start 14:00 --date 2011-07-02 \\\n"
            '    --decided-by "Kreistag Graz"'
        ),
    )


def _list() -> click.Command:
    return command(
        "list",
        list_all,
        [Argument(["division"], required=False), season_option()],
        _(
            "List what is decided, for one division or for all.\n\n"
            "\b\nExamples:\n"
            "  spielleiter division list"
        ),
    )


def decide(
    division: str,
    matter: str,
    what: str,
    decided: date,
    decided_by: str,
    why: str,
    despite: str,
    season: str | None,
) -> None:
    """Put a decision on record. Raises LeagueError."""
    from league.facts.divisions import DivisionDecision
    from league.services.schedule import division_decisions

    actor = opened()
    asked = DivisionDecision(division, Matter(matter), what, decided, decided_by)
    division_decisions.decide(season, asked, actor=actor, why=why, despite=despite)
    say(_("The decision for {division} is on record.").format(division=division))


def list_all(division: str | None, season: str | None) -> None:
    """List the decisions. Raises LeagueError."""
    from league.services.schedule.division_decisions import decisions
    from league.services.words.codes import matter_words

    opened()
    words = matter_words()
    for one in decisions(season, division):
        day = forms.day(one.decided)
        tell(f"{one.division}  {words[one.matter]}: {one.what}  ({day}, {one.decided_by})")
