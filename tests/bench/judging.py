"""The public season judged from loaded facts, and a generated federation in a process of its own.

``python -m tests.bench.judging DIVISIONS`` judges one and prints seconds and megabytes.
Two sizes are compared by processor time: by the clock, a busy machine makes any ratio of them.
"""

import json
import resource
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from statistics import median

from league.judging import judge_season
from league.rulebooks import load
from league.services.workbook.importing import read_workbook
from tests.bench.figures import WORKBOOK, Figure, of_runs, run, say, seconds
from tests.worlds.generated import federation

BOOK = "tuwo-stmk-2011"
TEAMS, BOARDS, SEED = 12, 8, 1


def public_season(runs: int = 15) -> Iterator[Figure]:
    season, book = read_workbook(WORKBOOK), load(BOOK)
    took = [1000 * seconds(lambda: judge_season(season, book)) for _run in range(runs)]
    yield of_runs("public season judged, 150 matches", took, 100, "ms")


@dataclass(frozen=True, slots=True)
class Judged:
    """What one process needed."""

    seconds: float
    """By the clock."""
    processor: float
    """Seconds the processor worked for it."""
    megabytes: float
    """At most, the generator included."""


def federations(runs: int = 3) -> Iterator[Figure]:
    # In turns, so that whatever else the machine does falls on both alike.
    pairs = [(_in_a_process(100), _in_a_process(200)) for _run in range(runs)]
    clock = [once.seconds for once, _twice in pairs]
    memory = [once.megabytes for once, _twice in pairs]
    yield of_runs("100 divisions × 12 teams × 8 boards, judged", clock, 1.5, "s")
    yield of_runs("its process at most, generator included", memory, 400, "MB")
    single = median(once.processor for once, _twice in pairs)
    double = median(twice.processor for _once, twice in pairs)
    yield Figure("200 divisions, times the processor time of 100", double / single, 2.2)


def _in_a_process(divisions: int) -> Judged:
    answer = run(sys.executable, "-m", "tests.bench.judging", str(divisions))
    return Judged(**json.loads(answer))


def _judge_one(divisions: int) -> Judged:
    season, book = federation(divisions, TEAMS, BOARDS, SEED), load(BOOK)
    before = time.process_time()
    took = seconds(lambda: judge_season(season, book))
    processor = time.process_time() - before
    return Judged(took, processor, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)


if __name__ == "__main__":
    say(json.dumps(asdict(_judge_one(int(sys.argv[1])))))
