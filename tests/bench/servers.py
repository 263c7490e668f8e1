"""A PostgreSQL server: many writers at once, and what a step costs there and in a file."""

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tests import postgres_server as server
from tests.bench.figures import Figure, say
from tests.worlds import writers

WRITERS, STEPS = 16, 40
ON_THE_DISK = ("fsync=on", "full_page_writes=on")


def servers() -> Iterator[Figure]:
    """16 programs store steps that change nothing judged; each step is on the disk when it ends."""
    if reason := server.why_not():
        say(f"PostgreSQL is left out: {reason}")
        return
    server.begin()
    cluster = Path(os.environ[server.FOLDER]) / "cluster"
    with TemporaryDirectory() as folder:
        os.environ["XDG_STATE_HOME"] = folder
        try:
            server.start(cluster, *ON_THE_DISK)
            told = writers.asked(
                "together", server.address("postgres", cluster).url, WRITERS, STEPS
            )
            alone = writers.asked("together", Path(folder) / "a.sqlite", WRITERS, STEPS)
        finally:
            server.end()
    done = WRITERS * STEPS
    lost = done - int(told["number"]) + int(told["failed"])
    yield Figure("steps lost or failed of 16 writers on a server", lost, 0)
    # a step each so many milliseconds = 150 steps a second
    yield Figure(
        "a step of 16 writers on a server", 1000 / told["steps_a_second"], 1000 / 150, "ms"
    )
    yield Figure("the same, until a writer goes on (p95)", told["p95_ms"], 300, "ms")
    say(f"in a file: {alone['steps_a_second']:.0f} steps a second, p95 {alone['p95_ms']:.0f} ms")
