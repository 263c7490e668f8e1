"""Finding lines by a few letters, whatever their accents; and sorting them by those letters."""

import unicodedata
from collections.abc import Sequence


def fitting(folds: Sequence[str], words: Sequence[str]) -> Sequence[int]:
    """Return the numbers of the lines that hold all the words."""
    fits: Sequence[int] = range(len(folds))
    for word in words:
        fits = [number for number in fits if word in folds[number]]
    return fits


def best(fits: Sequence[int], folds: Sequence[str], start: str, limit: int) -> list[int]:
    """Return the first so many: lines that begin so, then lines in which a word does, then others.

    Otherwise they keep their order.
    """
    leading: list[int] = []
    within: list[int] = []
    others: list[int] = []
    inside = f" {start}"
    for number in fits:
        fold = folds[number]
        if fold.startswith(start):
            leading.append(number)
            if len(leading) == limit:
                break
        elif len(within) < limit and inside in fold:
            within.append(number)
        elif len(others) < limit:
            others.append(number)
    return [*leading, *within, *others][:limit]


def folded(text: str) -> str:
    """Return the text as it is compared: whatever its case, accents and spelling of umlauts.

    ``Ölz``, ``Oelz`` and ``Olz`` become ``olz``, ``ß`` becomes ``ss``; a search looks for this.
    """
    plain = alphabetical(text)
    if "e" not in plain:
        return plain
    return plain.replace("ae", "a").replace("oe", "o").replace("ue", "u")


def alphabetical(text: str) -> str:
    """Return the text without case and accents, as names are sorted: ``ä`` stands as ``a``."""
    if text.isascii():
        return text.lower()
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
