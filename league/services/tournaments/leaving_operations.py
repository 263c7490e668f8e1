"""Who leaves a tournament or does not play, each deed described once for command and form."""

from dataclasses import replace
from typing import TYPE_CHECKING

from league.facts.actors import Right
from league.language import to_translate
from league.services.session.kinds import FLAG, chosen
from league.services.session.operations import (
    FOR_JOURNAL,
    Choices,
    Given,
    Operation,
    Parameter,
    later,
)
from league.services.session.parameters import optional
from league.services.tournaments import kinds
from league.services.tournaments.kinds import THE_ROUND, THE_TOURNAMENT, WHO

if TYPE_CHECKING:
    from league.services.session.desk import Desk
    from league.services.tournaments import steps
else:
    steps = later("league.services.tournaments.steps")


def _byes(_desk: "Desk", _given: Given) -> Choices:
    from league.services.tournaments.words import BYES, absence_words

    words = absence_words()
    return tuple((name, words[kind]) for name, kind in BYES.items())


LEAVE = Operation(
    "tournament leave",
    Right.EVENTS,
    steps.leave_step,
    to_translate("{player} leaves {name}"),
    to_translate(
        "Record that somebody withdraws or is excluded, by key, number or name.\n\n"
        "Before numbers are given the entry is taken back."
    ),
    (
        THE_TOURNAMENT,
        WHO,
        optional(
            "--from-round",
            kinds.COUNT,
            to_translate("From round"),
            to_translate("Otherwise the first round without a result."),
            to_translate("empty = from the first one possible"),
        ),
        optional(
            "--excluded",
            FLAG,
            to_translate("Excluded"),
            to_translate("By decision, and not by himself."),
        ),
    ),
    replace(FOR_JOURNAL, hint=to_translate("why he leaves")),
    ('spielleiter tournament leave open 100018 --why "ill"',),
)
BACK = Operation(
    "tournament back",
    Right.EVENTS,
    steps.back_step,
    to_translate("{player} plays after all"),
    to_translate("Let somebody who left play on."),
    (THE_TOURNAMENT, WHO),
    FOR_JOURNAL,
    ('spielleiter tournament back open 100018 --why "well again"',),
)
BYE = Operation(
    "tournament bye",
    Right.EVENTS,
    steps.bye_step,
    to_translate("Bye for {player}"),
    to_translate("Record byes that somebody asked for."),
    (
        THE_TOURNAMENT,
        WHO,
        Parameter("rounds", kinds.ROUNDS, to_translate("Rounds")),
        Parameter(
            "points",
            chosen("[full|half|zero]", _byes),
            to_translate("Bye"),
            option="--points",
            about=to_translate("What the bye brings; otherwise nothing."),
            shown=lambda _desk: "half",
            default=lambda _desk: "zero",
        ),
    ),
    FOR_JOURNAL,
    ("spielleiter tournament bye open 100018 2 3 --points half",),
)
NO_BYE = Operation(
    "tournament no-bye",
    Right.EVENTS,
    steps.no_bye_step,
    to_translate("{player} plays after all"),
    to_translate("Take a bye back as long as the round is not paired."),
    (THE_TOURNAMENT, WHO, THE_ROUND),
    FOR_JOURNAL,
    ("spielleiter tournament no-bye open 100018 2",),
)
OPERATIONS = (LEAVE, BACK, BYE, NO_BYE)
