"""Results of play-off games as they are typed."""

from fixtures.round_history import DRAWN, WON
from league.errors import InputError
from league.language import _
from league.sanitizing import quoted
from league.typed.points import read_score
from league.typed.results import read_signs


def typed_score(text: str, teams: bool) -> tuple[int, int]:
    """Return half points of both sides: ``1``, ``½``, ``0:1`` of players, ``2½:1½`` of teams.

    Raises InputError.
    """
    if teams:
        return read_score(text)
    signs = read_signs(text)
    if signs is None:
        sentence = _("“{text}” is no result, such as 1:0, ½:½ or 4½:3½.")
        raise InputError(sentence, text=quoted(text))
    white, black = (2 if sign in WON else 1 if sign in DRAWN else 0 for sign in signs)
    return white, black
