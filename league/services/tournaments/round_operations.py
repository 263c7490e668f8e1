"""Numbers, rounds and points of a tournament, each deed described once for command and form."""

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from league.facts.actors import Right
from league.language import _, to_translate
from league.services.session.kinds import FLAG, chosen
from league.services.session.operations import (
    FOR_JOURNAL,
    Choices,
    Given,
    Kind,
    Operation,
    Parameter,
    later,
)
from league.services.session.parameters import optional
from league.services.tournaments import kinds
from league.services.tournaments.kinds import HOUR, SEED, THE_ROUND, THE_TOURNAMENT, WHO
from league.typed.lists import read_pairing

if TYPE_CHECKING:
    from league.services.session.desk import Desk
    from league.services.tournaments import round_steps, steps
else:
    steps = later("league.services.tournaments.steps")
    round_steps = later("league.services.tournaments.round_steps")


def _ways(_desk: "Desk", _given: Given) -> Choices:
    from league.services.tournaments.words import numbers_words

    return tuple((str(way), words) for way, words in numbers_words().items())


def _order(_desk: "Desk", text: str, _given: Given) -> tuple[str, ...]:
    """Return who is named in a row of numbers or keys; a command has a line for each."""
    return tuple(text.splitlines() if "\n" in text else re.findall(r"[^\s,;]+", text))


def _pairs(_desk: "Desk", text: str, _given: Given) -> tuple[tuple[int, int | None], ...]:
    return tuple(read_pairing(one) for one in text.replace(",", " ").split())


def _wants_hours(desk: "Desk") -> bool:
    """Say whether the rule book asks when pairs set by hand were made public."""
    from league.rulebook import has_rule

    return has_rule(desk.book.tournaments.by_hand)


_ORDER = Kind("[IDENTS]...", _order, (), several=True)
_PAIRS = Kind("PAIRING...", _pairs, (), hint=lambda _desk: "", several=True)

NUMBERS = Operation(
    "tournament numbers",
    Right.EVENTS,
    steps.numbers_step,
    to_translate("Pairing numbers of {name}"),
    to_translate(
        "Give pairing numbers before round 1, and show them.\n\n"
        "By hand the keys are named, number 1 first; with varma players of one federation or"
        " club do not meet in the last three rounds, with restricted without the tables."
    ),
    (
        THE_TOURNAMENT,
        Parameter(
            "how",
            chosen("[rating|lot|varma|restricted|hand]", _ways),
            to_translate("Numbers by"),
            option="--how",
            about=to_translate("How they are given; otherwise by rating."),
            default=lambda _desk: "rating",
        ),
        Parameter(
            "order",
            _ORDER,
            to_translate("Order"),
            to_translate("only by hand: the numbers now shown, in their new order"),
            needed=False,
        ),
        SEED,
    ),
    FOR_JOURNAL,
    (
        "spielleiter tournament numbers open",
        "spielleiter tournament numbers cup --how varma --seed 7",
    ),
)
HAND = Operation(
    "tournament hand",
    Right.EVENTS,
    round_steps.hand_step,
    to_translate("Pairs of {name} set by hand"),
    to_translate(
        "Set the pairs of the last or next round by their numbers, board 1 first; 5- = bye."
    ),
    (
        THE_TOURNAMENT,
        THE_ROUND,
        Parameter("pairs", _PAIRS, to_translate("Pairs, White first"), lines=6),
        replace(
            optional(
                "--published",
                replace(HOUR, hint=lambda _desk: _("such as 13:20, on the day of the round")),
                to_translate("Published at"),
                to_translate("When the pairs were made public; otherwise “publish” says it."),
            ),
            fits=_wants_hours,
        ),
    ),
    replace(FOR_JOURNAL, hint=to_translate("why the pairs are set by hand")),
    ("spielleiter tournament hand open 1 1-3 4-2 5-",),
)
PUBLISH = Operation(
    "tournament publish",
    Right.EVENTS,
    round_steps.publish_step,
    to_translate("Pairing of {name} made public"),
    to_translate("Record when the pairing of a round was made public."),
    (
        THE_TOURNAMENT,
        THE_ROUND,
        optional(
            "--at",
            HOUR,
            to_translate("Published at"),
            to_translate("Hour on the day of the round, or with its day; otherwise now."),
            name="hour",
        ),
    ),
    FOR_JOURNAL,
    ("spielleiter tournament publish open 1 --at 13:20",),
)
RELEASE = Operation(
    "tournament release",
    Right.EVENTS,
    round_steps.release_step,
    to_translate("Boards of {name} released"),
    to_translate(
        "Record when the boards of a round were released: from then on who is late is waited for."
    ),
    (
        THE_TOURNAMENT,
        THE_ROUND,
        optional(
            "--at",
            HOUR,
            to_translate("Released at"),
            to_translate("Hour on the day of the round, or with its day; otherwise now."),
            name="hour",
        ),
    ),
    FOR_JOURNAL,
    ("spielleiter tournament release open 1 --at 14:00",),
)
LATE = Operation(
    "tournament late",
    Right.EVENTS,
    round_steps.late_step,
    to_translate("{player} came late"),
    to_translate(
        "Record who came late to his board: once the waiting time is over the game is lost."
    ),
    (
        THE_TOURNAMENT,
        THE_ROUND,
        WHO,
        optional(
            "--came",
            HOUR,
            to_translate("Came at"),
            to_translate("Hour on the day of the round, or with its day; otherwise now."),
            name="hour",
        ),
        optional(
            "--plays",
            FLAG,
            to_translate("Plays all the same"),
            to_translate("The arbiter decides otherwise, for a reason."),
        ),
    ),
    FOR_JOURNAL,
    ('spielleiter tournament late open 1 "Huber" --came 14:16',),
)
UNPAIR = Operation(
    "tournament unpair",
    Right.EVENTS,
    steps.unpair_step,
    to_translate("Take round {round} of {name} back"),
    to_translate("Take the last round back, of a round robin all; results only for a reason."),
    (THE_TOURNAMENT,),
    replace(FOR_JOURNAL, hint=to_translate("why")),
    ('spielleiter tournament unpair open --why "wrong result in round 1"',),
)
ADJUST = Operation(
    "tournament adjust",
    Right.EVENTS,
    steps.adjust_step,
    to_translate("Points of {player}"),
    to_translate("Give or take points by decision; 0 takes the decision back."),
    (
        THE_TOURNAMENT,
        WHO,
        Parameter(
            "points",
            kinds.HALVES,
            to_translate("Points"),
            to_translate("such as ½ or -1; of a team match points"),
        ),
        optional(
            "--games",
            kinds.HALVES,
            to_translate("Game points"),
            to_translate("A team's game points."),
            to_translate("such as -1½; empty = none"),
        ),
        optional(
            "--round",
            replace(kinds.COUNT, empty=0),
            to_translate("Round"),
            to_translate("Their round."),
            to_translate("empty = the tournament as a whole"),
            name="number",
        ),
    ),
    replace(FOR_JOURNAL, hint="", needed=True),
    ('spielleiter tournament adjust open 3 ½ --why "arbiter\'s decision"',),
)
OPERATIONS = (NUMBERS, HAND, PUBLISH, RELEASE, LATE, UNPAIR, ADJUST)
