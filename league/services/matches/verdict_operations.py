"""What an official sets in a match: each deed described once for command, form and palette.

Findings and fees that stand in a match are decided on by hand (``tui.commands.rulings``): what
they are follows from the judged match, and a screen decides on the one under the cursor.
"""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from league.facts.actors import Right
from league.language import to_translate
from league.services.session.kinds import DAY, NUMBER, chosen
from league.services.session.match_parameters import A_MATCH, match_key, taken
from league.services.session.operations import NEEDED, Choices, Given, Kind, Operation, Parameter
from league.typed.hours import maybe_hour
from league.typed.points import maybe_match_points, read_score

if TYPE_CHECKING:
    from league.services.session.desk import Desk
    from league.services.session.trial_runs import Step


def _board(*, board: int, result: tuple[int, int], **match: Any) -> "Step":
    from league.services.matches.verdict_steps import board_step

    return board_step(taken(match), board, result)


def _result(*, result: tuple[int, int], points: tuple[int, int] | None, **match: Any) -> "Step":
    from league.services.matches.verdict_steps import result_step

    return result_step(taken(match), result, points)


def _void(**match: Any) -> "Step":
    from league.services.matches.verdict_steps import void_step

    return void_step(taken(match))


def _replay(**given: Any) -> "Step":
    from league.services.matches.verdict_steps import replay_step

    return replay_step(taken(given), **given)


def _back(*, target: str, **match: Any) -> "Step":
    from league.decision_subjects import target_of
    from league.services.matches.verdict_steps import undecided_step

    return undecided_step(taken(match), target_of(target))


def _set_in(desk: "Desk", given: Given) -> Choices:
    from league.services.matches.verdict_steps import set_in

    return tuple((target.text, words) for target, words in set_in(desk, match_key(given)))


_DECIDE = to_translate("Decide {match}")
_RESULT = Parameter(
    "result",
    Kind("RESULT", lambda _desk, text, _given: read_score(text)),
    to_translate("Counts"),
    to_translate("such as 1:0, ½:½, 8:0 or 4½:3½"),
)

RESULT = Operation(
    "ruling result",
    Right.RULE,
    _result,
    _DECIDE,
    to_translate(
        "Set what counts for a whole match, also one of which nothing was entered.\n\n"
        "A match won on all boards is won on each; of any other result the boards stay as"
        " they are."
    ),
    (
        *A_MATCH,
        _RESULT,
        Parameter(
            "points",
            Kind("POINTS", lambda _desk, text, _given: maybe_match_points(text), None),
            to_translate("Match points"),
            to_translate("such as 2:0; empty = they follow"),
            "--match-points",
            to_translate("Such as 2:0; otherwise they follow from the result."),
            needed=False,
        ),
    ),
    NEEDED,
    (
        to_translate(
            "spielleiter ruling result landesliga 1 LANDESLIGA01 LANDESLIGA12 8:0 \\\n"
            '  --reason "Decided by the executive."'
        ),
    ),
)
BOARD = Operation(
    "ruling board",
    Right.RULE,
    _board,
    _DECIDE,
    to_translate("Set what counts on a board: 1:0, ½:½ (or 0.5:0.5), 0:1, 0:0, ½:0 or 0:½."),
    (
        *A_MATCH,
        Parameter(
            "board",
            replace(NUMBER, metavar="NUMBER"),
            to_translate("Board"),
            to_translate("number, only for one board"),
        ),
        _RESULT,
    ),
    NEEDED,
    (
        to_translate(
            "spielleiter ruling board landesliga 1 LANDESLIGA01 LANDESLIGA12 3 1:0 \\\n"
            '  --reason "Decided by the executive."'
        ),
    ),
)
VOID = Operation(
    "ruling void",
    Right.RULE,
    _void,
    _DECIDE,
    to_translate("Declare a match void: it counts nothing; what was entered stays on file."),
    A_MATCH,
    NEEDED,
    (
        to_translate(
            "spielleiter ruling void landesliga 1 LANDESLIGA01 LANDESLIGA12 \\\n"
            '  --reason "Decided by the executive."'
        ),
    ),
)
REPLAY = Operation(
    "ruling replay",
    Right.RULE,
    _replay,
    _DECIDE,
    to_translate("Have a match played again; the first result stays on file and counts no longer."),
    (
        *A_MATCH,
        Parameter(
            "day",
            DAY,
            to_translate("Day of the replay"),
            option="--date",
            about=to_translate("Day of the replay."),
        ),
        Parameter(
            "start",
            Kind("TIME", lambda _desk, text, _given: maybe_hour(text), None),
            to_translate("Hour"),
            to_translate("such as 15:00; empty = as before"),
            "--time",
            to_translate("Such as 15:00."),
            needed=False,
        ),
    ),
    NEEDED,
    (
        to_translate(
            "spielleiter ruling replay landesliga 1 LANDESLIGA01 LANDESLIGA12 \\\n"
            '  --date 2012-01-14 --reason "By protest."'
        ),
    ),
)
TAKE_BACK = Operation(
    "ruling reopen",
    Right.RULE,
    _back,
    _DECIDE,
    "",
    (*A_MATCH, Parameter("target", chosen("TARGET", _set_in), to_translate("Take back"))),
    NEEDED,
)
"""For a form alone: the command of that name takes findings and fees back, too."""
OPERATIONS = (BOARD, REPLAY, RESULT, VOID)
