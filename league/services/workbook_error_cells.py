"""Cells that show an error such as ``#N/A``: the reader of sheets would take them for empty."""

import re
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

from league.errors import Problem
from league.language import _

FAILURES = (
    zipfile.BadZipFile,
    zlib.error,
    ET.ParseError,
    KeyError,
    ValueError,
    NotImplementedError,
    RuntimeError,
    EOFError,
    OSError,
)
"""What a damaged file may raise here."""

_CELL = re.compile(
    r'<c r="([A-Z]+)([0-9]+)"[^>]*\st="e"[^>]*>(?:<f[^>]*>.*?</f>|<f[^>]*/>)?<v>(.*?)</v>'
)
_RELATION = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}id"


def error_cells(path: Path) -> list[Problem]:
    """Return a problem per cell that shows an error. Raises ``FAILURES`` for a damaged file."""
    if not zipfile.is_zipfile(path):
        return []
    with zipfile.ZipFile(path) as parts:
        sheets = [name for name in parts.namelist() if name.startswith("xl/worksheets/")]
        texts = {name: parts.read(name) for name in sheets}
        faulty = {name: text for name, text in texts.items() if b't="e"' in text}
        titles = _titles(parts) if faulty else {}
    return [
        problem
        for name, text in faulty.items()
        for problem in _of_sheet(titles.get(name, name), text.decode())
    ]


def _of_sheet(title: str, text: str) -> Iterator[Problem]:
    for column, row, error in _CELL.findall(text):
        sentence = _("Cell {cell} shows the error {error}.")
        yield Problem(title, int(row), None, sentence.format(cell=column + row, error=error))


def _titles(parts: zipfile.ZipFile) -> dict[str, str]:
    """Return the sheets' names by the parts of the file in which they stand."""
    relations = ET.fromstring(parts.read("xl/_rels/workbook.xml.rels"))
    targets = {one.get("Id"): one.get("Target", "").rpartition("/")[2] for one in relations}
    book = ET.fromstring(parts.read("xl/workbook.xml"))
    return {
        f"xl/worksheets/{targets.get(sheet.get(_RELATION))}": sheet.get("name", "")
        for sheet in book.iterfind(".//{*}sheet")
    }
