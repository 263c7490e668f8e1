"""The cup: ``cup draw``, ``show``, ``next``, ``lot``."""

from collections.abc import Iterator
from datetime import date
from typing import TYPE_CHECKING, Any

import click

from league import formatting
from league.language import _
from league.services.session.named_matches import match_key
from tui.commands.call import Call
from tui.commands.common import columns, command, group, print_data, print_json, print_message
from tui.commands.late_values import division_argument
from tui.commands.listing import about_of
from tui.commands.options import day_option, json_option, match_arguments, seed_option, why_option
from tui.commands.printed import plain

if TYPE_CHECKING:
    from league.views.cup import CupTie, CupView


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield group(
        "cup",
        about_of("cup"),
        [*_members()],
        "spielleiter cup draw cup --date 2011-11-19",
        "spielleiter cup show cup",
    )


def _until(about: str) -> list[click.Parameter]:
    return [division_argument(), day_option("--date", "end_date", about, required=True)]


def _members() -> Iterator[click.Command]:
    yield command(
        "draw",
        draw,
        [*_until(_("End date of round 1.")), seed_option(), why_option()],
        _("Draw the bracket and set the first round."),
        "spielleiter cup draw cup --date 2011-11-19 --seed 7",
    )
    yield command(
        "lot",
        lot,
        [*match_arguments(), seed_option()],
        _("Draw the lot for a match that nothing else decides."),
        "spielleiter cup lot cup 1 CUP01 CUP02",
    )
    yield command(
        "show",
        show,
        [division_argument(), json_option()],
        _("Show the rounds as far as they are known."),
        "spielleiter cup show cup --json",
    )
    yield command(
        "next",
        next_,
        [*_until(_("End date of the round.")), why_option()],
        _("Set the next round, once all ties are decided."),
        "spielleiter cup next cup --date 2012-01-14",
    )


def draw(call: Call, division: str, end_date: date, seed: int | None, why: str) -> None:
    """Draw a cup. Raises LeagueError."""
    from league.services.cup.rounds import draw_cup

    view = draw_cup(call.season, division, end_date, actor=call.actor, seed=seed, why=why)
    _tell(view)
    print_message(_("Drawn with seed {seed}."), seed=view.draw.seed)


def show(call: Call, division: str, as_json: bool) -> None:
    """Show a cup. Raises LeagueError."""
    from league.services.cup.rounds import show_cup

    view = show_cup(call.season, division)
    if as_json:
        print_json(plain(view))
    else:
        _tell(view)


def next_(call: Call, division: str, end_date: date, why: str) -> None:
    """Set the next round. Raises LeagueError."""
    from league.services.cup.rounds import next_round

    _tell(next_round(call.season, division, end_date, actor=call.actor, why=why))


def lot(call: Call, seed: int | None, **match: Any) -> None:
    """Draw a lot. Raises LeagueError."""
    from league.services.cup.rounds import draw_lot

    key = match_key(call.desk(), **match)
    drawn = draw_lot(call.season, key, actor=call.actor, seed=seed)
    print_data(drawn.winner)
    print_message(_("Drawn with seed {seed}."), seed=drawn.seed)


def _tell(view: "CupView") -> None:
    for number, ties in enumerate(view.rounds, 1):
        print_data(_("Round {round}").format(round=number))
        for line in columns([_row(tie) for tie in ties], (0,)):
            print_data(f"  {line}")
    if view.champion is not None:
        print_data(f"{view.champion}  {view.title}".rstrip())
    if view.astray:
        print_message(view.astray)


def _row(tie: "CupTie") -> tuple[str, ...]:
    if tie.match is None:
        return str(tie.number), tie.home or tie.away or "–", _("bye"), "", ""
    state = _("open")
    if tie.needs_lot:
        state = _("the lot decides")
    elif tie.decided:
        state = _("{team} goes on").format(team=tie.winner or _("nobody"))
    by_lot = _("by lot, seed {seed}").format(seed=tie.lot) if tie.lot is not None else ""
    day = "" if tie.end_date is None else formatting.day(tie.end_date)
    return str(tie.number), f"{tie.home} – {tie.away}", day, state, by_lot
