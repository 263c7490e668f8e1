"""Cells that show an error such as ``#N/A``, and formulas that nobody has calculated yet.

The reader of sheets would take both for empty.
"""

import re
import zipfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree as ET

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

_SUSPECT = re.compile(rb"""<(\w+:)?f[\s/>]|\st=["']e["']""")
"""Only sheets with a formula or an error are looked at cell by cell."""
_PLACE = re.compile("([A-Z]{1,3})([0-9]{1,7})")
_RELATION = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}id"


@dataclass(frozen=True, slots=True)
class ErrorCell:
    """A cell that cannot be read."""

    sheet: str
    row: int
    column: int
    """0 = the first."""
    sentence: str


def error_cells(path: Path) -> list[ErrorCell]:
    """Return the cells that show an error, and formulas that nobody has calculated yet.

    Raises ``FAILURES`` for a damaged file.
    """
    if not zipfile.is_zipfile(path):
        return []
    with zipfile.ZipFile(path) as parts:
        sheets = [name for name in parts.namelist() if name.startswith("xl/worksheets/")]
        texts = {name: parts.read(name) for name in sheets}
        faulty = {name: text for name, text in texts.items() if _SUSPECT.search(text)}
        titles = _titles(parts) if faulty else {}
    return [
        cell for name, text in faulty.items() for cell in _of_sheet(titles.get(name, name), text)
    ]


def _of_sheet(title: str, text: bytes) -> Iterator[ErrorCell]:
    for _event, element in ET.iterparse(BytesIO(text)):
        kind = element.tag.rpartition("}")[2]
        found = _PLACE.fullmatch(element.get("r", "")) if kind == "c" else None
        sentence = _sentence(element) if found else ""
        if found and sentence:
            yield ErrorCell(title, int(found[2]), _column(found[1]), sentence)
        if kind == "row":
            element.clear()


def _sentence(cell: ET.Element) -> str:
    """Return what is wrong with a cell; empty when nothing is."""
    value = cell.findtext("{*}v") or ""
    if cell.get("t") == "e":
        sentence = _("Cell {cell} shows the error {error}.")
        return sentence.format(cell=cell.get("r"), error=value)
    # A formula whose result is an empty text says so by its type.
    if cell.find("{*}f") is not None and not value and cell.get("t") != "str":
        sentence = _(
            "Cell {cell} holds a formula without a result; open and save the workbook in Excel or"
            " LibreOffice."
        )
        return sentence.format(cell=cell.get("r"))
    return ""


def _column(letters: str) -> int:
    number = 0
    for letter in letters:
        number = 26 * number + ord(letter) - ord("A") + 1
    return number - 1


def _titles(parts: zipfile.ZipFile) -> dict[str, str]:
    """Return the sheets' names by the parts of the file in which they stand."""
    relations = ET.fromstring(parts.read("xl/_rels/workbook.xml.rels"))
    targets = {one.get("Id"): one.get("Target", "").rpartition("/")[2] for one in relations}
    book = ET.fromstring(parts.read("xl/workbook.xml"))
    return {
        f"xl/worksheets/{targets.get(sheet.get(_RELATION))}": sheet.get("name", "")
        for sheet in book.iterfind(".//{*}sheet")
    }
