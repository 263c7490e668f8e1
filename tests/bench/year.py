"""Berger tables of the largest division, and a whole year of a federation through services."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from fixtures.round_robin import MOST, berger
from tests.bench.figures import Figure, of_runs, seconds
from tests.stories.test_year import test_a_year_of_a_federation as play_a_year


def berger_tables(runs: int = 50) -> Iterator[Figure]:
    took = [1000 * seconds(lambda: berger(MOST)) for _run in range(runs)]
    yield of_runs(f"Berger tables for {MOST} teams", took, 5, "ms")


def story(runs: int = 3) -> Iterator[Figure]:
    took = [_year() for _run in range(runs)]
    yield of_runs("a year of a federation through services", took, 10, "s")


def _year() -> float:
    with TemporaryDirectory() as folder:
        return seconds(lambda: play_a_year(Path(folder)))
