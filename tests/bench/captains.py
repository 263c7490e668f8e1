"""The captains' pages: 50 phones, each a process, at one server; how large and how quick it is."""

import os
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory

from league.facts.seasons import Fixture, Season
from league.services.session import transactions
from league.services.workbook.importing import read_workbook
from tests.bench.figures import WORKBOOK, Figure
from tests.worlds import crowd
from tests.worlds.acting import OFFICIAL
from tests.worlds.crowd import Served
from tests.worlds.generated import federation
from tests.worlds.phones import Answer, Phone, Press, all_at, hand_in, report

CAPTAINS, AGREED = 50, 14
"""Captains, and matches that are agreed, one a second, while they hand in."""
OVER = 10.0
"""Seconds within which they hand in."""
P95 = 0.95


@dataclass(frozen=True, slots=True)
class Hall:
    """A server with captains who are signed in."""

    server: Served
    phones: Sequence[Phone]
    """Of captains who hand in lineups."""
    reporters: Sequence[Phone]
    """Of captains who report, both of a match beside each other."""
    processes: Executor
    """A process for each phone."""


def captains() -> Iterator[Figure]:
    """Measure the pages on the public season and on 100 divisions."""
    with hall(read_workbook(WORKBOOK)) as held:
        yield from _quiet("public season", held, 120)
    with hall(federation(100, 12, 8, 1)) as held:
        yield from _busy("100 divisions", held, 350)


@contextmanager
def hall(season: Season) -> Iterator[Hall]:
    """Serve a season in which 25 matches begin tomorrow and others began yesterday."""
    later, begun = season.fixtures[: CAPTAINS // 2], season.fixtures[-AGREED:]
    with TemporaryDirectory() as folder:
        os.environ["XDG_STATE_HOME"] = os.environ["XDG_CACHE_HOME"] = folder
        file = Path(folder) / "league.sqlite"
        phones, reporters = _stored(file, season, later, begun)
        with (
            ProcessPoolExecutor(CAPTAINS, get_context("fork")) as processes,
            crowd.serving(file, Path(folder) / "seal.key", phones[0]) as (server,),
        ):
            yield Hall(server, phones, reporters, processes)


def _stored(
    file: Path, season: Season, later: Sequence[Fixture], begun: Sequence[Fixture]
) -> tuple[list[Phone], list[Phone]]:
    now = datetime.now(UTC).replace(second=0, microsecond=0)
    season = crowd.to_be_played(season, [one.key for one in later], now + timedelta(days=1))
    season = crowd.to_be_played(season, [one.key for one in begun], now - timedelta(hours=6))
    transactions.open_file(file)
    transactions.import_season(season, OFFICIAL, "")
    phones = crowd.phones_of(season.name, later)
    reporters = crowd.phones_of(season.name, begun, "reporter")
    transactions.close_file()
    return phones, reporters


def _quiet(what: str, held: Hall, megabytes: float) -> Iterator[Figure]:
    yield _p95(f"{what}, handed in within 10 s, p95", _handed_in(held, OVER), 100)
    yield _longest(f"{what}, handed in in one instant", _handed_in(held, 0), 500)
    yield Figure(f"{what}, server with {CAPTAINS} captains", held.server.megabytes, megabytes, "MB")


def _busy(what: str, held: Hall, megabytes: float) -> Iterator[Figure]:
    _done(held, hand_in, held.reporters)
    _done(held, report, held.reporters[::2])
    agreed = held.reporters[1::2]
    agreeing = threading.Thread(target=_done, args=(held, report, agreed, float(len(agreed))))
    agreeing.start()
    took = _handed_in(held, OVER)
    agreeing.join()
    yield _p95(f"{what}, a match agreed every second, p95", took, 300)
    yield _longest(f"{what}, the same, the longest", took, 1000)
    yield Figure(f"{what}, server with {CAPTAINS} captains", held.server.megabytes, megabytes, "MB")


def _handed_in(held: Hall, over: float) -> list[float]:
    answers = all_at(held.processes, hand_in, [held.server.port], held.phones, over, ahead=10.0)
    return _took(answers)


def _done(held: Hall, do: Press, phones: Sequence[Phone], over: float = 1.0) -> list[float]:
    """Let other captains than those who are measured do something."""
    with ProcessPoolExecutor(len(phones), get_context("fork")) as processes:
        return _took(all_at(processes, do, [held.server.port], phones, over))


def _took(answers: Sequence[Answer]) -> list[float]:
    """Return milliseconds. Raises RuntimeError when a form was not taken."""
    if refused := [one.status for one in answers if one.status != 303]:
        raise RuntimeError(f"not taken: {refused}")
    return [1000 * one.seconds for one in answers]


def _p95(what: str, took: list[float], target: float) -> Figure:
    return Figure(what, sorted(took)[int(P95 * len(took)) - 1], target, "ms", tuple(took))


def _longest(what: str, took: list[float], target: float) -> Figure:
    return Figure(what, max(took), target, "ms", tuple(took))
