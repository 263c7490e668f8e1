"""Results as they are typed and told: what both sides got, in the signs of TRF16."""

from fixtures.round_history import DRAWN, FORFEITS, PLAYED, WON
from league.errors import InputError
from league.language import _
from league.views.tournaments import Signs

_BY_KEY = {"1": "10", "0": "01", "=": "==", "½": "==", "+": "+-", "-": "-+", "W": "WL", "L": "LW"}
_ALONE = {key: (pair[0], pair[1]) for key, pair in _BY_KEY.items()} | {"D": ("D", "D")}
KNOWN = "1, ½ (=), 0, +, -, --, W, D, L, ½-0, 0-½, 0-0"
_SEPARATORS = ":-–/"


def signs_of(text: str) -> Signs | None:
    """Return a result that was typed, None for one that is taken back.

    One sign tells White's result (``1 ½ = 0 + - W D L``), ``--`` that nobody came, and two parts
    such as ``1:0`` or ``½-0`` both. Raises InputError.
    """
    typed = text.strip().upper().replace("1/2", "½").replace("0.5", "½").replace(" ", "")
    if not typed:
        return None
    if typed in _ALONE:
        return _ALONE[typed]
    if typed in ("--", "-:-"):
        return "-", "-"
    for sign in _SEPARATORS:
        white, found, black = typed.partition(sign)
        signs = (white.replace("½", "="), black.replace("½", "="))
        if found and can_be(signs):
            return signs
    raise InputError(_("“{text}” is no result; there are {known}."), text=text, known=KNOWN)


def can_be(signs: Signs) -> bool:
    """Say whether both sides can have got this: also less than a point in all, as a penalty."""
    white, black = signs
    if {white, black} <= set(FORFEITS):
        return signs != ("+", "+")
    if not (white and black and white in PLAYED and black in PLAYED):
        return False
    quick = [sign in "WDL" for sign in signs]
    both_won = (white in WON and black in (*WON, *DRAWN)) or (black in WON and white in DRAWN)
    return quick[0] == quick[1] and not both_won


def told(signs: Signs) -> str:
    """Return a result as it is printed: ``1 : 0``, ``½ : ½``, ``+ : −``; open ones as blanks."""
    shown = (sign.replace("=", "½").replace("-", "−") or " " for sign in signs)
    return " : ".join(shown)
