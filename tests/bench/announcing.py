"""The announcement of the youth championships of 2026, from what is on file to its pages."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from league.facts.actors import official
from league.services.events.announcement_papers import announcement_paper
from league.services.session import transactions
from league.services.session.opening import open_desk
from reports.layouts.announcement import announcement
from reports.paper import Format
from reports.writing import write
from tests.bench.figures import Figure, of_runs, seconds
from tests.worlds.announcement_2026 import EVENT, announcement_2026

TARGET = 1.0


def announcing(runs: int = 3) -> Iterator[Figure]:
    with TemporaryDirectory() as folder:
        desk = open_desk(announcement_2026(Path(folder)), official("bench"))

        def made(at: int) -> None:
            paper = announcement(announcement_paper(desk, EVENT))
            write([paper], Format.PDF, Path(folder) / f"{at}.pdf")

        took = [seconds(lambda at=at: made(at)) for at in range(runs)]  # type: ignore[misc]
        yield of_runs("announcement", took, TARGET, "s")
        transactions.close_file()
