"""The desk as it opens over SSH: the command of a person's key, in a terminal of its own."""

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from league.facts.actors import official
from league.facts.users import Appointment, Role
from league.services.session import transactions
from league.services.users import accounts
from league.services.workbook.importing import read_workbook
from tests.bench.figures import COMMAND, WORKBOOK, Figure, of_runs
from tests.bench.terminal import Terminal

BY = official("bench")
LOGIN, SEASON = "anna", "Work list"
STARTED, MEMORY = 1.5, 85.0
REST = 2.0
"""Seconds without a paint after which everything that is imported behind the season is there."""


def remote(times: int = 5) -> Iterator[Figure]:
    with TemporaryDirectory() as folder:
        os.environ["XDG_STATE_HOME"] = os.environ["XDG_CACHE_HOME"] = folder
        file = Path(folder) / "public.sqlite"
        transactions.open_file(file)
        transactions.import_season(read_workbook(WORKBOOK), BY, "")
        accounts.add_user(LOGIN, "Anna Muster", language="en", actor=BY)
        accounts.appoint(LOGIN, Appointment(Role.CHIEF_OFFICIAL), actor=BY)
        transactions.close_file()
        took, needs = zip(*(_opened(file) for _time in range(times)), strict=True)
        yield of_runs("public season over SSH, to the screen", list(took), STARTED, "s")
        yield of_runs("public season over SSH, memory", list(needs), MEMORY, "MB")


def _opened(file: Path) -> tuple[float, float]:
    """Return the seconds until the season stood there, and the megabytes of the desk at rest."""
    exchange = file.with_name("exchange")
    desk = ("--db", str(file), "--user", LOGIN, "--exchange", str(exchange))
    terminal = Terminal(str(COMMAND), *desk)
    shown = terminal.wait_for(SEASON)
    terminal.wait_until_quiet(REST)
    needs = terminal.megabytes()
    terminal.close()
    return shown, needs
