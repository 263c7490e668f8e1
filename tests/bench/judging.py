"""The public season judged from loaded facts, and a generated federation in a process of its own.

``python -m tests.bench.judging DIVISIONS`` judges one and prints seconds and megabytes.
"""

import json
import resource
import sys
from collections.abc import Iterator
from statistics import median

from league.judging import judge_season
from league.rulebooks import load
from league.services.importing import read_workbook
from tests.bench.figures import WORKBOOK, Figure, of_runs, run, say, seconds
from tests.generated import federation

BOOK = "tuwo-stmk-2011"
TEAMS, BOARDS, SEED = 12, 8, 1


def public_season(runs: int = 15) -> Iterator[Figure]:
    season, book = read_workbook(WORKBOOK), load(BOOK)
    took = [1000 * seconds(lambda: judge_season(season, book)) for _run in range(runs)]
    yield of_runs("public season judged, 150 matches", took, 100, "ms")


def federations(runs: int = 3) -> Iterator[Figure]:
    # In turns, so that whatever else the machine does falls on both alike.
    pairs = [(_in_a_process(100), _in_a_process(200)) for _run in range(runs)]
    single, double = ([pair[size][0] for pair in pairs] for size in (0, 1))
    memory = [once[1] for once, _twice in pairs]
    yield of_runs("100 divisions × 12 teams × 8 boards, judged", single, 5, "s")
    yield of_runs("its process at most, generator included", memory, 400, "MB")
    yield Figure("200 divisions take as many times as long", median(double) / median(single), 2.2)


def _in_a_process(divisions: int) -> tuple[float, float]:
    answer = json.loads(run(sys.executable, "-m", "tests.bench.judging", str(divisions)))
    return answer["seconds"], answer["megabytes"]


def _judge_one(divisions: int) -> None:
    season, book = federation(divisions, TEAMS, BOARDS, SEED), load(BOOK)
    took = seconds(lambda: judge_season(season, book))
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    say(json.dumps({"seconds": took, "megabytes": peak}))


if __name__ == "__main__":
    _judge_one(int(sys.argv[1]))
