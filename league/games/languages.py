"""In which language a score has its piece letters, where nobody says so.

D, T, L and S are German only, Q, R and N English only; K is both. B is the English bishop and the
pawn (Bauer) of old German scores, which wrote ``Be4``: it is read as a pawn only where the language
is given or other letters tell that it is German, and where no pawn's move stands without a B. Else
a bishop's move in a mixed score would become a pawn's.
"""

from collections.abc import Iterable

from league.games.notation import TELLING, letters

FILE_OR_PIECE = {"de": "d", "en": "b"}
"""Small letter that is a piece's and a file's."""
_SMALL = frozenset("ktlsqrn")
_FILES = frozenset("abcdefgh")


def languages_of(texts: Iterable[str]) -> tuple[str, ...]:
    """Return the languages that letters of the moves tell: none, one, or both mixed."""
    seen = set[str]().union(*map(letters, texts))
    return tuple(language for language, own in TELLING.items() if own & seen)


def small_letters(texts: Iterable[str]) -> bool:
    """Say whether pieces are written with small letters, as in ``sf3``."""
    return any(text[0] in _SMALL for text in texts)


def plain_pawns(texts: Iterable[str]) -> bool:
    """Say whether some pawn's move, or one without a letter, begins with the file: ``e4``."""
    return any(text[0] in _FILES for text in texts)
