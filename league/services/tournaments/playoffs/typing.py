"""Results of play-off games as they are typed."""

from fixtures.round_history import DRAWN, WON
from league.errors import InputError
from league.language import _
from league.services.tournaments.playing.result_codes import signs_of

_MOST_DIGITS = 3


def typed_score(text: str, teams: bool) -> tuple[int, int]:
    """Return half points of both sides: ``1``, ``½``, ``0:1`` of players, ``2½:1½`` of teams.

    Raises InputError.
    """
    if teams:
        first, found, second = (
            text.replace(" ", "").replace("–", "-").replace("-", ":").partition(":")
        )
        if not found:
            raise _no_result(text)
        return _halves(first, text), _halves(second, text)
    signs = signs_of(text)
    if signs is None:
        raise _no_result(text)
    white, black = (2 if sign in WON else 1 if sign in DRAWN else 0 for sign in signs)
    return white, black


def _halves(part: str, text: str) -> int:
    whole, half, rest = part.replace(",5", "½").replace(".5", "½").partition("½")
    if rest or not (whole or half) or not (whole or "0").isdecimal() or len(whole) > _MOST_DIGITS:
        raise _no_result(text)
    return 2 * int(whole or "0") + bool(half)


def _no_result(text: str) -> InputError:
    return InputError(_("“{text}” is no result; expected is such as 1:0, ½:½ or 2½:1½."), text=text)
