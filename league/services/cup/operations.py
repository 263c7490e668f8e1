"""A cup drawn, its next round set, a tie decided by lot: each deed described once."""

from typing import TYPE_CHECKING

from league.facts.actors import Right
from league.language import to_translate
from league.services.session.kinds import DAY, NUMBER
from league.services.session.operations import FOR_JOURNAL, Operation, Parameter, later, served
from league.services.session.parameters import A_DIVISION, A_MATCH, optional

if TYPE_CHECKING:
    from league.services.cup import steps
else:
    steps = later("league.services.cup.steps")

_SEED = optional(
    "--seed",
    NUMBER,
    to_translate("Repeat seed"),
    to_translate("Whole number that the lots come from; without it one is chosen at random."),
    to_translate("only to repeat a recorded draw"),
)


def _until(label: str, about: str) -> Parameter:
    return Parameter("end_date", DAY, label, option="--date", about=about)


DRAW = Operation(
    "cup draw",
    Right.CUP,
    steps.draw_step,
    to_translate("Draw {division}"),
    to_translate("Draw the bracket and set the first round."),
    (
        A_DIVISION,
        _until(to_translate("Round 1 until"), to_translate("End date of round 1.")),
        _SEED,
    ),
    FOR_JOURNAL,
    ("spielleiter cup draw cup --date 2011-11-19 --seed 7",),
    fits=served(lambda book: book.cup.rounds),
)
NEXT = Operation(
    "cup next",
    Right.CUP,
    steps.next_step,
    to_translate("Next round of {division}"),
    to_translate("Set the next round, once all ties are decided."),
    (A_DIVISION, _until(to_translate("Played until"), to_translate("End date of the round."))),
    FOR_JOURNAL,
    ("spielleiter cup next cup --date 2012-01-14",),
    fits=served(lambda book: book.cup.rounds),
)
LOT = Operation(
    "cup lot",
    Right.CUP,
    steps.lot_step,
    to_translate("Lot for {match}"),
    to_translate("Draw the lot for a match that nothing else decides."),
    (A_MATCH, _SEED),
    FOR_JOURNAL,
    ("spielleiter cup lot cup 1 CUP01 CUP02",),
    fits=served(lambda book: book.cup.rounds),
)
BRACKETS = (DRAW, NEXT)
OPERATIONS = (*BRACKETS, LOT)
