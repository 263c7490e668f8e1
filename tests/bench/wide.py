"""A workbook of 16,000 columns: refused as soon as its first row is read."""

import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from openpyxl.utils import get_column_letter

from league.errors import WorkbookError
from league.services.workbook.importing import read_workbook
from tests.bench.figures import WORKBOOK, Figure, of_runs

COLUMNS, ROWS = 16_000, 90
PART = "xl/worksheets/sheet{}.xml"


def wide(runs: int = 5) -> Iterator[Figure]:
    with TemporaryDirectory() as folder:
        path = _book(Path(folder) / "wide.xlsx")
        took = [_refused(path) for _run in range(runs)]
        yield of_runs(f"a workbook of {COLUMNS:,} columns, refused", took, 0.4, "s")


def _refused(path: Path) -> float:
    """Return the processor time it takes (the machine may be busy). Raises RuntimeError."""
    start = time.process_time()
    try:
        read_workbook(path)
    except WorkbookError:
        return time.process_time() - start
    raise RuntimeError("it was read")


def _book(path: Path) -> Path:
    """Return the public season with another list of players."""
    with zipfile.ZipFile(WORKBOOK) as parts:
        content = {name: parts.read(name) for name in parts.namelist()}
    head = content["xl/workbook.xml"].decode()
    number = head[: head.index('name="Spieler"')].count("<sheet ")
    before, _rows, after = content[PART.format(number)].partition(b"<sheetData>")
    after = after[after.index(b"</sheetData>") :]
    rows = "".join(map(_row, range(1, ROWS + 1)))
    content[PART.format(number)] = before + b"<sheetData>" + rows.encode() + after
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as parts:
        for name, data in content.items():
            parts.writestr(name, data)
    return path


def _row(number: int) -> str:
    cells = (
        f'<c r="{get_column_letter(at)}{number}" t="inlineStr"><is><t>x{at}</t></is></c>'
        for at in range(1, COLUMNS + 1)
    )
    return f'<row r="{number}">{"".join(cells)}</row>'
