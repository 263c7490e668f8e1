"""Papers of the public season, each kind in a process of its own.

``python -m tests.bench.papers forms`` or ``booklet`` writes them and prints seconds and megabytes.
"""

import json
import os
import resource
import sys
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory

from league.facts.actors import official
from league.services.home.booklet import booklet_paper
from league.services.matches.papers import form_view
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from league.services.workbook.importing import read_workbook
from reports import writing
from reports.document import Document
from reports.layouts import match_form
from reports.layouts.booklet import booklet
from reports.paper import Format
from tests.bench.figures import WORKBOOK, Figure, of_runs, run, say, seconds

BY = "bench"
FORMS = 500


@dataclass(frozen=True, slots=True)
class Written:
    """What one process needed."""

    seconds: float
    """From the views to the file on the disk."""
    megabytes: float
    """At most, the season included."""


def papers(runs: int = 3) -> Iterator[Figure]:
    forms = [_in_a_process("forms") for _run in range(runs)]
    yield of_runs(f"{FORMS} match forms in one PDF", [one.seconds for one in forms], 12, "s")
    yield of_runs("its process at most", [one.megabytes for one in forms], 300, "MB")
    booklets = [_in_a_process("booklet").seconds for _run in range(runs)]
    yield of_runs("booklet of the public season", booklets, 4, "s")


def _in_a_process(kind: str) -> Written:
    return Written(**json.loads(run(sys.executable, "-m", "tests.bench.papers", kind)))


def _written(kind: str) -> Written:
    with TemporaryDirectory() as folder:
        os.environ["XDG_STATE_HOME"] = folder
        desk = _public_season(Path(folder) / "public.sqlite")
        made = {"forms": _forms, "booklet": _booklet}[kind](desk)
        took = seconds(lambda: writing.write(made, Format.PDF, Path(folder) / "papers.pdf"))
        transactions.close_file()
    return Written(took, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)


def _public_season(file: Path) -> Desk:
    transactions.open_file(file)
    transactions.import_season(read_workbook(WORKBOOK), official(BY), "")
    return open_desk(file, official(BY))


def _forms(desk: Desk) -> Iterable[Document]:
    """Yield the forms of the season's matches, again and again until they are enough."""
    keys = [fixture.key for fixture in desk.season.fixtures]
    for key in islice(cycle(keys), FORMS):
        yield match_form.layout(form_view(desk, key))


def _booklet(desk: Desk) -> Iterable[Document]:
    yield booklet(booklet_paper(desk, ""))


if __name__ == "__main__":
    say(json.dumps(asdict(_written(sys.argv[1]))))
