"""Ratings after a period, in exact arithmetic; the numbers are the rule book's."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

_NONE = Fraction()


@dataclass(frozen=True, slots=True)
class RatingRules:
    """The numbers of a federation's rating system."""

    floor: int
    """Lowest rating."""
    entry_games: int
    """Rated games a newcomer needs."""
    entry_spread: int
    """Points between an even score and a full one, for very many games."""
    entry_damping: int
    """Games added in the divisor, so that few games count less."""
    factor_base: int
    factor_divisor: int
    """Factor = (base − rating)² / divisor."""
    many_games: int
    """Above this many games times the factor, the factor is this number per game."""
    curve: tuple[int, ...]
    """Coefficients of the expectation by powers of the difference, constant first, times scale."""
    scale: int


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A rated game from the player's side."""

    opponent: int
    """Rating of the opponent."""
    score: int
    """Half points."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating after a period; None where too few games leave a newcomer without one."""

    factor: Fraction | None = None
    expected: Fraction | None = None
    """Sum of the expectations."""
    change: Fraction | None = None
    new: int | None = None
    entry: int | None = None
    """Value a newcomer starts from, before the games are processed."""


def rated(own: int | None, games: Sequence[RatedGame], rules: RatingRules) -> Rating:
    """Return a player's rating after these games; ``own`` is None for a newcomer."""
    entry = None
    if own is None:
        if len(games) < rules.entry_games:
            return Rating()
        own = entry = entry_value(games, rules)
    factor = factor_of(own, len(games), rules)
    if not games:
        return Rating(factor, _NONE, _NONE, max(own, rules.floor), entry)
    parts = sum(expectation(own - game.opponent, rules) for game in games)
    beyond = rules.scale * sum(game.score for game in games) - 2 * parts
    # One fraction of whole numbers: a sum of fractions is as exact and much slower.
    change = Fraction(factor.numerator * beyond, factor.denominator * 2 * rules.scale)
    new = max(own + half_up(change), rules.floor)
    return Rating(factor, Fraction(parts, rules.scale), change, new, entry)


def entry_value(games: Sequence[RatedGame], rules: RatingRules) -> int:
    """Return the value a newcomer starts from: opponents' average, moved by his score."""
    number = len(games)
    average = Fraction(sum(game.opponent for game in games), number)
    success = Fraction(sum(game.score for game in games), 2 * number) - Fraction(1, 2)
    weight = Fraction(number, number + rules.entry_damping)
    return max(half_up(average + success * weight * rules.entry_spread), rules.floor)


def factor_of(own: int, games: int, rules: RatingRules) -> Fraction:
    """Return by how much a point above expectation moves the rating."""
    distance = (rules.factor_base - own) ** 2
    if games * distance > rules.many_games * rules.factor_divisor:
        return Fraction(rules.many_games, games)
    return Fraction(distance, rules.factor_divisor)


def expectation(difference: int, rules: RatingRules) -> int:
    """Return the score expected of a player who is this much stronger, times ``rules.scale``.

    Mirrored for the weaker side and never above 1.
    """
    distance = abs(difference)
    value = 0
    for part in reversed(rules.curve):
        value = value * distance + part
    value = min(value, rules.scale)
    return value if difference >= 0 else rules.scale - value


def half_up(value: Fraction) -> int:
    """Round to the nearest whole number, halves up."""
    return (2 * value.numerator + value.denominator) // (2 * value.denominator)
