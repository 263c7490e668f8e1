"""Files that the program writes carry its name and a date that can be set, and nobody else's."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from zipfile import ZipFile

import openpyxl
import pytest
from pypdf import PdfReader

from league.clock import SET_BY, written
from league.errors import InputError
from league.language import speaking
from league.services.workbook.exporting import write_workbook
from tests.worlds import division_files
from tests.worlds.desk_world import public_season
from tests.worlds.view_samples import division_view, match_view, write_match

SECONDS, DAY = "1335963845", datetime(2012, 5, 2, 13, 4, 5, tzinfo=UTC)
"""2 May 2012 is day 15,462 of 1970: 15,462 × 86,400 + 13 × 3,600 + 4 × 60 + 5."""
WAYS: dict[str, Callable[[Path], None]] = {
    "season.xlsx": lambda path: write_workbook(public_season(), path),
    "match.xlsx": lambda path: write_match(match_view(), path),
    "match.pdf": lambda path: write_match(match_view(), path),
    "table.xlsx": lambda path: division_files.division_xlsx(division_view(), path),
    "table.pdf": lambda path: division_files.division_pdf(division_view(), path),
}
OTHERS = (b"openpyxl", b"ReportLab", b"reportlab", b"Microsoft", b"anonymous", b"unspecified")


def parts(path: Path) -> bytes:
    """Everything a file says, unpacked."""
    if path.suffix == ".pdf":
        return path.read_bytes()
    with ZipFile(path) as file:
        return b"".join(file.read(name) for name in file.namelist() if "docProps" in name)


@pytest.mark.parametrize("name", WAYS)
def test_a_file_names_us_alone_and_the_day_that_is_set(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert int(SECONDS) == 15462 * 86400 + 13 * 3600 + 4 * 60 + 5
    monkeypatch.setenv(SET_BY, SECONDS)
    first, second = tmp_path / name, tmp_path / f"again-{name}"
    for path in (first, second):
        WAYS[name](path)
    assert first.read_bytes() == second.read_bytes()
    assert [other for other in OTHERS if other in parts(first)] == []
    if first.suffix == ".pdf":
        found = PdfReader(first).metadata
        assert found is not None
        assert {found.author, found.creator, found.producer} == {"Spielleiter"}
        assert {found.creation_date, found.modification_date} == {DAY}
    else:
        book = openpyxl.load_workbook(first).properties
        assert {book.creator, book.lastModifiedBy} == {"Spielleiter"}
        assert {book.created, book.modified} == {DAY.replace(tzinfo=None)}
        with ZipFile(first) as file:
            # A part's time counts in steps of two seconds.
            assert {part.date_time for part in file.infolist()} == {(2012, 5, 2, 13, 4, 4)}


def test_without_it_a_file_is_of_the_office_s_own_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(SET_BY, raising=False)
    monkeypatch.setattr("league.clock.today", DAY.date)
    assert written() == datetime(2012, 5, 2, tzinfo=UTC)


@pytest.mark.parametrize(
    ("text", "good"),
    [
        ("315532800", True),  # 1 January 1980: 3,652 days × 86,400
        ("315532799", False),
        ("253402300799", True),
        ("253402300800", False),
        ("-1", False),
        ("yesterday", False),
        ("١٢", False),
    ],
)
def test_a_date_that_is_none_is_refused(
    text: str, good: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SET_BY, text)
    if good:
        assert written().year in (1980, 9999)
        return
    with speaking("en"), pytest.raises(InputError, match=f"{SET_BY} is “{text}”"):
        written()
