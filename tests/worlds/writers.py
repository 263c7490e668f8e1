"""Programs that write one database at the same time, and some that are killed meanwhile.

Run as ``python -m tests.worlds.writers kill PLACE TIMES``, ``together PLACE WRITERS STEPS`` or
``begin PLACE PROGRAMS``: one program that forks, because a program takes half a second to start and
a fork ten milliseconds. It answers with one line of JSON.
"""

import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import quantiles
from time import perf_counter, sleep
from typing import Any

from league.addresses import Address, Location, is_address
from league.errors import LeagueError
from league.facts.actors import official
from league.facts.steps import RecordKind
from league.services.session.fact_json import from_text
from league.services.session.records import record, recorded
from league.storage import records, replaying
from league.storage.database import close_database, open_database, writing
from tests.paths import ROOT


@dataclass(frozen=True, slots=True)
class Counter:
    """A number that is read and stored one higher: it tells of every lost update."""

    number: int


COUNTER = RecordKind("duty", lambda: Counter, stored="counter")
"""Changes nothing that a season is judged from."""


def asked(*words: object) -> dict[str, Any]:
    """Run this file as a program, and return its answer."""
    command = [sys.executable, "-m", "tests.worlds.writers", *map(str, words)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def program(*words: str) -> None:
    """Run spielleiter beside this program."""
    subprocess.run([sys.executable, "-m", "tui", *words], capture_output=True, check=True, cwd=ROOT)


def begin(place: Location, programs: int) -> dict[str, object]:
    """Let programs open an empty database at once; count those that could not."""
    children = []
    for _program in range(programs):
        child = os.fork()
        if not child:
            with _ending():
                open_database(place)
        children.append(child)
    return {"failed": sum(bool(os.waitpid(one, 0)[1]) for one in children)}


def step(keys: tuple[str, ...]) -> int:
    """Read a number, store the next one under each of the keys in one deed, and return it."""
    with writing():
        known = records.latest_of(None, COUNTER.name, keys[0])
        after = Counter(from_text(known, Counter).number + 1 if known else 1)
        for key in keys:
            record(None, COUNTER, key, after, actor=official("W"), why="")
    return after.number


def kill(place: Location, times: int) -> dict[str, object]:
    """Kill writers at random moments; count what was acknowledged and is lost, or is half there."""
    chance, lost, half, acknowledged = random.Random(1), 0, 0, 0
    for _time in range(times):
        last = _killed(place, chance.uniform(0, 0.04))
        numbers = _held(place)
        acknowledged += last > 0
        lost += numbers["one"] < last
        half += numbers["one"] != numbers["two"]
    open_database(place, must_exist=True)
    broken = replaying.prove().broken
    return {"lost": lost, "half": half, "acknowledged": acknowledged, "broken": broken}


def _killed(place: Location, after: float) -> int:
    """Return the last number that a writer acknowledged before it was killed; 0 = none."""
    reading, said = os.pipe()
    writer = os.fork()
    if not writer:
        with _ending():
            open_database(place, must_exist=True)
            while True:
                os.write(said, b"%d\n" % step(("one", "two")))
    os.close(said)
    with os.fdopen(reading, "rb") as heard:
        first = heard.readline()
        sleep(after)
        os.kill(writer, signal.SIGKILL)
        numbers = [first, *heard]
    os.waitpid(writer, 0)
    return int(numbers[-1] or 0)


def _held(place: Location) -> dict[str, int]:
    open_database(place, must_exist=True)
    found = recorded(None, COUNTER)
    close_database()
    return {key: found.get(key, Counter(0)).number for key in ("one", "two")}


def together(place: Location, writers: int, steps: int) -> dict[str, object]:
    """Let writers count up one number; say how far it came, and how long a step took."""
    reading, said = os.pipe()
    for _writer in range(writers):
        if not os.fork():
            with _ending():
                times = _counted(place, steps)
                os.write(said, b"%s\n" % b" ".join(b"%.5f" % one for one in times))
    os.close(said)
    with os.fdopen(reading, "rb") as heard:
        told = [[float(one) for one in line.split()] for line in heard]
    took = [end - start for times in told for start, end in pairwise(times)]
    seconds = max(times[-1] for times in told) - min(times[0] for times in told)
    statuses = [os.wait()[1] for _writer in range(writers)]
    number = _held(place)["one"]
    open_database(place, must_exist=True)
    return {
        "number": number,
        "failed": sum(map(bool, statuses)),
        "broken": replaying.prove().broken,
        "steps_a_second": len(took) / seconds,
        "p95_ms": quantiles(took, n=20)[-1] * 1000,
        "longest_ms": max(took) * 1000,
    }


def _counted(place: Location, steps: int) -> list[float]:
    """Return when each step began, and the last one ended: one clock for all programs."""
    open_database(place, must_exist=True)
    times = [perf_counter()]
    for _step in range(steps):
        step(("one",))
        times.append(perf_counter())
    return times


@contextmanager
def _ending() -> Iterator[None]:
    """End a fork without what its parent would do at its end."""
    status = 1
    try:
        yield
        status = 0
    except LeagueError as error:
        sys.stderr.write(f"{error}\n")
    finally:
        os._exit(status)


def main(what: str, where: str, *numbers: str) -> None:
    place = Address(where) if is_address(where) else Path(where)
    if what != "begin":
        open_database(place)
        close_database()
    count, *more = map(int, numbers)
    if what == "together":
        answer = together(place, count, *more)
    else:
        answer = kill(place, count) if what == "kill" else begin(place, count)
    sys.stdout.write(json.dumps(answer))


if __name__ == "__main__":
    main(*sys.argv[1:])
