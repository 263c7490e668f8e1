"""Opening a workbook and finding sheets, columns and rows."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from league.errors import InputError, Problem, WorkbookError
from league.language import _
from league.services.workbook.cells import Row
from league.services.workbook.columns import Layout
from league.services.workbook.contents import clean
from league.services.workbook.faults import Faults
from league.services.workbook.layout import LAYOUTS
from league.services.workbook.layout_carried import CARRIED
from league.services.workbook.layout_proof import PROOFS
from league.services.workbook.spreadsheet import Sheet, Spreadsheet, read

Headers = dict[int, str]
"""The names of the columns that have one, by the column's number, 0 = the first."""

ALL_LAYOUTS = (*LAYOUTS, *CARRIED, *PROOFS)
_KNOWN = tuple(layout.name for layout in ALL_LAYOUTS)


@dataclass(frozen=True, slots=True)
class Sheets:
    """A workbook's rows by sheet, without the empty ones."""

    rows: dict[str, list[Row]]
    problems: Faults
    broken: set[str] = field(default_factory=set)
    """Sheets that are missing, lack a column or have one twice: nothing is read from them."""


def read_sheets(path: Path) -> Sheets:
    """Read all sheets of the layout; faults of sheets and columns become problems.

    Raises WorkbookError when the file is missing, damaged, no workbook, or more than is bearable.
    """
    try:
        book = read(path, lambda names: [name for name in _KNOWN if name in names])
    except InputError as error:
        raise WorkbookError([Problem(str(path), None, None, str(error))]) from error
    sheets = Sheets({}, Faults())
    _check_names(book, sheets)
    for layout in ALL_LAYOUTS:
        sheet = book.sheets.get(layout.name)
        if sheet is not None:
            sheets.rows[layout.name] = list(_rows(layout, sheet, sheets))
            continue
        sheets.rows[layout.name] = []
        if layout.required:
            sheets.problems.append(Problem(layout.name, None, None, _("This sheet is missing.")))
            sheets.broken.add(layout.name)
    return sheets


def _check_names(book: Spreadsheet, sheets: Sheets) -> None:
    for name in dict.fromkeys(book.names):
        if name not in _KNOWN:
            sentence = _("There is no such sheet; expected are: {sheets}.").format(
                sheets=", ".join(_KNOWN)
            )
            sheets.problems.append(Problem(name, None, None, sentence))
        elif list(book.names).count(name) > 1:
            sheets.problems.append(Problem(name, None, None, _("This sheet stands twice.")))


def _rows(layout: Layout, sheet: Sheet, sheets: Sheets) -> Iterator[Row]:
    first = sheet.rows.pop(1, {})
    headers = {at: name for at in sorted(first) if (name := clean(str(first[at])))}
    sheets.problems.extend(_header_faults(layout, headers))
    sheets.problems.extend(_nameless(layout, headers, sheet))
    sheets.problems.extend(
        Problem(layout.name, one.row, headers.get(one.column), one.sentence) for one in sheet.errors
    )
    known = [name for name in headers.values() if name in layout.headers]
    if set(layout.headers) - layout.optional - set(known) or len(set(known)) < len(known):
        sheets.broken.add(layout.name)
        return
    for number in list(sheet.rows):
        # What has become a row need not be kept a second time.
        cells = sheet.rows.pop(number)
        values = {headers[at]: cell for at, cell in cells.items() if at in headers}
        if values:
            yield Row(layout.name, number, values, sheets.problems)


def _header_faults(layout: Layout, headers: Headers) -> Iterator[Problem]:
    names = list(headers.values())
    for column in layout.headers:
        if column not in names and column not in layout.optional:
            yield Problem(layout.name, 1, column, _("This column is missing."))
    seen: set[str] = set()
    for name in names:
        if name not in layout.headers:
            sentence = _("There is no such column; expected are: {columns}.").format(
                columns=", ".join(layout.headers)
            )
            yield Problem(layout.name, 1, name, sentence)
        if name in seen:
            yield Problem(layout.name, 1, name, _("This column stands twice."))
        seen.add(name)


def _nameless(layout: Layout, headers: Headers, sheet: Sheet) -> Iterator[Problem]:
    """Find values below a header that is empty, the first of each column: they would be lost."""
    seen = set(headers)
    for number, cells in sheet.rows.items():
        for at in cells.keys() - seen:
            seen.add(at)
            sentence = _("There is a value in a column without a header.")
            yield Problem(layout.name, number, None, sentence)
