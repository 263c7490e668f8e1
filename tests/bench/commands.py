"""Whole processes, from start to exit."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.bench.figures import COMMAND, WORKBOOK, Figure, of_runs, run, seconds


def commands(runs: int = 5) -> Iterator[Figure]:
    with TemporaryDirectory() as folder:
        took = [_import(Path(folder) / f"{number}.sqlite") for number in range(runs)]
        yield of_runs("spielleiter import, public workbook", took, 3, "s")
        file = str(Path(folder) / "0.sqlite")
        for arguments in (("audit",), ("audit", "--json")):
            took = [
                seconds(partial(run, str(COMMAND), "--db", file, *arguments))
                for _number in range(runs)
            ]
            yield of_runs(f"spielleiter {' '.join(arguments)}", took, 1.2, "s")


def _import(file: Path) -> float:
    return seconds(lambda: run(str(COMMAND), "--db", str(file), "import", str(WORKBOOK)))
