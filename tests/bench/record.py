"""The record: a step's transaction, following 50,000 of them, replay and backup."""

import os
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from league.facts.actors import official
from league.facts.matches import MatchDraft
from league.facts.seasons import BoardRecord, MatchKey, Season
from league.services.journal import copies, proving
from league.services.session import transactions
from league.services.workbook.importing import read_workbook
from league.storage.database import writing
from tests.bench.figures import WORKBOOK, Figure, of_runs, seconds, used_by
from tests.worlds.generated import federation

BY = "bench"
STEPS, MANY = 10_000, 50_000


def record(runs: int = 5) -> Iterator[Figure]:
    with TemporaryDirectory() as folder:
        os.environ["XDG_STATE_HOME"] = folder
        yield from _of_the_public_season(Path(folder), runs)
        yield from _of_a_large_file(Path(folder), runs)


def _of_the_public_season(folder: Path, runs: int) -> Iterator[Figure]:
    season = read_workbook(WORKBOOK)
    transactions.open_file(folder / "public.sqlite")
    transactions.import_season(season, official(BY), "")
    took = _replays(folder, runs)
    yield of_runs("replay of the public season", took, 2, "s")
    _many_steps(season, range(STEPS))
    took = [_working(proving.verdict) for _run in range(runs)]
    yield of_runs(f"journal --verify of {STEPS:,} steps, working", took, 0.5, "s")
    transactions.close_file()
    backup = folder / "public.sqlite"
    took = [_working(partial(copies.restore, backup, folder / f"{n}.sqlite")) for n in range(runs)]
    yield of_runs(f"a backup of {STEPS:,} steps brought back, working", took, 0.7, "s")
    transactions.open_file(backup)
    _many_steps(season, range(STEPS, MANY))
    took = [_working(proving.verdict) for _run in range(runs)]
    yield of_runs(f"journal --verify of {MANY:,} steps, working", took, 2, "s")
    transactions.close_file()
    used = used_by("--db", str(backup), "journal", "--verify")
    yield Figure("the same as a command, memory", used.megabytes, 80, "MB")


def _working(work: Callable[[], object]) -> float:
    """Return the processor time that something takes: the machine may be busy."""
    start = time.process_time()
    work()
    return time.process_time() - start


def _of_a_large_file(folder: Path, runs: int) -> Iterator[Figure]:
    season = federation(100, 12, 8, 1)
    transactions.open_file(folder / "large.sqlite")
    transactions.import_season(season, official(BY), "")
    match = season.fixtures[7].key
    drafts = [_draft(season, match, number) for number in range(20)]
    took = [
        1000
        * seconds(lambda one=one: transactions.record_match(season.name, match, one, official(BY)))  # type: ignore[misc]  # the draft of this run
        for one in drafts
    ]
    yield of_runs("a step's transaction in 100 divisions", took, 15, "ms")
    took = [seconds(copies.back_up) for _run in range(runs)]
    yield of_runs("backup of 100 divisions, read through", took, 2, "s")
    transactions.close_file()


def _replays(folder: Path, runs: int) -> list[float]:
    files = [folder / f"again-{number}.sqlite" for number in range(runs)]
    return [seconds(lambda file=file: copies.replay(file)) for file in files]  # type: ignore[misc]  # the file of this run


def _many_steps(season: Season, numbers: Iterable[int]) -> None:
    """Record results of one match after another, in few transactions, as a disk is not measured."""
    keys = [fixture.key for fixture in season.fixtures]
    with writing():
        for number in numbers:
            match = keys[number % len(keys)]
            transactions.record_match(
                season.name, match, _draft(season, match, number // len(keys)), official(BY)
            )


def _draft(season: Season, match: MatchKey, turn: int) -> MatchDraft:
    """Return a match with another result on one board than the turn before."""
    boards = _boards(season)[match]
    day = next(one.day for one in season.fixtures if one.key == match)
    results = [one.result for one in boards]
    first = next(at for at, one in enumerate(boards) if one.home_player and one.away_player)
    results[first] = ((2, 0), (1, 1), (0, 2))[turn % 3]
    return MatchDraft(
        day=day,
        home=tuple(one.home_player for one in boards),
        away=tuple(one.away_player for one in boards),
        results=tuple(results),
    )


_known: dict[int, dict[MatchKey, list[BoardRecord]]] = {}


def _boards(season: Season) -> dict[MatchKey, list[BoardRecord]]:
    if id(season) not in _known:
        found: dict[MatchKey, list[BoardRecord]] = {}
        for board in season.boards:
            found.setdefault(board.match, []).append(board)
        _known[id(season)] = found
    return _known[id(season)]
