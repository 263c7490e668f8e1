"""Swiss rounds of 50, 200 and 1,000 players paired, and how long the engine takes to load.

The rounds of a tournament each, the engine loaded; the spread shows its easiest and hardest round.
"""

import sys
from collections.abc import Iterator

from tests.bench.figures import Figure, of_runs, run
from tests.worlds.swiss_world import Habits, played

ROUNDS = 9


def swiss() -> Iterator[Figure]:
    """Medians over the rounds of a tournament of each size."""
    yield Figure("pairing engine loaded", _loaded(), 500, "ms")
    played(Habits(players=8, rounds=1), seed=1)
    for players, target in ((50, 150), (200, 600)):
        taken = [1000 * one for one in _taken(players)]
        yield of_runs(f"Swiss round of {players} players", taken, target, "ms")
    yield of_runs("Swiss round of 1,000 players", _taken(1000), 10, "s")


def _loaded() -> float:
    script = (
        "import fixtures.swiss, time; start = time.perf_counter(); import fixtures.swiss_engine;"
        " print(1000 * (time.perf_counter() - start))"
    )
    run(sys.executable, "-c", script)
    return float(run(sys.executable, "-c", script))


def _taken(players: int) -> list[float]:
    """Return the seconds of each round of a tournament."""
    habits = Habits(players=players, rounds=ROUNDS, away=0.01, forfeits=0.01)
    return played(habits, seed=1).taken
