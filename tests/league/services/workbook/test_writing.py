import json
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import BinaryIO

import openpyxl
import pytest
from openpyxl.utils import get_column_letter

from league.errors import InputError, StorageError, WorkbookError
from league.facts.actors import official
from league.facts.clubs import Club
from league.services.session import transactions
from league.services.workbook.exporting import write_workbook
from league.services.workbook.importing import read_workbook
from league.services.workbook.signing import SignedWorkbook
from tests.paths import PUBLIC
from tests.worlds.stored_world import save, season, templates_of, typed_workbook


def _cells(path: Path) -> dict[str, list[tuple[object, ...]]]:
    book = openpyxl.load_workbook(path)
    return {
        sheet.title: [
            (cell.coordinate, cell.value, cell.data_type, cell.number_format, cell.quotePrefix)
            for row in sheet.iter_rows()
            for cell in row
        ]
        for sheet in book.worksheets
    }


def test_the_public_season_survives_import_store_export_import(tmp_path: Path) -> None:
    first = read_workbook(PUBLIC)
    transactions.open_file(tmp_path / "a.sqlite")
    transactions.import_season(first, official("test"), "")
    stored, _rulings = transactions.load()
    transactions.close_file()
    write_workbook(stored, tmp_path / "out.xlsx")

    assert stored == first
    assert read_workbook(tmp_path / "out.xlsx") == first


def test_the_expected_matches_are_those_of_the_workbook() -> None:
    expected = json.loads(PUBLIC.with_suffix(".expected.json").read_text(encoding="utf-8"))
    named = {
        (one["division"], one["round"], one["home"], one["away"]) for one in expected["matches"]
    }

    assert {fixture.key for fixture in read_workbook(PUBLIC).fixtures} == named


def test_a_season_with_every_field_filled_survives(tmp_path: Path) -> None:
    write_workbook(season(), tmp_path / "out.xlsx")

    assert read_workbook(tmp_path / "out.xlsx", templates_of) == season()


def test_a_typed_workbook_survives(tmp_path: Path) -> None:
    first = read_workbook(save(typed_workbook(), tmp_path), templates_of)
    write_workbook(first, tmp_path / "out.xlsx")

    assert read_workbook(tmp_path / "out.xlsx", templates_of) == first


def test_exporting_twice_gives_the_same_cells(tmp_path: Path) -> None:
    write_workbook(season(), tmp_path / "one.xlsx")
    write_workbook(season(), tmp_path / "two.xlsx")

    assert _cells(tmp_path / "one.xlsx") == _cells(tmp_path / "two.xlsx")


def test_headers_are_frozen_and_every_column_has_a_width(tmp_path: Path) -> None:
    write_workbook(season(), tmp_path / "out.xlsx")

    for sheet in openpyxl.load_workbook(tmp_path / "out.xlsx").worksheets:
        assert sheet.freeze_panes == "A2"
        assert sheet["A1"].font.bold
        for at, cell in enumerate(sheet[1], 1):
            assert sheet.column_dimensions[get_column_letter(at)].width >= len(str(cell.value))


def test_numbers_dates_and_times_are_real(tmp_path: Path) -> None:
    write_workbook(season(), tmp_path / "out.xlsx")
    book = openpyxl.load_workbook(tmp_path / "out.xlsx")

    players, fixtures = book["Spieler"], book["Spielplan"]
    assert (players["A2"].value, players["G2"].value) == (100001, 2308)
    assert players["A4"].value == "0100003"  # a leading zero is no number
    assert (fixtures["E2"].is_date, fixtures["E2"].number_format) == (True, "dd.mm.yyyy")
    assert fixtures["G2"].number_format == "hh:mm"
    # Spreadsheets count days from 1900; an earlier one is text.
    assert players["D2"].value == "04.01.1900"


@pytest.mark.parametrize("text", ["=1+1", "+43 316", "-", "@home", "#N/A", "_x0041_", "007", "ja"])
def test_text_stays_text(tmp_path: Path, text: str) -> None:
    kept = replace(season(), clubs=(Club("601", text), season().clubs[1]))
    write_workbook(kept, tmp_path / "out.xlsx")

    cell = openpyxl.load_workbook(tmp_path / "out.xlsx")["Vereine"]["B2"]
    assert cell.data_type == "s"
    assert bool(cell.quotePrefix) is text.startswith(("=", "+", "-", "@"))
    assert read_workbook(tmp_path / "out.xlsx", templates_of) == kept


@pytest.mark.parametrize(
    ("stored", "shown"),
    [
        ("Tu\x07rm", "Tu␇rm"),
        ("Tu\x1b[31mrm", "Tu␛[31mrm"),
        ("Tu\x7frm", "Tu␡rm"),
        ("Tu\x9brm", "Tu‹U+009B›rm"),
        ("Tu\u202erm", "Tu‹U+202E›rm"),
        ("Tu\ud800rm", "Tu‹U+D800›rm"),
        ("Tu\ufffern", "Tu‹U+FFFE›rn"),
    ],
)
def test_what_an_older_file_holds_is_exported_visibly_and_read_again(
    tmp_path: Path, stored: str, shown: str
) -> None:
    odd = replace(season(), clubs=(Club("601", stored), season().clubs[1]))
    write_workbook(odd, tmp_path / "out.xlsx")

    assert read_workbook(tmp_path / "out.xlsx", templates_of).clubs[0].name == shown


def test_a_line_break_in_a_name_of_an_older_file_says_what_to_change(tmp_path: Path) -> None:
    odd = replace(season(), clubs=(Club("601", "Tu\nrm"), season().clubs[1]))
    write_workbook(odd, tmp_path / "out.xlsx")

    with pytest.raises(WorkbookError, match=r"Vereine!2, Name: A line break cannot stand here"):
        read_workbook(tmp_path / "out.xlsx", templates_of)


def test_a_text_longer_than_a_cell_is_neither_lost_unseen_nor_read_again(tmp_path: Path) -> None:
    odd = replace(season(), clubs=(Club("601", "x" * 40_000), season().clubs[1]))
    write_workbook(odd, tmp_path / "out.xlsx")

    cell = openpyxl.load_workbook(tmp_path / "out.xlsx")["Vereine"]["B2"]
    assert cell.value == "x" * 30_000 + "… and 10000 more"
    with pytest.raises(WorkbookError, match=r"Vereine!2, Name: The text has more than 1000 char"):
        read_workbook(tmp_path / "out.xlsx", templates_of)


def test_a_failed_export_leaves_the_earlier_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "out.xlsx"
    write_workbook(season(), path)
    content = path.read_bytes()

    def full(_book: object, file: BinaryIO) -> None:
        file.write(b"half")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(SignedWorkbook, "save", full)
    with pytest.raises(StorageError, match="disk is full"):
        write_workbook(replace(season(), list_date=date(2012, 1, 1)), path, force=True)

    assert path.read_bytes() == content
    assert list(tmp_path.iterdir()) == [path]


def test_an_export_into_a_missing_folder_is_said(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="There is no folder"):
        write_workbook(season(), tmp_path / "nowhere" / "out.xlsx")
