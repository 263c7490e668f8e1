"""Texts as the format has them: in ASCII."""

import unicodedata
from collections.abc import Mapping

from league.sanitizing import UNFIT

_LATIN = {
    "ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "æ": "ae", "ø": "o", "å": "a", "đ": "d", "ð": "d",
    "þ": "th", "ł": "l", "œ": "oe", "ı": "i", "½": "1/2", "–": "-", "—": "-", "’": "'", "‘": "'",
    "“": '"', "”": '"', "„": '"', "…": "...", "\xa0": " "
}  # fmt: skip
_GREEK = {
    "α": "a", "β": "v", "γ": "g", "δ": "d", "ε": "e", "ζ": "z", "η": "i", "θ": "th", "ι": "i",
    "κ": "k", "λ": "l", "μ": "m", "ν": "n", "ξ": "x", "ο": "o", "π": "p", "ρ": "r", "σ": "s",
    "ς": "s", "τ": "t", "υ": "y", "φ": "f", "χ": "ch", "ψ": "ps", "ω": "o"
}  # fmt: skip
_CYRILLIC = {
    "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ж": "zh", "з": "z", "и": "i",
    "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r", "с": "s", "т": "t",
    "у": "u", "ф": "f", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ъ": "", "ы": "y",
    "ь": "", "э": "e", "ю": "yu", "я": "ya", "і": "i", "є": "ie", "ґ": "g", "ђ": "dj", "ј": "j",
    "љ": "lj", "њ": "nj", "ћ": "c", "џ": "dz"
}  # fmt: skip
_LETTERS: Mapping[str, str] = {**_LATIN, **_GREEK, **_CYRILLIC}
UNKNOWN = "?"
"""Stands for a sign that has no letters of its own in ASCII."""


def ascii_text(text: str) -> str:
    """Return a text in ASCII: ``ä`` becomes ``ae``, ``é`` ``e``, Greek and Cyrillic Latin letters.

    What has no letters of its own becomes ``?``, and a sign that no text may hold a blank.
    """
    if text.isascii() and text.isprintable():
        return text
    signs = UNFIT.sub(" ", unicodedata.normalize("NFC", text))
    return "".join(
        _letters(sign, capitals=sign.isupper() and signs[at : at + 2].isupper())
        for at, sign in enumerate(signs)
    )


def _letters(sign: str, *, capitals: bool) -> str:
    if sign.isascii():
        return sign
    known = _LETTERS.get(sign.lower())
    if known is None:
        bare = unicodedata.normalize("NFKD", sign)
        return "".join(map(_plain, (one for one in bare if not unicodedata.combining(one))))
    if not sign.isupper():
        return known
    return known.upper() if capitals else known[:1].upper() + known[1:]


def _plain(sign: str) -> str:
    """Return a sign without its accent."""
    known = _LETTERS.get(sign.lower(), UNKNOWN)
    if sign.isascii() and sign.isprintable():
        return sign
    return known.upper() if sign.isupper() else known
