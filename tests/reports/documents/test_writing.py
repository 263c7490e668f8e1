import sys
from collections.abc import Iterator
from pathlib import Path
from subprocess import run

import pytest

from league.errors import InputError, StorageError
from reports import writing
from reports.document import Document
from reports.paper import Format
from tests.reports.documents import document_samples as samples

BEGINNINGS = {
    Format.PDF: b"%PDF",
    Format.XLSX: b"PK",
    Format.CSV: b"\xef\xbb\xbf",
    Format.TXT: b"Termine",
    Format.ICS: b"BEGIN:VCALENDAR\r\n",
}


@pytest.mark.parametrize("kind", Format)
def test_every_format_is_written_and_never_replaced_unasked(kind: Format, tmp_path: Path) -> None:
    path = tmp_path / f"x.{kind}"
    writing.write([samples.season()], kind, path)
    first = path.read_bytes()
    assert first.startswith(BEGINNINGS[kind])
    with pytest.raises(InputError, match="exists already"):
        writing.write([samples.form()], kind, path)
    assert path.read_bytes() == first
    writing.write([samples.season()], kind, path, force=True)
    assert path.read_bytes() == first
    assert [file.name for file in tmp_path.iterdir()] == [f"x.{kind}"]


@pytest.mark.parametrize("kind", Format)
def test_progress_is_told_after_each_document(kind: Format, tmp_path: Path) -> None:
    told: list[str] = []

    def documents() -> Iterator[Document]:
        for number in range(3):
            told.append(f"asked {number}")
            yield samples.season()

    path = tmp_path / f"x.{kind}"
    writing.write(documents(), kind, path, progress=lambda: told.append("done"))
    assert told == ["asked 0", "done", "asked 1", "done", "asked 2", "done"]


def test_nothing_is_made_where_nothing_can_be_written(tmp_path: Path) -> None:
    def documents() -> Iterator[Document]:
        raise AssertionError
        yield samples.form()

    with pytest.raises(InputError, match="There is no folder"):
        writing.write(documents(), Format.PDF, tmp_path / "none" / "x.pdf")
    locked = tmp_path / "x.pdf"
    locked.touch(0o444)
    with pytest.raises(StorageError, match="read-only"):
        writing.write(documents(), Format.PDF, locked, force=True)


def test_a_calendar_without_entries_leaves_no_file(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="There is no appointment"):
        writing.write([samples.form()], Format.ICS, tmp_path / "x.ics")
    assert not [*tmp_path.iterdir()]


def test_texts_can_be_printed() -> None:
    assert writing.printed([samples.form()], Format.TXT).startswith("Wettkampfformular\n====")
    assert writing.printed([samples.form()], Format.CSV).startswith("\ufeff")
    with pytest.raises(ValueError, match="pdf"):
        writing.printed([samples.form()], Format.PDF)


def test_the_libraries_are_loaded_only_to_write() -> None:
    code = (
        "import sys, reports.writing;"
        "print([n for n in ('reportlab', 'openpyxl', 'icalendar', 'pyphen') if n in sys.modules])"
    )
    done = run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_a_desk_loads_none_of_them_before_it_is_wanted() -> None:
    heavy = (
        "holidays",
        "yaml",
        "reportlab",
        "openpyxl",
        "argon2",
        "cryptography",
        "starlette",
        "chess",
    )
    code = (
        "import sys, tui.running, tui.navigation, tui.opening.season;"
        "from tui import routes; routes.load_pages();"
        f"print([n for n in {heavy} if n in sys.modules])"
    )
    done = run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
