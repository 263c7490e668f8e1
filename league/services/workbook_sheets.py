"""Opening a workbook and finding sheets, columns and rows."""

import unicodedata
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from league.errors import Problem, WorkbookError
from league.language import _
from league.services.workbook_cells import Cell, Row
from league.services.workbook_error_cells import FAILURES, error_cells
from league.services.workbook_layout import LAYOUTS, Layout

Table = list[list[Cell]]


@dataclass(frozen=True, slots=True)
class Sheets:
    """A workbook's rows by sheet, without the empty ones."""

    rows: dict[str, list[Row]]
    problems: list[Problem]
    broken: set[str] = field(default_factory=set)
    """Sheets that are missing, lack a column or have one twice: nothing is read from them."""


def read_sheets(path: Path) -> Sheets:
    """Read all sheets of the layout; faults of sheets and columns become problems.

    Raises WorkbookError when the file is missing, damaged, or no workbook.
    """
    tables = _read_tables(path)
    sheets = Sheets({}, [])
    known = [layout.name for layout in LAYOUTS]
    for name in tables:
        if name not in known:
            sentence = _("There is no such sheet; expected are: {sheets}.").format(
                sheets=", ".join(known)
            )
            sheets.problems.append(Problem(name, None, None, sentence))
    for layout in LAYOUTS:
        sheets.rows[layout.name] = list(_rows(layout, tables.get(layout.name), sheets))
    sheets.problems.extend(_error_cells(path, tables))
    return sheets


def _read_tables(path: Path) -> dict[str, Table]:
    import python_calamine  # noqa: PLC0415  # light commands do not read workbooks

    _check_file(path)
    try:
        with closing(python_calamine.CalamineWorkbook.from_path(path)) as book:
            return {
                _clean_text(name): book.get_sheet_by_name(name).to_python(skip_empty_area=False)
                for name in book.sheet_names
            }
    except python_calamine.PasswordError as error:
        raise _no_workbook(path, _("The workbook is protected by a password.")) from error
    except (python_calamine.CalamineError, OSError, ValueError) as error:
        raise _damaged(path) from error


def _check_file(path: Path) -> None:
    try:
        there, usual = path.exists(), path.is_file()
        if usual:
            path.open("rb").close()
    except OSError as error:
        sentence = _("The file cannot be read ({reason}).")
        raise _no_workbook(path, sentence.format(reason=error.strerror)) from error
    if not there:
        raise _no_workbook(path, _("There is no such file."))
    if not usual:
        raise _no_workbook(path, _("This is no workbook, but a folder or a device."))


def _damaged(path: Path) -> WorkbookError:
    return _no_workbook(path, _("This is no Excel workbook, or it is damaged."))


def _no_workbook(path: Path, sentence: str) -> WorkbookError:
    return WorkbookError([Problem(str(path), None, None, sentence)])


def _rows(layout: Layout, table: Table | None, sheets: Sheets) -> Iterator[Row]:
    if table is None:
        if layout.required:
            sheets.problems.append(Problem(layout.name, None, None, _("This sheet is missing.")))
            sheets.broken.add(layout.name)
        return
    headers = [_clean_text(str(cell)) for cell in table[0]] if table else []
    faults = [*_header_faults(layout, headers), *_nameless(layout, headers, table[1:])]
    sheets.problems.extend(faults)
    known = [header for header in headers if header in layout.columns]
    if set(layout.columns) - layout.optional - set(known) or len(set(known)) < len(known):
        sheets.broken.add(layout.name)
        return
    for number, cells in enumerate(table[1:], 2):
        values = {
            header: _clean(cell) for header, cell in zip(headers, cells, strict=False) if header
        }
        if any(value != "" for value in values.values()):
            yield Row(layout.name, number, values, sheets.problems)


def _header_faults(layout: Layout, headers: Sequence[str]) -> Iterator[Problem]:
    for column in layout.columns:
        if column not in headers and column not in layout.optional:
            yield Problem(layout.name, 1, column, _("This column is missing."))
    for at, header in enumerate(headers):
        if header and header not in layout.columns:
            sentence = _("There is no such column; expected are: {columns}.").format(
                columns=", ".join(layout.columns)
            )
            yield Problem(layout.name, 1, header, sentence)
        if header and header in headers[:at]:
            yield Problem(layout.name, 1, header, _("This column stands twice."))


def _nameless(layout: Layout, headers: Sequence[str], rows: Table) -> Iterator[Problem]:
    """Find values below a header that is empty: they would be lost."""
    for at, header in enumerate(headers):
        for number, cells in enumerate(rows if not header else [], 2):
            if _clean(cells[at]) != "":
                sentence = _("There is a value in a column without a header.")
                yield Problem(layout.name, number, None, sentence)
                break


def _clean(cell: Cell) -> Cell:
    return _clean_text(cell) if isinstance(cell, str) else cell


def _clean_text(text: str) -> str:
    """Trim, and write letters and line ends in one way."""
    text = text.strip()
    if not text.isascii():
        text = unicodedata.normalize("NFC", text)
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


def _error_cells(path: Path, tables: dict[str, Table]) -> list[Problem]:
    try:
        found = error_cells(path)
    except FAILURES as error:
        raise _damaged(path) from error
    return [
        Problem(one.sheet, one.row, _header(tables.get(one.sheet), one.column), one.sentence)
        for one in found
    ]


def _header(table: Table | None, column: int) -> str | None:
    headers = table[0] if table else []
    return _clean_text(str(headers[column])) or None if column < len(headers) else None
