"""Penalties by the director of an event: the deed described once for command and form."""

from dataclasses import replace
from typing import TYPE_CHECKING

from league.facts.actors import Right
from league.language import to_translate
from league.services.protests.court_operations import ABOUT
from league.services.session.kinds import FLAG, chosen
from league.services.session.operations import NEEDED, Choices, Given, Operation, Parameter, later
from league.services.session.parameters import on_day, optional

if TYPE_CHECKING:
    from league.services.protests import penalty_steps as steps
    from league.services.session.desk import Desk
else:
    steps = later("league.services.protests.penalty_steps")


def _kinds(desk: "Desk", _given: Given) -> Choices:
    """Return what the book lets a director impose."""
    from league.facts.sanctions import Sanction
    from league.rulebook import has_rule
    from league.services.words.codes import penalty_words

    ask, values = desk.book.bans.sanction, desk.values(desk.world.first_day)
    return tuple(
        (kind, words)
        for kind, words in penalty_words().items()
        if has_rule(ask)
        and ask(Sanction(by="director", kind=kind, against="player"), values).allowed
    )


def _any_kind(_desk: "Desk", _given: Given) -> Choices:
    from league.services.words.codes import penalty_words

    return tuple(penalty_words().items())


_PENALTY = replace(chosen("[warning|time|game|match|leave|exclusion]", _any_kind), choices=_kinds)
"""What he may not impose is refused by the book's own sentence."""


PENALTY = Operation(
    "ruling penalty",
    Right.RULE,
    steps.penalty_step,
    to_translate("Penalty by the director"),
    to_translate(
        "Put on record what the director of an event imposed.\n\n"
        "A lost game or match changes the result of that round; whoever is excluded is paired no"
        " more. Against it one may protest to the director before the next round."
    ),
    (
        *ABOUT[:2],
        Parameter("kind", _PENALTY, to_translate("Penalty")),
        replace(ABOUT[2], label=to_translate("Against whom"), option="--against"),
        optional(
            "--draw",
            FLAG,
            to_translate("The opponent gets half a point"),
            to_translate("Of a lost game: the opponent gets half a point, not all of it."),
            name="drawn",
        ),
        on_day(
            to_translate("Imposed on"),
            to_translate("Day on which it was imposed; otherwise today."),
        ),
    ),
    NEEDED,
    ('spielleiter ruling penalty u14 2 warning --against "Bauer, Bo" --reason "Noise."',),
)
OPERATIONS = (PENALTY,)
