"""Papers in a process of its own: ``python -m tests.bench.papers`` prints seconds and megabytes."""

import json
import os
import resource
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory

from league.facts.actors import official
from league.services.matches.papers import form_view
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from league.services.workbook.importing import read_workbook
from reports import writing
from reports.document import Document
from reports.layouts import match_form
from reports.paper import Format
from tests.bench.figures import WORKBOOK, Figure, of_runs, run, say, seconds

BY = "bench"
FORMS = 500


@dataclass(frozen=True, slots=True)
class Written:
    """What one process needed."""

    seconds: float
    megabytes: float
    """At most, the season included."""


def papers(runs: int = 3) -> Iterator[Figure]:
    answers = [run(sys.executable, "-m", "tests.bench.papers") for _run in range(runs)]
    made = [Written(**json.loads(answer)) for answer in answers]
    yield of_runs(f"{FORMS} match forms in one PDF", [one.seconds for one in made], 12, "s")
    yield of_runs("its process at most", [one.megabytes for one in made], 300, "MB")


def _write_all() -> Written:
    with TemporaryDirectory() as folder:
        os.environ["XDG_STATE_HOME"] = folder
        desk = _public_season(Path(folder) / "public.sqlite")
        path = Path(folder) / "forms.pdf"
        took = seconds(lambda: writing.write(_forms(desk), Format.PDF, path))
        transactions.close_file()
    return Written(took, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)


def _public_season(file: Path) -> Desk:
    transactions.open_file(file)
    transactions.import_season(read_workbook(WORKBOOK), official(BY), "")
    return open_desk(file, official(BY))


def _forms(desk: Desk) -> Iterator[Document]:
    """Yield the forms of the season's matches, again and again until they are enough."""
    keys = [fixture.key for fixture in desk.season.fixtures]
    for key in islice(cycle(keys), FORMS):
        yield match_form.layout(form_view(desk, key))


if __name__ == "__main__":
    say(json.dumps(asdict(_write_all())))
