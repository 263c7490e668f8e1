"""The table of a tournament: 200 players, nine rounds, five criteria."""

import time
from collections.abc import Iterator
from random import Random

from fixtures.round_history import Turn
from league.outcomes.tournaments.crosstable import CrossTable
from league.outcomes.tournaments.table import ranked
from tests.bench.figures import Figure

PLAYERS, ROUNDS, TIMES, MOST = 200, 9, 20, 50.0
CRITERIA = ("direct_encounter", "buchholz_cut_1", "buchholz", "sonneborn_berger", "progressive")


def tables() -> Iterator[Figure]:
    table = _drawn()
    ranked(table, CRITERIA)
    took = []
    for _number in range(TIMES):
        start = time.perf_counter()
        ranked(table, CRITERIA)
        took.append(1000 * (time.perf_counter() - start))
    took.sort()
    yield Figure("a table of 200 players by five criteria", took[-2], MOST, "ms", tuple(took))


def _drawn() -> CrossTable:
    """Return a tournament whose pairs are drawn by lot, with a bye and a forfeit now and then."""
    random = Random(1)
    turns: dict[int, list[Turn]] = {number: [] for number in range(1, PLAYERS + 1)}
    for _round in range(ROUNDS):
        order = random.sample(range(1, PLAYERS + 1), PLAYERS)
        for white, black in zip(order[::2], order[1::2], strict=True):
            sign, other = random.choice(("10", "==", "01", "10", "==", "01", "+-"))
            half = {"1": 2, "+": 2, "=": 1}
            turns[white].append(Turn(black, "w", sign, half.get(sign, 0)))
            turns[black].append(Turn(white, "b", other, half.get(other, 0)))
    return CrossTable(turns, ROUNDS)
