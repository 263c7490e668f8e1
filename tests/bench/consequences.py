"""Previews of what deeds change: in the public season, and in one of 6,600 matches."""

import os
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from league.decision_subjects import target_of
from league.facts.actors import official
from league.facts.seasons import Season
from league.rulings import Action
from league.services.closing.no_show_steps import exclusion_step
from league.services.consequences.trying import try_told, undoing_told
from league.services.matches.changes import ruling_step
from league.services.matches.verdict_steps import result_step
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from league.services.session.trial_runs import Step, file_step
from league.services.workbook.importing import read_workbook
from tests.bench.figures import WORKBOOK, Figure
from tests.worlds.generated import federation

P95 = 0.95


def consequences(times: int = 40) -> Iterator[Figure]:
    yield from _of("public season", read_workbook(WORKBOOK), 100, times)
    yield from _of("6,600 matches", federation(100, 12, 8, 1), 250, times)


def _of(what: str, season: Season, target: float, times: int) -> Iterator[Figure]:
    with TemporaryDirectory() as folder:
        os.environ["XDG_STATE_HOME"] = folder
        file = Path(folder) / "season.sqlite"
        transactions.open_file(file)
        transactions.import_season(season, official("bench"), "")
        desk = open_desk(file, official("bench"))
        for deed, steps in _steps(desk, times):
            took = [_milliseconds(desk, step) for step in steps]
            yield _p95(f"{what}, {deed} previewed, p95", took, target)
        file_step(desk, steps[0], "…")
        took = []
        for _time in range(times // 4):
            start = time.perf_counter()
            undoing_told(None)
            took.append(1000 * (time.perf_counter() - start))
        yield _p95(f"{what}, undo previewed, p95", took, target)
        transactions.close_file()


def _steps(desk: Desk, times: int) -> Iterator[tuple[str, list[Step]]]:
    judged = desk.judgement.matches
    found = [(key, one.standing[0]) for key, one in judged.items() if one.standing]
    waived = [
        ruling_step("", match=key, team=None, target=target_of(one.key), action=Action.WAIVE)
        for key, one in found[:: max(len(found) // times, 1)][:times]
    ]
    yield "a waiver", waived
    teams = [one for one in judged if judged[one].scored]
    yield "an exclusion", [exclusion_step(key[2]) for key in teams[:: len(teams) // times][:times]]
    step = max(len(teams) // times, 1)
    yield "a result", [result_step(key, (1, 0)) for key in teams[::step][:times]]


def _milliseconds(desk: Desk, step: Step) -> float:
    start = time.perf_counter()
    outcome = try_told(desk, step)
    assert not outcome.refused, outcome.says
    return 1000 * (time.perf_counter() - start)


def _p95(what: str, took: list[float], target: float) -> Figure:
    return Figure(what, sorted(took)[int(P95 * len(took)) - 1], target, "ms", tuple(took))
