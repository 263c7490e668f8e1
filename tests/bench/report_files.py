"""Report files of FIDE: read, written, and put on file."""

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from league.facts.actors import official
from league.services.session import transactions
from league.services.tournaments.report_files.files import export_trf, import_trf
from league.services.workbook.importing import read_workbook
from league.trf.reading import read
from league.trf.records import Edition
from league.trf.writing import write
from tests.bench.figures import WORKBOOK, Figure, of_runs, seconds
from tests.worlds.trf_world import drawn_players, drawn_teams

BY = official("bench")


def report_files(runs: int = 5) -> Iterator[Figure]:
    large = drawn_players(1, number=2000, rounds=9)
    text = write(large, Edition.TRF26).text
    took = [seconds(partial(read, text)) for _run in range(runs)]
    yield of_runs("report file of 2,000 players, 9 rounds, read", took, 1, "s")
    took = [seconds(partial(write, large, Edition.TRF26)) for _run in range(runs)]
    yield of_runs("the same written", took, 1, "s")
    teams = write(drawn_teams(1, teams=350, rounds=9), Edition.TRF26).text
    took = [seconds(partial(read, teams)) for _run in range(runs)]
    yield of_runs("report file of 350 teams, 9 rounds, read", took, 1, "s")
    small = drawn_players(2, number=200, rounds=9)
    with TemporaryDirectory() as folder:
        os.environ["XDG_STATE_HOME"] = folder
        transactions.open_file(Path(folder) / "public.sqlite")
        transactions.import_season(read_workbook(WORKBOOK), BY, "")
        names = [f"open{number}" for number in range(runs)]
        took = [seconds(partial(import_trf, None, name, small, actor=BY)) for name in names]
        yield of_runs("one of 200 players, 9 rounds, put on file", took, 2, "s")
        took = [seconds(partial(export_trf, None, name, Edition.TRF26)) for name in names]
        yield of_runs("the same written from the file", took, 1, "s")
        transactions.close_file()
