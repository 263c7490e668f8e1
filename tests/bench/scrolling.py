"""A list of 1,500 rows in a real terminal, a page at a time."""

import time
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory

from league.facts.actors import official
from league.facts.people import Player
from league.services.session import transactions
from league.services.workbook.importing import read_workbook
from tests.bench.figures import COMMAND, WORKBOOK, Figure
from tests.bench.terminal import Terminal

ROWS, PAGES, P99 = 1_500, 40, 50.0
PAGE_DOWN = "\x1b[6~"


def scrolling() -> Iterator[Figure]:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "season.sqlite"
        _many(file)
        terminal = Terminal(str(COMMAND), "--lang", "en", "--db", str(file))
        terminal.wait_for("Work list")
        terminal.wait_until_quiet()
        terminal.press("g")
        terminal.wait_until_quiet(0.3)
        start = time.perf_counter()
        terminal.press("r")
        terminal.wait_for("2011/12  ›")
        terminal.wait_until_quiet(0.3)
        yield Figure(f"a list of {ROWS:,} rows opened", time.perf_counter() - start - 0.3, 1.0, "s")
        took = sorted(_page(terminal) for _number in range(PAGES))
        yield Figure(f"a page further in {ROWS:,} rows, p99", took[-1], P99, "ms")
        terminal.close()


def _page(terminal: Terminal) -> float:
    """Return the milliseconds until the last row of the next page is painted."""
    terminal.forget()
    start = time.perf_counter()
    terminal.press(PAGE_DOWN)
    painted = start
    while terminal.read(0.15):
        painted = time.perf_counter()
    return 1000 * (painted - start)


def _many(path: Path) -> None:
    season = read_workbook(WORKBOOK)
    more = tuple(
        Player(
            str(300_000 + number),
            f"Reihenhuber{number:04}",
            "Anna",
            date(1980, 1, 1),
            "w",
            rating=1500 + number % 700,
            nation="AUT",
        )
        for number in range(ROWS - len(season.players))
    )
    transactions.open_file(path)
    transactions.import_season(
        replace(season, players=(*season.players, *more)), official("bench"), ""
    )
    transactions.close_file()
