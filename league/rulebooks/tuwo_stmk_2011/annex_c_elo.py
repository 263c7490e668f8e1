"""Anhang C Austrian Elo: the numbers of the rating system."""

from fractions import Fraction
from math import lcm

from league.outcomes.ratings import RatingRules
from league.rulebook import Values


def elo(values: Values) -> RatingRules:
    """Anhang C 4 and 5: floor, entry value, factor and the curve of expectation (E3)."""
    curve = [Fraction(word) for word in values.words("C.5.3", "curve")]
    scale = lcm(*(part.denominator for part in curve))
    return RatingRules(
        floor=values.number("C.4", "floor"),
        entry_games=values.number("C.5.1", "games"),
        entry_spread=values.number("C.5.1", "spread"),
        entry_damping=values.number("C.5.1", "damping"),
        factor_base=values.number("C.5.2", "base"),
        factor_divisor=values.number("C.5.2", "divisor"),
        many_games=values.number("C.5.2", "many_games"),
        curve=tuple(int(part * scale) for part in curve),
        scale=scale,
    )
