"""Lines of a cell: text broken between words, and inside one only where it is wider than its cell.

Widths are points; the width of a text grows with its size, so it is measured once, at size 1.
"""

import re
from functools import lru_cache

from pyphen import Pyphen
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph

from reports import pdf
from reports.words import tied

_PARTS = re.compile(r"(?<=[-/–])(?=\w)")
"""Where a compound may be broken without a sign of its own."""


@lru_cache(maxsize=50_000)
def width_of(text: str, *, bold: bool = False) -> float:
    """Return how wide a text runs at size 1."""
    return pdf.width_of(text, 100, bold=bold) / 100


def longest_word(text: str, *, bold: bool = False) -> float:
    """Return the width of the longest word at size 1."""
    return max((width_of(word, bold=bold) for word in re.split("[ \n]", text)), default=0.0)


@lru_cache(maxsize=50_000)
def broken(text: str, room: float, *, bold: bool = False) -> tuple[str, ...]:
    """Return the lines of a text for that room, which is given for size 1."""
    return tuple(line for part in text.split("\n") for line in _filled(part, room, bold=bold))


def fitted(words: str, look: ParagraphStyle, width: float) -> Paragraph:
    """Return a paragraph in which a word that is wider than it is broken as in a cell."""
    room = width / look.fontSize
    lines = broken(tied(words), room, bold=look.fontName == pdf.BOLD)
    return pdf.marked("<br/>".join(map(pdf.plain, lines)), look)


def _filled(text: str, room: float, *, bold: bool) -> list[str]:
    if width_of(text, bold=bold) <= room:
        return [text]
    lines: list[str] = []
    for word in text.split(" "):
        joined = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(joined, bold=bold) <= room:
            lines[-1] = joined
        else:
            lines += _pieces(word, room, bold=bold)
    return lines


def _pieces(word: str, room: float, *, bold: bool) -> list[str]:
    """Return a word, or the pieces of one that is wider than the room, hyphens included."""
    pieces = []
    while width_of(word, bold=bold) > room:
        here, word = _first_piece(word, room, bold=bold)
        pieces.append(here)
    return [*pieces, word]


def _first_piece(word: str, room: float, *, bold: bool) -> tuple[str, str]:
    fitting = [
        (head + sign, tail)
        for head, tail, sign in _places(word)
        if width_of(head + sign, bold=bold) <= room
    ]
    if fitting:
        return max(fitting, key=lambda pair: len(pair[0]))
    count = 1
    while count < len(word) - 1 and width_of(word[: count + 1], bold=bold) <= room:
        count += 1
    return word[:count], word[count:]


def _places(word: str) -> list[tuple[str, str, str]]:
    """Return where a word may be broken: what stands before, after, and the sign between."""
    places = [(word[: found.start()], word[found.start() :], "") for found in _PARTS.finditer(word)]
    return [*places, *((head, tail, "-") for head, tail in _hyphens().iterate(word))]


@lru_cache(maxsize=1)
def _hyphens() -> Pyphen:
    """Return the places of German: words wider than a cell are names and terms of this league."""
    return Pyphen(lang="de_AT", left=3, right=3)
