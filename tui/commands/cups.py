"""The cup: ``cup draw``, ``show``, ``next``, ``lot``."""

from datetime import date
from typing import TYPE_CHECKING

import click

from league import forms
from league.language import _
from tui.commands.common import (
    any_day_option,
    columns,
    command,
    group,
    json_option,
    say,
    season_option,
    settings,
    tell,
    tell_json,
)
from tui.commands.finding_things import match_key
from tui.commands.papers import opened, why_option
from tui.commands.typed import plain, seed_option
from tui.commands.usage import Argument, whole_number

if TYPE_CHECKING:
    from league.views.cup import CupTie, CupView


def commands() -> list[click.Command]:
    """Return the commands of this area."""
    cup = group(
        "cup",
        _(
            "A cup: its draw, its rounds, and the lot (§ 15).\n\n"
            "\b\nExamples:\n"
            "  spielleiter cup draw cup --date 2011-11-19\n"
            "  spielleiter cup show cup"
        ),
    )
    for one in (_draw(), _show(), _next(), _lot()):
        cup.add_command(one)
    return [cup]


def _of_cup(*more: click.Parameter) -> list[click.Parameter]:
    return [Argument(["division"]), *more, season_option()]


def _until(about: str) -> click.Option:
    return any_day_option("--date", "end_date", about, required=True)


def _draw() -> click.Command:
    return command(
        "draw",
        draw,
        _of_cup(_until(_("End date of round 1.")), seed_option(), why_option()),
        _(
            "Draw the bracket and set the first round.\n\n"
            "\b\nExamples:\n"
            "  spielleiter cup draw cup --date 2011-11-19 --seed 7"
        ),
    )


def _show() -> click.Command:
    return command(
        "show",
        show,
        _of_cup(json_option()),
        _(
            "Show the rounds as far as they are known.\n\n"
            "\b\nExamples:\n"
            "  spielleiter cup show cup --json"
        ),
    )


def _next() -> click.Command:
    return command(
        "next",
        next_,
        _of_cup(_until(_("End date of the round.")), why_option()),
        _(
            "Set the next round, once all ties are decided.\n\n"
            "\b\nExamples:\n"
            "  spielleiter cup next cup --date 2012-01-14"
        ),
    )


def _lot() -> click.Command:
    return command(
        "lot",
        lot,
        _of_cup(
            Argument(["number"], type=whole_number(), metavar="ROUND"),
            Argument(["home"]),
            Argument(["away"]),
            seed_option(),
        ),
        _(
            "Draw the lot for a match that nothing else decides.\n\n"
            "\b\nExamples:\n"
            "  spielleiter cup lot cup 1 CUP01 CUP02"
        ),
    )


def draw(division: str, end_date: date, seed: int | None, why: str, season: str | None) -> None:
    """Draw a cup. Raises LeagueError."""
    from league.services.cup.rounds import draw_cup

    person = opened()
    view = draw_cup(season, division, end_date, by=person, seed=seed, why=why)
    _tell(view)
    say(_("Drawn with seed {seed}.").format(seed=view.draw.seed))


def show(division: str, season: str | None, as_json: bool) -> None:
    """Show a cup. Raises LeagueError."""
    from league.services.cup.rounds import show_cup

    opened()
    view = show_cup(season, division)
    if as_json:
        tell_json(plain(view))
    else:
        _tell(view)


def next_(division: str, end_date: date, why: str, season: str | None) -> None:
    """Set the next round. Raises LeagueError."""
    from league.services.cup.rounds import next_round

    person = opened()
    _tell(next_round(season, division, end_date, by=person, why=why))


def lot(
    division: str, number: int, home: str, away: str, seed: int | None, season: str | None
) -> None:
    """Draw a lot. Raises LeagueError."""
    from league.services.cup.rounds import draw_lot

    office = settings()
    key = match_key(office.desk(season), division, number, home, away)
    drawn = draw_lot(season, key, by=office.person(), seed=seed)
    tell(drawn.winner)
    say(_("Drawn with seed {seed}.").format(seed=drawn.seed))


def _tell(view: "CupView") -> None:
    for number, ties in enumerate(view.rounds, 1):
        tell(_("Round {round}").format(round=number))
        for line in columns([_row(tie) for tie in ties], (0,)):
            tell(f"  {line}")
    if view.champion is not None:
        tell(f"{view.champion}  {view.title}".rstrip())


def _row(tie: "CupTie") -> tuple[str, ...]:
    if tie.match is None:
        return str(tie.number), tie.home or tie.away or "–", _("bye"), "", ""
    state = _("open")
    if tie.needs_lot:
        state = _("the lot decides")
    elif tie.decided:
        state = _("{team} goes on").format(team=tie.winner or _("nobody"))
    by_lot = _("by lot, seed {seed}").format(seed=tie.lot) if tie.lot is not None else ""
    day = "" if tie.end_date is None else forms.day(tie.end_date)
    return str(tie.number), f"{tie.home} – {tie.away}", day, state, by_lot
