"""A workbook of ours that another program saved anew is still known to be unchanged.

``saved-again-by-libreoffice.xlsx`` is an export of the small season of ``test_workbook_proof``,
with its calendar's hours and a duty and a decision for each of ``ODD``, opened and saved by
LibreOffice 7.4: texts, looks and numbers are all written its own way there.
"""

from collections.abc import Callable
from pathlib import Path
from shutil import copyfile
from typing import Any
from zipfile import ZipFile

import openpyxl
import pytest

from league.services.home.season_import import look_through
from league.services.workbook.importing import read_proven
from league.views.imports import Look, Mark, ProofState
from tests.paths import DATA

RESAVED = DATA / "saved-again-by-libreoffice.xlsx"
ODD = (
    "two  spaces",
    "a line\nand another",
    "=1+1",
    "+43 316",
    "_x0041_",
    "007",
    "1e5",
    "12.10.2011",
    "TRUE",
    "#N/A",
    "€ 36 „so“ & <b>",
    "\U0001f600",
    "ä",
    "x" * 9000,
)
"""Texts that a spreadsheet program takes for numbers, formulas, days, errors or escapes."""


@pytest.fixture
def book(tmp_path: Path) -> Path:
    return Path(copyfile(RESAVED, tmp_path / "season.xlsx"))


def edited(book: Path, change: Callable[[Any], object]) -> None:
    """Change a workbook, and write escapes in texts as escapes: openpyxl reads and forgets them."""
    whole = openpyxl.load_workbook(book)
    change(whole)
    for cell in (cell for sheet in whole for row in sheet.iter_rows() for cell in row):
        if isinstance(cell.value, str) and "_x0041_" in cell.value:
            kind = cell.data_type
            cell.value = cell.value.replace("_x0041_", "_x005F_x0041_")
            cell.data_type = kind
    whole.save(book)


def looked(book: Path) -> Look:
    return look_through(read_proven(book), book.with_name("other.sqlite"))


def test_it_was_saved_by_libreoffice_and_is_unchanged(book: Path) -> None:
    assert b"LibreOffice" in _part(book, "docProps/app.xml")
    found = looked(book)
    assert (found.verdict.state, found.verdict.changed, found.listed) == (
        ProofState.UNCHANGED,
        (),
        (),
    )


def test_every_text_came_through(book: Path) -> None:
    told = [one.reason for one in read_proven(book).carried.rulings]
    assert told == ["By the board.", "Once more.", *ODD]


def _hours(book: Any) -> None:
    sheet = book["Spielplan"]
    (column,) = [cell.column for cell in sheet[1] if cell.value == "Beginn"]
    sheet.cell(2, column).value = "16:00"


def _reason(book: Any) -> None:
    sheet = book["Entscheidungen"]
    cells = [cell for row in sheet.iter_rows() for cell in row if cell.value == ODD[0]]
    cells[0].value = "two spaces"


@pytest.mark.parametrize(
    ("change", "sheets", "listed"),
    [(_hours, ("Spielplan",), []), (_reason, (), [(Mark.ALTERED, "ruling")])],
)
def test_only_what_was_edited_is_told(
    book: Path,
    change: Callable[[Any], object],
    sheets: tuple[str, ...],
    listed: list[tuple[Mark, str]],
) -> None:
    edited(book, change)
    found = looked(book)
    assert found.verdict.changed == sheets
    assert [(one.mark, one.sort) for one in found.listed] == listed


def test_hidden_sheets_other_formats_and_texts_within_cells_change_nothing(book: Path) -> None:
    edited(book, _written_otherwise)
    assert b"inlineStr" in _part(book, "xl/worksheets/sheet3.xml")
    assert looked(book).verdict.state is ProofState.UNCHANGED


def _written_otherwise(book: Any) -> None:
    for sheet in book.worksheets[1:]:
        sheet.sheet_state = "hidden"
        for cell in (cell for row in sheet.iter_rows(min_row=2) for cell in row):
            if cell.is_date:
                cell.number_format = "h:mm AM/PM" if cell.number_format[0] in "hH" else "m/d/yy"
            elif cell.data_type == "s":
                cell.data_type = "inlineStr"


def _part(book: Path, name: str) -> bytes:
    with ZipFile(book) as parts:
        return parts.read(name)
