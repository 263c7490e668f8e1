"""Papers of the public season as files."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from league.facts.actors import official
from league.services.home.booklet import booklet_paper
from league.services.session import transactions
from league.services.session.opening import open_desk
from league.services.workbook.importing import read_workbook
from reports.layouts.booklet import booklet
from reports.paper import Format
from reports.writing import write
from tests.bench.figures import WORKBOOK, Figure, of_runs, seconds

BOOKLET = 4.0


def papers(runs: int = 3) -> Iterator[Figure]:
    actor = official("Anna Muster")
    with TemporaryDirectory() as folder:
        path = Path(folder) / "season.sqlite"
        transactions.open_file(path)
        transactions.import_season(read_workbook(WORKBOOK), actor, "first import")
        desk = open_desk(path, actor)

        def work() -> None:
            made = booklet(booklet_paper(desk, ""))
            write([made], Format.PDF, Path(folder) / "booklet.pdf", force=True)

        took = [seconds(work) for _number in range(runs)]
        transactions.close_file()
    yield of_runs("booklet of the public season", took, BOOKLET, "s")
