from pathlib import Path

import pytest

from league.errors import WorkbookError
from league.services.workbook.importing import read_workbook
from tests.paths import PUBLIC
from tests.worlds.stored_world import save, templates_of, typed_workbook


def test_a_missing_file_is_said(tmp_path: Path) -> None:
    with pytest.raises(WorkbookError, match=r"fehlt\.xlsx: There is no such file"):
        read_workbook(tmp_path / "fehlt.xlsx", templates_of)


@pytest.mark.parametrize("content", [b"", b"Liebe Kollegen", b"PK\x03\x04 and nothing more"])
def test_a_file_that_is_no_workbook_is_said(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "saison.xlsx"
    path.write_bytes(content)

    with pytest.raises(WorkbookError, match="no Excel workbook, or it is damaged"):
        read_workbook(path, templates_of)


@pytest.mark.parametrize("part", [0.1, 0.5, 0.9, 0.99])
def test_a_workbook_that_was_cut_off_is_said(tmp_path: Path, part: float) -> None:
    path = save(typed_workbook(), tmp_path)
    content = path.read_bytes()
    path.write_bytes(content[: int(len(content) * part)])

    with pytest.raises(WorkbookError, match="no Excel workbook, or it is damaged"):
        read_workbook(path, templates_of)


def test_bytes_changed_at_any_place_never_end_in_a_traceback(tmp_path: Path) -> None:
    path = save(typed_workbook(), tmp_path)
    content = path.read_bytes()
    refused = 0
    for at in range(0, len(content), max(1, len(content) // 150)):
        damaged = bytearray(content)
        damaged[at] ^= 0xFF
        path.write_bytes(damaged)
        try:
            read_workbook(path, templates_of)
        except WorkbookError as error:
            refused += bool(error.problems)

    assert refused > 100  # the rest are bytes that mean nothing, such as the time of packing


def test_the_public_workbook_without_its_book_is_refused_in_one_line() -> None:
    path = PUBLIC

    with pytest.raises(WorkbookError) as caught:
        read_workbook(path, templates_of)
    (problem,) = caught.value.problems
    assert (problem.sheet, problem.row, problem.column) == ("Saison", 3, "Wert")
