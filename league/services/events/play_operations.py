"""What is played in an event, each deed described once for command, form and palette."""

from dataclasses import replace
from typing import TYPE_CHECKING

from league.facts.actors import Right
from league.language import to_translate
from league.services.events.kinds import OPPONENT, PLAYERS, RESULT, RESULTS
from league.services.events.operations import AN_EVENT
from league.services.session.kinds import FLAG, NUMBER, PLAYER, ROUND, TEXT
from league.services.session.operations import (
    DESPITE,
    FOR_JOURNAL,
    NOT_NEEDED,
    Operation,
    Parameter,
    later,
    served,
)
from league.services.session.parameters import A_CLUB, on_day, optional

if TYPE_CHECKING:
    from league.services.events import play_steps
else:
    play_steps = later("league.services.events.play_steps")


_ROUND = Parameter("number", ROUND, to_translate("Round"))
_TEAM = Parameter("name", replace(TEXT, metavar="NAME"), to_translate("Team"))

GAME = Operation(
    "event game",
    Right.EVENTS,
    play_steps.game_step,
    to_translate("Game in {id}"),
    to_translate(
        "Record a game of an individual event by the pass numbers; “-” for who had nobody to play."
    ),
    (
        AN_EVENT,
        _ROUND,
        Parameter("white", replace(PLAYER, metavar="WHITE"), to_translate("White")),
        Parameter("black", OPPONENT, to_translate("Black")),
        Parameter("result", RESULT, to_translate("Result")),
        optional(
            "--forfeit", FLAG, to_translate("Without play"), to_translate("Decided without play.")
        ),
    ),
    NOT_NEEDED,
    ("spielleiter event game u18 1 100018 100019 1:0", "spielleiter event game u18 2 100018 - 1:0"),
)
TEAM = Operation(
    "event team",
    Right.EVENTS,
    play_steps.team_step,
    to_translate("Enter a team in {id}"),
    to_translate("Enter a team with its players, board 1 first."),
    (
        AN_EVENT,
        _TEAM,
        A_CLUB,
        Parameter("idents", PLAYERS, to_translate("Its players")),
        on_day(to_translate("Entered on"), to_translate("Day of the entry; otherwise today.")),
    ),
    DESPITE,
    ('spielleiter event team ju16 "Turm 1" 601 100018 100019 100020 100021',),
    fits=served(lambda book: book.events.team_boards),
)
NO_TEAM = Operation(
    "event no-team",
    Right.EVENTS,
    play_steps.no_team_step,
    to_translate("{name} does not play in {id}"),
    to_translate("Take a team's entry back."),
    (AN_EVENT, _TEAM),
    FOR_JOURNAL,
    ('spielleiter event no-team ju16 "Turm 1"',),
    fits=served(lambda book: book.events.team_boards),
)
PAIR = Operation(
    "event pair",
    Right.EVENTS,
    play_steps.pairing_step,
    to_translate("Pair the teams of {id}"),
    to_translate("Pair the teams of an event, everybody against everybody, numbers by lot."),
    (
        AN_EVENT,
        optional(
            "--seed",
            NUMBER,
            to_translate("Repeat seed"),
            to_translate(
                "Whole number that the lots come from; without it one is chosen at random."
            ),
            to_translate("only to repeat a recorded draw"),
        ),
    ),
    FOR_JOURNAL,
    ("spielleiter event pair ju16 --seed 7",),
    fits=served(lambda book: book.events.team_boards),
)
MATCH = Operation(
    "event match",
    Right.EVENTS,
    play_steps.match_step,
    to_translate("Match in {id}"),
    to_translate("Record a match of two teams, board by board."),
    (
        AN_EVENT,
        _ROUND,
        Parameter("home", replace(TEXT, metavar="HOME"), to_translate("Home")),
        Parameter("away", replace(TEXT, metavar="AWAY"), to_translate("Away")),
        Parameter("results", RESULTS, to_translate("Results")),
    ),
    NOT_NEEDED,
    ('spielleiter event match ju16 1 "Turm 1" "Springer 1" 1:0 ½:½ 0:1 0:0',),
    fits=served(lambda book: book.events.team_boards),
)
OPERATIONS = (GAME, TEAM, NO_TEAM, PAIR, MATCH)
