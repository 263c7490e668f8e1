"""What the journal says of tournaments: who entered, which round, which board, which result."""

from collections.abc import Mapping
from typing import Any

from league.formatting import score
from league.language import _, ngettext
from league.record_kinds import (
    PLAYOFF,
    TOURNAMENT,
    TOURNAMENT_ABSENCE,
    TOURNAMENT_ADJUSTMENT,
    TOURNAMENT_ENTRY,
    TOURNAMENT_NUMBERS,
    TOURNAMENT_RESULT,
    TOURNAMENT_ROUND,
)
from league.services.tournaments.playing.result_codes import told
from league.services.words.names import Names

_NAMED = (TOURNAMENT.step, TOURNAMENT_NUMBERS.step)
"""Steps about a tournament as a whole."""
_OF_ONE = (TOURNAMENT_ENTRY.step, TOURNAMENT_ABSENCE.step, TOURNAMENT_ADJUSTMENT.step)
"""Steps about somebody who entered."""
_OF_ROUND = (TOURNAMENT_ROUND.step, TOURNAMENT_RESULT.step, PLAYOFF.step)


def is_of_tournament(what: str) -> bool:
    """Say whether a step is about a tournament or something of one."""
    return what in (*_NAMED, *_OF_ONE, *_OF_ROUND)


def place(what: str, key: str, names: Names) -> str:
    """Return what a step is about by the key of its record; its numbers are no pass numbers."""
    id, _slash, rest = key.partition("/")
    if what in _NAMED:
        return key
    if what == TOURNAMENT_ENTRY.step:
        return f"{id} · {names.of('players', rest)}"
    if what in _OF_ONE:
        who, _slash, number = rest.rpartition("/")
        sentence = _("{who}, round {number}") if number != "0" else "{who}"
        return f"{id} · {sentence.format(who=names.of('players', who), number=number)}"
    if what == PLAYOFF.step:
        return f"{id} · {_('place {number}').format(number=rest)}"
    number, _slash, board = rest.partition("/")
    sentence = _("round {number}, board {board}") if board else _("round {number}")
    return f"{id} · {sentence.format(number=number, board=board)}"


def said(what: str, held: Mapping[str, Any]) -> str:
    """Return what a step about a tournament decided, in a sentence; empty for any other."""
    if what == TOURNAMENT_RESULT.step and held:
        return _result(held)
    if what == TOURNAMENT_ROUND.step and held:
        number = len(held["pairs"])
        sentence = ngettext("{number} pair", "{number} pairs", number)
        how = _("by hand") if held["by_hand"] else held["edition"]
        return f"{sentence.format(number=number)}, {how}"
    if what == TOURNAMENT_ADJUSTMENT.step and held:
        return score(held["points"])
    if what == TOURNAMENT_ENTRY.step and held:
        rating = held["rating"]
        return f"{held['name']} ({rating})" if rating else str(held["name"])
    return ""


def _result(held: Mapping[str, Any]) -> str:
    """Return a result; of a match also its games."""
    games = ", ".join(told((white, black)) for white, black in held["games"])
    result = told((held["white"], held["black"])) if held["white"] else _("open")
    return f"{result} ({games})" if games else result
