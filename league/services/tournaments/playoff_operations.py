"""Play-offs of tournaments, each deed described once for command and form."""

from dataclasses import replace
from typing import TYPE_CHECKING

from league.facts.actors import Right
from league.language import to_translate
from league.services.session.kinds import FLAG, TEXT
from league.services.session.operations import FOR_JOURNAL, Operation, Parameter, later
from league.services.session.parameters import optional
from league.services.tournaments import kinds
from league.services.tournaments.kinds import SEED, THE_TOURNAMENT, WHO

if TYPE_CHECKING:
    from league.services.tournaments.playoffs import steps
else:
    steps = later("league.services.tournaments.playoffs.steps")


_PLACE = Parameter(
    "place",
    kinds.COUNT,
    to_translate("For place"),
    option="--place",
    about=to_translate("The place it decides; otherwise 1."),
    default=lambda _desk: "1",
)

BEGIN = Operation(
    "tournament playoff begin",
    Right.EVENTS,
    steps.begin_playoff_step,
    to_translate("Play-off of {name}"),
    to_translate(
        "Begin the play-off of those who are level at a place.\n\n"
        "Players may be named by number, key or name, in the order of the tie-break."
    ),
    (
        THE_TOURNAMENT,
        Parameter("players", kinds.ENTRIES, to_translate("Players"), needed=False),
        _PLACE,
        optional(
            "--lot",
            FLAG,
            to_translate("Order by lot"),
            to_translate("Draw the order by lot instead of the tie-break."),
        ),
        optional(
            "--short",
            FLAG,
            to_translate("Short of time"),
            to_translate("There is no time for matches of two games."),
        ),
        SEED,
    ),
    FOR_JOURNAL,
    (
        "spielleiter tournament playoff begin open",
        "spielleiter tournament playoff begin open --place 2 --lot --seed 7",
    ),
)
GAME = Operation(
    "tournament playoff game",
    Right.EVENTS,
    steps.playoff_game_step,
    to_translate("Play-off for place {place} of {name}"),
    to_translate("Enter a game: 1, ½ or 0 for White, of teams such as 2½:1½."),
    (
        THE_TOURNAMENT,
        Parameter("white", replace(kinds.ENTRY, metavar="WHITE"), to_translate("White")),
        Parameter("black", replace(kinds.ENTRY, metavar="BLACK"), to_translate("Black")),
        Parameter(
            "result",
            replace(TEXT, metavar="RESULT"),
            to_translate("Result"),
            to_translate("such as 1:0, ½:½ or 2½:1½"),
        ),
        optional(
            "--moves",
            kinds.COUNT,
            to_translate("Chess moves"),
            to_translate("How many it took."),
            to_translate("only where the fewest moves decide"),
        ),
        _PLACE,
    ),
    FOR_JOURNAL,
    ("spielleiter tournament playoff game open 3 7 1 --moves 41",),
)
BACK = Operation(
    "tournament playoff back",
    Right.EVENTS,
    steps.game_back_step,
    to_translate("Play-off for place {place} of {name}"),
    to_translate("Take the last game back."),
    (THE_TOURNAMENT, _PLACE),
    FOR_JOURNAL,
    ("spielleiter tournament playoff back open",),
)
DECIDE = Operation(
    "tournament playoff decide",
    Right.EVENTS,
    steps.decide_step,
    to_translate("Play-off for place {place} of {name}"),
    to_translate("Say who has won where several stayed level and the rules say no more."),
    (THE_TOURNAMENT, WHO, _PLACE),
    FOR_JOURNAL,
    ('spielleiter tournament playoff decide open 3 --why "lot drawn by the chief arbiter"',),
)
DROP = Operation(
    "tournament playoff drop",
    Right.EVENTS,
    steps.drop_step,
    to_translate("Play-off for place {place} of {name}"),
    to_translate("Withdraw a play-off; one with games for a reason only."),
    (THE_TOURNAMENT, _PLACE),
    FOR_JOURNAL,
    ("spielleiter tournament playoff drop open",),
)
OPERATIONS = (BEGIN, GAME, BACK, DECIDE, DROP)
