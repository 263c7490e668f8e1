"""Results of boards as people type them: in half points, or in the signs of TRF16."""

import re
from collections.abc import Collection

from fixtures.round_history import DRAWN, FORFEITS, PLAYED, WON
from league.errors import InputError
from league.language import _
from league.sanitizing import quoted
from league.typed.points import read_score

NOTHING = "-"
"""Stands for a board without a game, or an empty one."""
GAMES = ((2, 0), (1, 1), (0, 2), (0, 0))
"""What a board of a team match can end in, in half points, White or the home side first."""
KNOWN = "1, ½ (=), 0, +, -, --, W, D, L, ½-0, 0-½, 0-0"

_ALONE = {
    **dict.fromkeys(("1", "+"), (2, 0)),
    "0": (0, 2),
    **dict.fromkeys(("½", "=", "r", "d", "remis"), (1, 1)),
    **dict.fromkeys((NOTHING, "–", "−", "--"), (0, 0)),
}
_BY_KEY = {
    "1": "10",
    "0": "01",
    "=": "==",
    "½": "==",
    "R": "==",
    "+": "+-",
    "-": "-+",
    "W": "WL",
    "L": "LW",
    "D": "DD",
}
_HALF = re.compile(r"1/2|(?<![0-9])0[.,]5(?![0-9])")
_SEPARATORS = ":-–/"


def read_game(text: str, known: Collection[tuple[int, int]] = GAMES) -> tuple[int, int]:
    """Return ``1``, ``½``, ``0``, ``-`` or ``1:0`` in half points, the home side first.

    Raises InputError, also for a result that is not one of those known.
    """
    typed = _HALF.sub("½", text.strip()).casefold()
    found = _ALONE.get(typed)
    if found is None:
        try:
            found = read_score(text)
        except InputError:
            found = None
    if found is None or found not in known:
        sentence = _("“{text}” is no result; expected is 1, ½, 0, - or such as 1:0.")
        raise InputError(sentence, text=quoted(text))
    return found


def read_games(text: str) -> tuple[tuple[int, int] | None, ...]:
    """Return results of boards with commas between, None where nothing was played. InputError."""
    parts = [part.strip() for part in text.split(",")]
    return tuple(None if part in ("", NOTHING) else read_game(part) for part in parts)


def read_board_set(text: str, known: Collection[tuple[int, int]]) -> tuple[int, tuple[int, int]]:
    """Return a board and its result, typed as ``3=½:½``. Raises InputError."""
    board, equals, said = text.partition("=")
    number = board.strip()
    try:
        result = read_game(said, known) if said.strip(" -–−") else None
    except InputError:
        result = None
    if not equals or result is None or not re.fullmatch("[0-9]{1,3}", number) or not int(number):
        sentence = _("“{text}” sets no board; expected is one such as 3=½:½, 1:0, 0:1 or 0:0.")
        raise InputError(sentence, text=quoted(text))
    return int(number), result


def read_signs(text: str) -> tuple[str, str] | None:
    """Return a result in the signs of TRF16, None for one that is taken back.

    One sign tells White's result (``1 ½ = 0 + - W D L``), ``--`` that nobody came, and two parts
    such as ``1:0`` or ``½-0`` both. Raises InputError.
    """
    typed = _HALF.sub("½", text.strip()).upper().replace(" ", "").replace("−", "-")
    if not typed:
        return None
    if typed in _BY_KEY:
        return _BY_KEY[typed][0], _BY_KEY[typed][1]
    if typed in ("--", "-:-"):
        return "-", "-"
    for sign in _SEPARATORS:
        white, found, black = typed.partition(sign)
        both = (white.replace("½", "="), black.replace("½", "="))
        if found and can_be(both):
            return both
    sentence = _("“{text}” is no result; there are {known}.")
    raise InputError(sentence, text=quoted(text), known=KNOWN)


def can_be(signs: tuple[str, str]) -> bool:
    """Say whether both sides can have got this: also less than a point in all, as a penalty."""
    white, black = signs
    if {white, black} <= set(FORFEITS):
        return signs != ("+", "+")
    if not (white and black and white in PLAYED and black in PLAYED):
        return False
    quick = [sign in "WDL" for sign in signs]
    both_won = (white in WON and black in (*WON, *DRAWN)) or (black in WON and white in DRAWN)
    return quick[0] == quick[1] and not both_won
