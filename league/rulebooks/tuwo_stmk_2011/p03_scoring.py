"""§ 3 Scoring, with Anhang A."""

from collections.abc import Sequence

from league.facts.seasons import Division
from league.outcomes.tiebreaks import CRITERIA
from league.rulebook import Values


def criteria(division: Division, values: Values) -> Sequence[str]:
    """§ 3.1, 3.1.a–3.1.c: match points, then game points, results among each other, board points.

    The cup is a knock-out and has no table (§ 15.1).
    """
    if division.tier == "cup":
        return []
    return ["match_points", *values.words("3.1", "order", CRITERIA)]


def match_points(values: Values) -> tuple[int, int]:
    """§ 3.1: match points of a win and of a draw."""
    return values.number("3.1", "win"), values.number("3.1", "draw")


def tie(_division: Division, values: Values) -> Sequence[str]:
    """§ 3.1 (I8): what decides between teams that are level by every criterion."""
    return values.words("3.1", "level")


def void_scores_nothing(values: Values) -> bool:
    """§ 7.2.d: whether a match in which no board was played gives no match points (I30)."""
    return values.word("7.2.d", "void_match") == "scoreless"


def board_values(boards: int, values: Values) -> list[int]:
    """Anhang A: board points of a win per board.

    Differences fall by one step from 2(n−1) to 2; board 1 is the smallest multiple of 100 above
    2n(n−1), so that the last board is worth more than half of it.
    """
    step, unit = values.number("A", "step"), values.number("A", "unit")
    first = (step * boards * (boards - 1) // unit + 1) * unit
    return [
        first - step * sum(boards - i for i in range(1, board)) for board in range(1, boards + 1)
    ]
