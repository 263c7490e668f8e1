"""Deeds in tournaments: 100018 to 100021 are players of the first division's season."""

from dataclasses import replace
from pathlib import Path

from league.services.events.tournament_operations import CREATE
from league.services.session.operations import Operation
from league.services.tournaments import entry_operations as entries
from league.services.tournaments import file_operations as files
from league.services.tournaments import leaving_operations as leaving
from league.services.tournaments import playoff_operations as playoffs
from league.services.tournaments import round_operations as rounds
from league.services.tournaments.condition_operations import CHANGE
from tests.tui.operations.deed import Deed

_REPORT = Path(__file__).with_name("gast.trf")
_NAMES = ("A, A", "B, B", "C, C", "D, D")


def _typed(*words: str) -> tuple[str, ...]:
    return ("tournament", *words)


def _guests(*more: str) -> tuple[tuple[str, ...], ...]:
    rated = zip(_NAMES, ("2000", "1900", "1800", "1700"), strict=True)
    return tuple(_typed("guest", "open", one, "--rating", rating) for one, rating in rated)


_MADE = _typed("create", "open", "--rounds", "3", "--first-color", "w")
_ENTERED = (_MADE, *_guests())
_PAIRED = (*_ENTERED, _typed("hand", "open", "1", "1-2", "3-4"))
_TEAMS = (
    _typed("create", "open", "--boards", "2", "--rounds", "3", "--first-color", "w"),
    _typed("team", "open", "Turm", "Alt, A", "Bach, B"),
)
_LEVEL = (
    _typed("create", "open", "--system", "round_robin", "--criteria", "wins"),
    *_guests()[:2],
    _typed("pair", "open"),
    _typed("result", "open", "1", "1=½"),
)
_BEGUN = (*_LEVEL, _typed("playoff", "begin", "open", "--seed", "7"))
_PLAYED = (*_BEGUN, _typed("playoff", "game", "open", "G1", "G2", "½"))
_OPEN = {"id": "open"}
_FIRST = {**_OPEN, "who": "G1"}


def _deed(
    operation: Operation,
    typed: dict[str, str],
    before: tuple[tuple[str, ...], ...],
    given: dict[str, str] = _OPEN,
) -> Deed:
    words = {"name": "Open", "tournament": "Open", "player": "A, A", "round": "1"}
    return Deed(operation, typed, given, before, words=words)


_PLAY = {
    "city": "Graz",
    "federation": "AUT",
    "first_day": "5.5.2012",
    "last_day": "6.5.2012",
    "time_control": "90 min",
    "waiting": "15",
    "round_times": "5.5.2012 10:00; 5.5.2012 15:00; 6.5.2012 10:00",
    "chief_arbiter": "Huber",
    "arbiters": "Maier; Berger",
    "like": "landesliga",
    "scores": "3-1-0-3",
    "match_scores": "2-1-0-2",
    "criteria": "buchholz",
    "unplayed": "fide-c07-2024",
    "first": "game",
    "counted": "game",
    "first_color": "b",
    "seed": "7",
}

DEEDS = (
    Deed(CREATE, {"id": "open", "name": "Open", "system": "swiss", "rounds": "3", **_PLAY}),
    _deed(
        CHANGE,
        {"name": "Cup", "system": "swiss", "rounds": "5", **_PLAY, "forbid": "1-2", "baku": "on"},
        _ENTERED,
    ),
    _deed(entries.ENTER, {"who": "100018; 100019", "first_round": "1"}, (_MADE,)),
    _deed(
        entries.GUEST,
        {
            "name": "Huber, Anna",
            "rating": "1850",
            "title": "im",
            "federation": "aut",
            "club": "Turm",
            "sex": "w",
            "born": "1990",
            "fide_id": "1600001",
        },
        (_MADE,),
    ),
    _deed(
        entries.TEAM,
        {"name": "Springer", "players": "100018; Novak, Ján", "rating": "1900"},
        _TEAMS,
    ),
    _deed(entries.ADD, {"players": "100018; Novak, Ján"}, _TEAMS, {**_OPEN, "team": "Turm"}),
    _deed(
        entries.CORRECT,
        {
            "name": "A, Anna",
            "rating": "2001",
            "title": "wfm",
            "federation": "AUT",
            "club": "Turm",
            "sex": "w",
            "born": "1991",
            "fide_id": "1600002",
        },
        _ENTERED,
        _FIRST,
    ),
    _deed(leaving.LEAVE, {"from_round": "2", "excluded": "yes"}, _PAIRED, _FIRST),
    _deed(leaving.BACK, {}, (*_PAIRED, _typed("leave", "open", "G1", "--from-round", "2")), _FIRST),
    _deed(leaving.BYE, {"rounds": "2 3", "points": "half"}, _ENTERED, _FIRST),
    _deed(leaving.NO_BYE, {"number": "2"}, (*_ENTERED, _typed("bye", "open", "G1", "2")), _FIRST),
    _deed(rounds.NUMBERS, {"how": "hand", "order": "G2; 1; 4; G3"}, _ENTERED),
    _deed(rounds.HAND, {"number": "1", "pairs": "1-3 4-2"}, _ENTERED),
    _deed(rounds.PUBLISH, {"number": "1", "hour": "5.5.2012 9:20"}, _PAIRED),
    _deed(rounds.RELEASE, {"number": "1", "hour": "5.5.2012 10:00"}, _PAIRED),
    _deed(
        rounds.LATE,
        {"number": "1", "hour": "5.5.2012 10:16", "plays": "yes"},
        (*_PAIRED, _typed("release", "open", "1", "--at", "5.5.2012 10:00")),
        _FIRST,
    ),
    _deed(rounds.UNPAIR, {}, (*_PAIRED, _typed("result", "open", "1", "1=1"))),
    _deed(rounds.ADJUST, {"points": "½", "number": "1"}, _PAIRED, _FIRST),
    _deed(playoffs.BEGIN, {"place": "1", "lot": "yes", "short": "yes", "seed": "7"}, _LEVEL),
    _deed(
        playoffs.GAME,
        {"result": "½", "moves": "41"},
        _BEGUN,
        {**_OPEN, "white": "1", "black": "G2", "place": "1"},
    ),
    # The next game is to be played: nobody decides yet, and both doors say so.
    replace(_deed(playoffs.DECIDE, {}, _BEGUN, {**_FIRST, "place": "1"}), refused=True),
    Deed(files.IMPORT, {"path": str(_REPORT), "id": "gast", "unplayed": "fide-c07-2024"}),
    _deed(playoffs.BACK, {}, _PLAYED, {**_OPEN, "place": "1"}),
    _deed(playoffs.DROP, {}, _PLAYED, {**_OPEN, "place": "1"}),
)
