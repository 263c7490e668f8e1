"""The exchange workbook of the public season: written, and read into an empty file."""

import os
from collections.abc import Iterator
from datetime import UTC, date, datetime
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from league.decision_subjects import target_of
from league.facts.actors import official
from league.rulings import Action, Ruling
from league.services.accounts import ledger
from league.services.ratings import periods
from league.services.session import transactions
from league.services.session.carried import import_whole
from league.services.session.decided_steps import add_ruling
from league.services.session.opening import judge_stored
from league.services.workbook.exporting import export_season
from league.services.workbook.importing import read_whole, read_workbook
from tests.bench.figures import WORKBOOK, Figure, of_runs, seconds

BY = official("bench")


def exporting(runs: int = 5) -> Iterator[Figure]:
    with TemporaryDirectory() as folder:
        os.environ["XDG_STATE_HOME"] = folder
        place, path = Path(folder), Path(folder) / "season.xlsx"
        transactions.open_file(place / "public.sqlite")
        transactions.import_season(read_workbook(WORKBOOK), BY, "")
        took = [seconds(lambda: export_season(None, path, force=True)) for _run in range(runs)]
        yield of_runs("exchange workbook of the public season, written", took, 2, "s")
        _decide_everything()
        took = [seconds(lambda: export_season(None, path, force=True)) for _run in range(runs)]
        yield of_runs("the same with all findings ruled, fees posted, ratings", took, 2, "s")
        empty = [place / f"{number}.sqlite" for number in range(3)]
        took = [seconds(partial(_taken_in, file, path)) for file in empty]
        yield of_runs("the same read and stored in an empty file", took, 4, "s")
        transactions.close_file()


def _decide_everything() -> None:
    """Rule on each finding, post each fee, store a rating list of all players."""
    judged = judge_stored(None)
    at = datetime(2012, 6, 1, tzinfo=UTC)
    for key, match in judged.judgement.matches.items():
        for found in match.findings:
            ruling = Ruling(Action.CONFIRM, target_of(found.key), "", BY.name, at, key)
            add_ruling(judged.season.name, ruling, BY)
    ledger.confirm(None, [], date(2012, 6, 30), actor=BY, captains=True)
    periods.store_period(None, date(2011, 12, 31), date(2012, 6, 30), actor=BY)


def _taken_in(file: Path, path: Path) -> None:
    transactions.open_file(file)
    import_whole(*read_whole(path), BY, "")
