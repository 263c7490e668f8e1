"""Changes of a large federation and of the public season: stored, taken in, looked at.

A change is measured by processor time, beside its sync and whatever else the machine does.
``python -m tests.bench.changes FILE NUMBER TIMES`` opens a file and stores a result every five
seconds, as one of many desks does; it prints how many milliseconds each took.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from league.facts.actors import official
from league.facts.matches import MatchDraft
from league.facts.seasons import MatchKey
from league.services.matches.changes import record_match
from league.services.matches.views import match_view
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import anew, open_desk
from league.services.session.stored import draft_of
from league.services.workbook.importing import read_workbook
from tests.bench.figures import COMMAND, WORKBOOK, Figure, of_runs, say, seconds
from tests.paths import ROOT
from tests.worlds.generated import federation

BY = "bench"
DESKS, PAUSE = 30, 5.0
P95 = 0.95


def changes(times: int = 40) -> Iterator[Figure]:
    with TemporaryDirectory() as folder:
        os.environ["XDG_STATE_HOME"] = folder
        file = Path(folder) / "large.sqlite"
        transactions.open_file(file)
        transactions.import_season(federation(100, 12, 8, 1), official(BY), "")
        took = [seconds(transactions.load) for _time in range(3)]
        yield of_runs("6,600 matches, loaded", took, 0.6, "s")
        yield from _results(file, times)
        transactions.close_file()
        took = [_command(file, "table", "d005") for _time in range(5)]
        yield of_runs("spielleiter table in 6,600 matches", took, 0.6, "s")
        team = "d005t01"
        took = [_command(file, "check", team, "1", "2") for _time in range(5)]
        yield of_runs("spielleiter check in 6,600 matches", took, 0.6, "s")


def many_desks(times: int = 6) -> Iterator[Figure]:
    with TemporaryDirectory() as folder:
        os.environ["XDG_STATE_HOME"] = folder
        file = Path(folder) / "public.sqlite"
        transactions.open_file(file)
        transactions.import_season(read_workbook(WORKBOOK), official(BY), "")
        opened, took = open_desk(file, official(BY)), []
        for number in range(times * 5):
            key = opened.season.fixtures[number].key
            draft = turned(opened, key)
            start = time.process_time()
            opened = record_match(opened, key, draft)
            took.append(1000 * (time.process_time() - start))
        yield of_runs("public season, a result stored, processor", took, 15, "ms")
        transactions.close_file()
        yield _at_once(file, times)


def _results(file: Path, times: int) -> Iterator[Figure]:
    opened = open_desk(file, official(BY))
    keys = [one.key for one in opened.season.fixtures]
    own, other = [], []
    for number in range(times):
        key, before = keys[number * 157 % len(keys)], opened
        draft = turned(opened, key)
        start = time.process_time()
        opened = record_match(before, key, draft)
        match_view(opened, key)
        between = time.process_time()
        anew(before)
        own.append(1000 * (between - start))
        other.append(1000 * (time.process_time() - between))
    yield _p95("6,600 matches, a result stored and seen, p95", own, 60)
    yield _p95("6,600 matches, another program's result, p95", other, 60)


def _p95(what: str, took: list[float], target: float) -> Figure:
    return Figure(what, sorted(took)[int(P95 * len(took)) - 1], target, "ms", tuple(took))


def turned(opened: Desk, key: MatchKey) -> MatchDraft:
    """Return a match as it is recorded, with other results."""
    draft = draft_of(opened, key)
    results = tuple((2 - one[0], 2 - one[1]) if one else None for one in draft.results)
    return replace(draft, results=results)


def _command(file: Path, *arguments: str) -> float:
    return seconds(
        lambda: subprocess.run(
            [str(COMMAND), "--db", str(file), *arguments],
            capture_output=True,
            cwd=ROOT,
            check=False,
        )
    )


def _at_once(file: Path, times: int) -> Figure:
    """Let many programs store results at the same time, each of matches of its own."""
    asked = [sys.executable, "-m", "tests.bench.changes", str(file)]
    desks = [
        subprocess.Popen([*asked, str(number), str(times)], stdout=subprocess.PIPE, cwd=ROOT)
        for number in range(DESKS)
    ]
    took = [float(one) for each in desks for one in json.loads(each.communicate()[0])]
    return _p95(f"{DESKS} desks, key to acknowledged, p95", took, 300)


def _one_of_many(file: Path, number: int, times: int) -> list[float]:
    opened, took = open_desk(file, official(f"{BY} {number}")), []
    mine = opened.season.fixtures[number::DESKS]
    time.sleep(PAUSE + PAUSE * number / DESKS)
    for turn in range(times):
        key = mine[turn % len(mine)].key
        start = time.perf_counter()
        opened = record_match(opened, key, turned(opened, key))
        took.append(1000 * (time.perf_counter() - start))
        time.sleep(max(0.0, PAUSE - took[-1] / 1000))
    return took


if __name__ == "__main__":
    say(json.dumps(_one_of_many(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))))
