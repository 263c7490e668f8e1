"""What an official sets in a match: each deed described once for command, form and palette."""

from dataclasses import replace
from typing import TYPE_CHECKING

from league.facts.actors import Right
from league.language import to_translate
from league.services.session.kinds import DAY, HOUR, NUMBER, chosen
from league.services.session.operations import (
    NEEDED,
    Choices,
    Given,
    Kind,
    Operation,
    Parameter,
    later,
)
from league.services.session.parameters import A_MATCH, optional
from league.typed.points import maybe_match_points, read_score

if TYPE_CHECKING:
    from league.facts.seasons import MatchKey
    from league.services.matches import verdict_steps as steps
    from league.services.session.desk import Desk
    from league.services.session.trial_runs import Step
else:
    steps = later("league.services.matches.verdict_steps")


def _back(*, match: "MatchKey", target: str) -> "Step":
    from league.decision_subjects import target_of

    return steps.undecided_step(match, target_of(target))


def _set_in(desk: "Desk", given: Given) -> Choices:
    return tuple((target.text, words) for target, words in steps.set_in(desk, given["match"]))


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
    steps.result_step,
    _DECIDE,
    to_translate(
        "Set what counts for a whole match, also one of which nothing was entered.\n\n"
        "A match won on all boards is won on each; of any other result the boards stay as"
        " they are."
    ),
    (
        A_MATCH,
        _RESULT,
        optional(
            "--match-points",
            Kind("POINTS", lambda _desk, text, _given: maybe_match_points(text), None),
            to_translate("Match points"),
            to_translate("Such as 2:0; otherwise they follow from the result."),
            to_translate("such as 2:0; empty = they follow"),
            name="points",
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
    steps.board_step,
    _DECIDE,
    to_translate("Set what counts on a board: 1:0, ½:½ (or 0.5:0.5), 0:1, 0:0, ½:0 or 0:½."),
    (
        A_MATCH,
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
    steps.void_step,
    _DECIDE,
    to_translate("Declare a match void: it counts nothing; what was entered stays on file."),
    (A_MATCH,),
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
    steps.replay_step,
    _DECIDE,
    to_translate("Have a match played again; the first result stays on file and counts no longer."),
    (
        A_MATCH,
        Parameter("day", DAY, to_translate("Day of the replay"), option="--date"),
        optional(
            "--time",
            HOUR,
            to_translate("Hour"),
            to_translate("Such as 15:00."),
            to_translate("such as 15:00; empty = as before"),
            name="start",
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
    (A_MATCH, Parameter("target", chosen("TARGET", _set_in), to_translate("Take back"))),
    NEEDED,
)
"""For a form alone: the command of that name takes findings and fees back, too."""
OPERATIONS = (BOARD, REPLAY, RESULT, VOID)
