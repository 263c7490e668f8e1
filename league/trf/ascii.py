"""Texts as the format has them: in ASCII."""

import unicodedata

from league.text import UNFIT

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
_LETTERS = {**_LATIN, **_GREEK, **_CYRILLIC}
UNKNOWN = "?"
"""Stands for a sign that has no letters of its own in ASCII."""


def ascii_text(text: str) -> str:
    """Return a text in ASCII: ``ä`` becomes ``ae``, ``é`` ``e``, Greek and Cyrillic Latin letters.

    What has no letters of its own becomes ``?``, and a sign that no text may hold a blank.
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join(map(_letter, UNFIT.sub(" ", unicodedata.normalize("NFC", text))))


def _letter(sign: str) -> str:
    if sign.isascii():
        return sign
    known = _known(sign)
    if known is None:
        bare = unicodedata.normalize("NFKD", sign)
        letters = [one for one in bare if not unicodedata.combining(one)]
        known = "".join(
            one if one.isascii() and one.isprintable() else _known(one) or UNKNOWN
            for one in letters
        )
    return known


def _known(sign: str) -> str | None:
    """Return a sign's letters by the tables, capital for capital; None where it stands in none."""
    letters = _LETTERS.get(sign)
    if letters is None and (small := _LETTERS.get(sign.lower())) is not None:
        return small[:1].upper() + small[1:]
    return letters
