"""In which language a score has its piece letters, where nobody says so.

D, T, L and S are German only, Q, R and N English only; K is both. B is the English bishop and the
pawn (Bauer) of old German scores, which wrote ``Be4``: it is read as a pawn only where the language
is given or other letters tell that it is German, since the Laws name no pawn.
"""

from collections.abc import Iterable

from league.games.notation import TELLING, letters

FILE_OR_PIECE = {"de": "d", "en": "b"}
"""Small letter that is a piece's and a file's."""
_SMALL = frozenset("ktlsqrn")


def languages_of(texts: Iterable[str]) -> tuple[str, ...]:
    """Return the languages that letters of the moves tell: none, one, or both mixed."""
    seen = set[str]().union(*map(letters, texts))
    return tuple(language for language, own in TELLING.items() if own & seen)


def small_letters(texts: Iterable[str]) -> bool:
    """Say whether pieces are written with small letters, as in ``sf3``."""
    return any(text[0] in _SMALL for text in texts)
