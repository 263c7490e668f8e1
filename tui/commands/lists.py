"""Kader lists: ``list submit``, ``check``, ``nominate``, ``append``, ``declare``; and ``bond``."""

from datetime import date
from typing import TYPE_CHECKING

import click

from league import forms
from league.errors import InputError
from league.language import _
from tui.commands.common import (
    DOES_NOT_HOLD,
    any_day_option,
    command,
    group,
    say,
    season_option,
    settings,
    tell,
)
from tui.commands.papers import despite_option, opened, why_option
from tui.commands.usage import Argument, Option, whole_number

if TYPE_CHECKING:
    from league.outcomes.judgement import ListJudgement


def commands() -> list[click.Command]:
    """Return the commands of this area."""
    lists = group(
        "list",
        _(
            "Hand in Kader lists, check them, add to them.\n\n"
            "\b\nExamples:\n"
            "  spielleiter list check KLGRAZ03\n"
            "  spielleiter list nominate KLGRAZ03 100001 --confirmed 2011-11-04"
        ),
    )
    for one in (_submit(), _check(), _nominate(), _append(), _declare()):
        lists.add_command(one)
    return [lists, _bond()]


def _submit() -> click.Command:
    return command(
        "submit",
        submit,
        [
            Argument(["team"]),
            Argument(["idents"], nargs=-1, required=True),
            any_day_option("--posted", "posted", _("Postmark."), required=True),
            Option(
                ["--youth-board"], multiple=True, metavar="IDENT", help=_("Named for that board.")
            ),
            Option(
                ["--preview", "only_preview"],
                is_flag=True,
                help=_("Show what would change in the rounds played; change nothing."),
            ),
            why_option(),
            season_option(),
        ],
        _(
            "Hand in a team's list, in its order; it takes the place of the one before.\n\n"
            "What changes in rounds that were played is said first.\n\n"
            "\b\nExamples:\n"
            "  spielleiter list submit KLGRAZ03 100198 100201 --posted 2011-09-05"
        ),
    )


def _check() -> click.Command:
    return command(
        "check",
        check,
        [Argument(["team"]), season_option()],
        _(
            "Judge a team's list; the exit status is 1 when something stands against it.\n\n"
            "\b\nExamples:\n"
            "  spielleiter list check KLGRAZ03"
        ),
    )


def _nominate() -> click.Command:
    return command(
        "nominate",
        nominate,
        [
            Argument(["team"]),
            Argument(["ident"]),
            any_day_option("--confirmed", "confirmed", _("Day of confirmation."), required=True),
            any_day_option("--informed", "informed", _("Notice to the division's clubs.")),
            Option(["--place"], type=whole_number(), metavar="N", help=_("Place; else by rating.")),
            despite_option(),
            season_option(),
        ],
        _(
            "Nominate a player late; says the place and the first day.\n\n"
            "\b\nExamples:\n"
            "  spielleiter list nominate KLGRAZ03 100001 --confirmed 2011-11-04"
        ),
    )


def _append() -> click.Command:
    return command(
        "append",
        append,
        [
            Argument(["team"]),
            Argument(["ident"]),
            any_day_option("--date", "day", _("Day."), required=True),
            season_option(),
        ],
        _(
            "Append a domestic U18 to the end of a list.\n\n"
            "\b\nExamples:\n"
            "  spielleiter list append KLGRAZ03 100001 --date 2011-11-04"
        ),
    )


def _declare() -> click.Command:
    return command(
        "declare",
        declare,
        [
            Argument(["club"]),
            Argument(["idents"], nargs=-1, required=True),
            any_day_option("--posted", "posted", _("Postmark."), required=True),
            despite_option(),
            season_option(),
        ],
        _(
            "Hand in a club's declaration for players of the national leagues.\n\n"
            "\b\nExamples:\n"
            "  spielleiter list declare 601 100001 100002 --posted 2011-08-31"
        ),
    )


def _bond() -> click.Command:
    return command(
        "bond",
        bond,
        [
            Argument(["team"]),
            Argument(["idents"], nargs=-1, required=True),
            any_day_option("--date", "day", _("Match day."), required=True),
            season_option(),
        ],
        _(
            "Say what a match is to the class bond of each player, and what the next one.\n\n"
            "\b\nExamples:\n"
            "  spielleiter bond LANDESLIGA01 100198 100201 --date 2011-10-15"
        ),
    )


def submit(
    team: str,
    idents: tuple[str, ...],
    posted: date,
    youth_board: tuple[str, ...],
    only_preview: bool,
    why: str,
    season: str | None,
) -> None:
    """Hand in a list, or only say what that would change. Raises LeagueError."""
    from league.services.lists.handed_in import submit_list
    from league.services.lists.steps import list_step
    from league.services.session.trial_runs import try_step

    desk = settings().desk_to_change(season)
    seen = try_step(desk, list_step(team, idents, youth_board, posted))
    if seen.refused:
        raise InputError(seen.says)
    for note in seen.notes:
        say(note)
    if only_preview:
        for found in seen.findings:
            tell(f"{found.citation}  {found.sentence}")
        return
    judged = submit_list(
        season, team, idents, posted, actor=desk.actor, why=why, youth_board=youth_board
    )
    say(_("The list of {team} is stored.").format(team=team))
    _tell_findings(judged)


def check(team: str, season: str | None) -> None:
    """Judge a list; exit 1 if something stands against it. Raises LeagueError."""
    from league.services.lists.handed_in import check_list

    opened()
    judged = check_list(season, team)
    _tell_findings(judged)
    front = ", ".join(judged.order.front) or "–"
    tell(_("May not play lower: {front}").format(front=front))
    if judged.findings:
        click.get_current_context().exit(DOES_NOT_HOLD)


def nominate(
    team: str,
    ident: str,
    confirmed: date,
    informed: date | None,
    place: int | None,
    despite: str,
    season: str | None,
) -> None:
    """Nominate a player late. Raises LeagueError."""
    from league.services.lists import nominations

    actor = opened()
    done = nominations.nominate(
        season,
        team,
        ident,
        confirmed,
        actor=actor,
        informed=informed,
        place=place,
        despite=despite,
    )
    _tell_nominated(done.ident, done.position, done.eligible_from)


def append(team: str, ident: str, day: date, season: str | None) -> None:
    """Append a youth. Raises LeagueError."""
    from league.services.lists import nominations

    actor = opened()
    done = nominations.append_youth(season, team, ident, day, actor=actor)
    _tell_nominated(done.ident, done.position, done.eligible_from)


def declare(
    club: str, idents: tuple[str, ...], posted: date, despite: str, season: str | None
) -> None:
    """Hand in a declaration. Raises LeagueError."""
    from league.services.registry import declarations

    actor = opened()
    declarations.declare(season, club, idents, posted, actor=actor, despite=despite)
    say(_("The declaration of {club} is stored.").format(club=club))


def bond(team: str, idents: tuple[str, ...], day: date, season: str | None) -> None:
    """Preview the class bond. Raises LeagueError."""
    from league.services.registry.bond_preview import bond_preview

    opened()
    for line in bond_preview(season, team, idents, day):
        tell(line.sentence)


def _tell_nominated(ident: str, position: int, first: date) -> None:
    sentence = _("{ident} has place {place} and is eligible from {day}.")
    tell(forms.filled_in(sentence, ident=ident, place=position, day=first))


def _tell_findings(judged: "ListJudgement") -> None:
    for finding in judged.findings:
        tell(f"§ {finding.rule}  {finding.sentence}")
