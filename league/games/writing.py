"""Moves written down: in German, English or figures, in the short or the long form.

Everything follows from the facts of the game; the chess library is not needed for it.
"""

from enum import StrEnum

from league.facts.games import Color, GameFacts, Ply
from league.formatting import in_letters


class Notation(StrEnum):
    """A way to write moves down."""

    GERMAN = "de"
    GERMAN_LONG = "de-long"
    ENGLISH = "en"
    ENGLISH_LONG = "en-long"
    FIGURES = "figures"
    FIGURES_LONG = "figures-long"

    @property
    def language(self) -> str:
        """Return whose piece letters it has: ``de``, ``en`` or ``figures``."""
        return self.removesuffix("-long")

    @property
    def long(self) -> bool:
        """Say whether the square is written from which a piece comes."""
        return self.endswith("-long")


def move(ply: Ply, notation: Notation) -> str:
    """Return a move as that notation writes it, such as ``Sbd2+`` or ``Sb1-d2+``."""
    if not notation.long or ply.san.startswith("O"):
        return in_letters(ply.san, notation.language)
    piece = "" if ply.pawn else ply.san[0]
    between = "x" if ply.capture else "-"
    promoted = f"={ply.uci[4:].upper()}" if ply.uci[4:] else ""
    sign = ply.san[-1] if ply.san[-1] in "+#" else ""
    long = f"{piece}{ply.uci[:2]}{between}{ply.uci[2:4]}{promoted}{sign}"
    return in_letters(long, notation.language)


def written(facts: GameFacts, notation: Notation) -> str:
    """Return the whole score on one line, with the result where one stands in it."""
    parts = list[str]()
    for place, ply in enumerate(facts.plies):
        if ply.color is Color.WHITE or place == 0:
            parts.append(ply.name)
        parts.append(move(ply, notation))
    return " ".join([*parts, facts.reported] if facts.reported else parts)
