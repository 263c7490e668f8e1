"""Workbooks that say two things at once, or nothing where something seems to stand."""

import zipfile
from collections.abc import Callable
from datetime import date
from pathlib import Path

import openpyxl
import pytest

from league.errors import WorkbookError
from league.services.workbook.importing import read_workbook
from tests.worlds.stored_world import Cells, save, templates_of, typed_workbook


def _faults(folder: Path, change: Callable[[Cells], object]) -> list[str]:
    cells = typed_workbook()
    change(cells)
    with pytest.raises(WorkbookError) as caught:
        read_workbook(save(cells, folder), templates_of)
    return [str(one) for one in caught.value.problems]


def test_a_ban_ends_after_it_begins(tmp_path: Path) -> None:
    def change(cells: Cells) -> None:
        cells["Vereine"][1][6:8] = [date(2012, 1, 2), date(2012, 1, 1)]

    (fault,) = _faults(tmp_path, change)
    assert fault.startswith("Vereine!2, Gesperrt bis: ")


@pytest.mark.parametrize("sheet", ["Meldungen", "Elo extern"])
def test_the_same_line_stands_once(tmp_path: Path, sheet: str) -> None:
    length = len(typed_workbook()[sheet])
    faults = _faults(tmp_path, lambda cells: cells[sheet].append(list(cells[sheet][1])))
    assert faults == [f"{sheet}!{length + 1}: The same line stands already in row 2."]


def test_a_team_plays_once_in_a_round(tmp_path: Path) -> None:
    def change(cells: Cells) -> None:
        cells["Spielplan"][2][1] = 1

    assert _faults(tmp_path, change) == [
        "Spielplan!3, Heim: B1 plays in this round already, in row 2.",
        "Spielplan!3, Gast: A1 plays in this round already, in row 2.",
    ]


def _with_formula(folder: Path, cell: str, formula: str) -> Path:
    path = save(typed_workbook(), folder)
    book = openpyxl.load_workbook(path)
    book["Spieler"][cell] = formula
    book.save(path)
    return path


@pytest.mark.parametrize(("cell", "column"), [("G2", "Elo"), ("C5", "Vorname")])
def test_a_formula_nobody_calculated_is_not_taken_for_empty(
    tmp_path: Path, cell: str, column: str
) -> None:
    # openpyxl writes formulas without their results.
    with pytest.raises(WorkbookError) as caught:
        read_workbook(_with_formula(tmp_path, cell, "=2300+8"), templates_of)
    (problem,) = caught.value.problems
    assert (problem.sheet, problem.row, problem.column) == ("Spieler", int(cell[1:]), column)
    assert f"Cell {cell} holds a formula without a result" in problem.sentence


def _calculated(folder: Path, result: bytes) -> Path:
    path = _with_formula(folder, "G2", "=2300+8")
    with zipfile.ZipFile(path) as parts:
        content = {name: parts.read(name) for name in parts.namelist()}
    with zipfile.ZipFile(path, "w") as parts:
        for name, data in content.items():
            for empty in (b"<v></v>", b"<v />", b"<v/>"):
                data = data.replace(b"</f>" + empty, b"</f>" + result)  # noqa: PLW2901  # three ways to write it
            parts.writestr(name, data)
    return path


def test_a_calculated_formula_is_its_result(tmp_path: Path) -> None:
    path = _calculated(tmp_path, b"<v>2308</v>")
    assert read_workbook(path, templates_of).players[0].rating == 2308


@pytest.mark.parametrize("name", ["folder", "/dev/null"])
def test_what_is_no_file_is_no_workbook(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(WorkbookError, match="This is no workbook"):
        read_workbook(tmp_path / name, templates_of)


def test_a_damaged_workbook_is_said_without_words_of_the_library(tmp_path: Path) -> None:
    path = _calculated(tmp_path, b"<v>2308</v></c></c>")
    with pytest.raises(WorkbookError) as caught:
        read_workbook(path, templates_of)
    assert str(caught.value) == f"{path}: This is no Excel workbook, or it is damaged."
