"""Programs that write one database at the same time, and some that are killed meanwhile.

Run as ``python -m tests.writers kill PLACE TIMES`` or ``together PLACE WRITERS STEPS``: one program
that forks, because a program takes half a second to start and a fork ten milliseconds. It answers
with one line of JSON.
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
from pathlib import Path
from statistics import quantiles
from time import perf_counter, sleep
from typing import Any

from league.addresses import Address, Location, is_address
from league.facts.actors import official
from league.facts.steps import StepKind
from league.services.session.record_kinds import RecordKind
from league.services.session.records import record, recorded
from league.storage import replaying
from league.storage.database import close_database, open_database, writing

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True, slots=True)
class Counter:
    """A number that is read and stored one higher: it tells of every lost update."""

    number: int


COUNTER = RecordKind(StepKind.DUTY, Counter, "counter")
"""Changes nothing that a season is judged from."""


def asked(*words: object) -> dict[str, Any]:
    """Run this file as a program, and return its answer."""
    command = [sys.executable, "-m", "tests.writers", *map(str, words)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def step(keys: tuple[str, ...]) -> int:
    """Read a number, store the next one under each of the keys in one deed, and return it."""
    with writing():
        known = recorded(None, COUNTER).get(keys[0], Counter(0))
        after = Counter(known.number + 1)
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
    began = perf_counter()
    for _writer in range(writers):
        if not os.fork():
            with _ending():
                took = _counted(place, steps)
                os.write(said, b"%s\n" % b" ".join(b"%.5f" % one for one in took))
    os.close(said)
    with os.fdopen(reading, "rb") as heard:
        took = [float(one) for line in heard for one in line.split()]
    seconds = perf_counter() - began
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
    open_database(place, must_exist=True)
    took = []
    for _step in range(steps):
        began = perf_counter()
        step(("one",))
        took.append(perf_counter() - began)
    return took


@contextmanager
def _ending() -> Iterator[None]:
    """End a fork without what its parent would do at its end."""
    try:
        yield
    except BaseException as error:
        sys.stderr.write(f"{error!r}\n")
        os._exit(1)
    os._exit(0)


def main(what: str, where: str, *numbers: str) -> None:
    place = Address(where) if is_address(where) else Path(where)
    open_database(place)
    close_database()
    work = {"kill": kill, "together": together}[what]
    answer = work(place, *map(int, numbers))
    sys.stdout.write(json.dumps(answer))


if __name__ == "__main__":
    main(*sys.argv[1:])
