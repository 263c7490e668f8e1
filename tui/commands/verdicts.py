"""What an official sets: ``ruling board``, ``result``, ``void``, ``points`` and others."""

from collections.abc import Iterator
from datetime import date
from typing import TYPE_CHECKING, Any

import click

from league.errors import InputError
from league.language import _
from league.services.session.named_matches import match_key
from league.services.words.naming import division_named, team_named
from league.typed.hours import maybe_hour
from league.typed.points import maybe_match_points, read_halves, read_score, read_whole_points
from tui.commands.call import Call
from tui.commands.common import command, print_data, print_message
from tui.commands.options import day_option, flag, match_arguments, reason_option, text_option
from tui.commands.usage import Argument, Option, whole_number

if TYPE_CHECKING:
    from league.services.session.desk import Desk
    from league.services.session.trial_runs import Step

_EXAMPLE = "landesliga 1 LANDESLIGA01 LANDESLIGA12"


def commands() -> Iterator[click.Command]:
    """Yield the commands that set something."""
    yield from _games()
    yield from _results()
    yield _points()
    yield _order()


def _games() -> Iterator[click.Command]:
    yield command(
        "board",
        set_board,
        [
            *match_arguments(),
            Argument(["board"], type=whole_number(), metavar="NUMBER"),
            Argument(["result"]),
            reason_option(),
        ],
        _("Set what counts on a board: 1:0, ½:½ (or 0.5:0.5), 0:1, 0:0, ½:0 or 0:½."),
        _('spielleiter ruling board {match} 3 1:0 --reason "Decided by the executive."').format(
            match=_EXAMPLE
        ),
    )
    yield command(
        "replay",
        order_replay,
        [
            *match_arguments(),
            day_option("--date", "day", _("Day of the replay."), required=True),
            Option(["--time", "start"], default="", metavar="TIME", help=_("Such as 15:00.")),
            reason_option(),
        ],
        _("Have a match played again; the first result stays on file and counts no longer."),
        _('spielleiter ruling replay {match} --date 2012-01-14 --reason "By protest."').format(
            match=_EXAMPLE
        ),
    )


def _results() -> Iterator[click.Command]:
    yield command(
        "result",
        set_result,
        [
            *match_arguments(),
            Argument(["result"]),
            text_option(
                "--match-points", "POINTS", _("Such as 2:0; otherwise they follow from the result.")
            ),
            reason_option(),
        ],
        _(
            "Set what counts for a whole match, also one of which nothing was entered.\n\n"
            "A match won on all boards is won on each; of any other result the boards stay as"
            " they are."
        ),
        _('spielleiter ruling result {match} 8:0 --reason "Decided by the executive."').format(
            match=_EXAMPLE
        ),
    )
    yield command(
        "void",
        set_void,
        [*match_arguments(), reason_option()],
        _("Declare a match void: it counts nothing; what was entered stays on file."),
        _('spielleiter ruling void {match} --reason "Decided by the executive."').format(
            match=_EXAMPLE
        ),
    )


def _points() -> click.Command:
    return command(
        "points",
        give_points,
        [
            Argument(["team"]),
            text_option("--mp", "POINTS", _("Match points, such as -2.")),
            text_option("--gp", "POINTS", _("Game points, such as -0.5.")),
            flag("--none", _("Take all such decisions on the team back.")),
            reason_option(),
        ],
        _("Give a team points, or take points away."),
        _('spielleiter ruling points LANDESLIGA01 --mp -2 --reason "By the executive."'),
    )


def _order() -> click.Command:
    return command(
        "order",
        set_order,
        [
            Argument(["division"]),
            Argument(["teams"], nargs=-1, required=True, metavar="TEAM..."),
            Option(
                ["--way"],
                type=click.Choice(["lot", "play-off"]),
                help=_("What decided; otherwise what the rule book says."),
            ),
            reason_option(),
        ],
        _("Record the order of level teams as lot or play-off decided it, the best first."),
        _(
            "spielleiter ruling order landesliga LANDESLIGA03 LANDESLIGA01 \\\n"
            '  --reason "Lot drawn in the presence of both captains."'
        ),
    )


def set_board(call: Call, board: int, result: str, reason: str, **match: Any) -> None:
    """Set a board. Raises LeagueError."""
    from league.services.matches.verdict_steps import board_step

    desk = call.desk_to_change()
    key = match_key(desk, **match)
    _file(desk, board_step(key, board, read_score(result)), reason)


def set_result(call: Call, result: str, match_points: str, reason: str, **match: Any) -> None:
    """Set a whole match. Raises LeagueError."""
    from league.services.matches.verdict_steps import result_step

    desk = call.desk_to_change()
    key = match_key(desk, **match)
    _file(desk, result_step(key, read_score(result), maybe_match_points(match_points)), reason)


def set_void(call: Call, reason: str, **match: Any) -> None:
    """Declare a match void. Raises LeagueError."""
    from league.services.matches.verdict_steps import void_step

    desk = call.desk_to_change()
    key = match_key(desk, **match)
    _file(desk, void_step(key), reason)


def order_replay(call: Call, day: date, start: str, reason: str, **match: Any) -> None:
    """Have a match played again. Raises LeagueError."""
    from league.services.matches.verdict_steps import replay_step

    desk = call.desk_to_change()
    key = match_key(desk, **match)
    _file(desk, replay_step(key, day, maybe_hour(start)), reason)


def give_points(call: Call, team: str, mp: str, gp: str, none: bool, reason: str) -> None:
    """Give a team points. Raises LeagueError."""
    from league.decision_subjects import Points
    from league.services.matches.verdict_steps import pointless_step, points_step

    desk = call.desk_to_change()
    id = team_named(desk.season.teams, team).id
    if none and (mp or gp):
        raise InputError(_("Name either points or --none."))
    points = Points(read_whole_points(mp) if mp else 0, read_halves(gp) if gp else 0)
    _file(desk, pointless_step(id) if none else points_step(id, points), reason)


def set_order(
    call: Call, division: str, teams: tuple[str, ...], way: str | None, reason: str
) -> None:
    """Record the order of level teams. Raises LeagueError."""
    from league.decision_subjects import Order
    from league.services.matches.tie_steps import order_step
    from league.services.matches.ties import usual_way

    desk = call.desk_to_change()
    where = division_named(desk.season.divisions, division).id
    here = [one for one in desk.season.teams if one.division == where]
    order = Order(
        desk.division(where).id,
        way or usual_way(desk, where),
        tuple(team_named(here, team).id for team in teams),
    )
    _file(desk, order_step(order), reason)


def _file(desk: "Desk", step: "Step", reason: str) -> None:
    """Store what was decided, and tell what follows."""
    outcome = step(desk, reason)
    print_message(outcome.says)
    for note in outcome.notes:
        print_data(f"  {note}")
