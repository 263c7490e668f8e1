"""Writing one sheet: frozen headers, widths, real numbers and dates, text that stays text."""

import re
from collections.abc import Sequence
from datetime import date, time
from typing import TYPE_CHECKING, cast

from league import sanitizing
from league.language import _
from league.services.workbook.columns import Layout, Value

if TYPE_CHECKING:
    from openpyxl import Workbook
    from openpyxl.cell import Cell
    from openpyxl.worksheet.worksheet import Worksheet

_FIRST_DAY = date(1900, 3, 1)
"""Before it spreadsheets and the calendar disagree: such a day is written as text."""
_ESCAPE_LIKE = re.compile("_(?=x[0-9A-Fa-f]{4}_)")
_WIDEST, _LONGEST = 40, 30_000
"""Most letters of a column's width, and of a cell: Excel and its writers cut off at 32,767."""


def write_sheet(book: "Workbook", layout: Layout, lines: Sequence[tuple[Value, ...]]) -> None:
    """Add a sheet; what cannot stand in a text is shown in it, such as ``␛`` or ``‹U+202E›``."""
    from openpyxl.styles import Font  # noqa: PLC0415  # light commands do not write workbooks

    sheet: Worksheet = book.create_sheet(layout.name)
    for at, header in enumerate(layout.headers, 1):
        sheet.cell(1, at, header).font = Font(bold=True)
    sheet.freeze_panes = "A2"
    for number, line in enumerate(lines, 2):
        for at, (column, value) in enumerate(zip(layout.columns, line, strict=True), 1):
            if value is not None or column.as_text:
                _write(cast("Cell", sheet.cell(number, at)), value, as_text=column.as_text)
    _set_widths(sheet, layout, lines)
    _set_pages(sheet)


def _set_pages(sheet: "Worksheet") -> None:
    """Print it on A4 turned to landscape, all columns beside each other below the headers."""
    from openpyxl.worksheet.properties import PageSetupProperties  # noqa: PLC0415  # as above

    sheet.page_setup.paperSize = sheet.PAPERSIZE_A4
    sheet.page_setup.orientation = "landscape"
    sheet.page_setup.fitToWidth, sheet.page_setup.fitToHeight = 1, 0
    sheet.sheet_properties.pageSetUpPr = PageSetupProperties(fitToPage=True)
    sheet.print_title_rows = "1:1"


def _write(cell: "Cell", value: Value, *, as_text: bool) -> None:
    if isinstance(value, date) and value < _FIRST_DAY:
        value = f"{value:%d.%m.}{value.year:04}"
    if isinstance(value, str):
        cell.value = _ESCAPE_LIKE.sub("_x005F_", _bearable(value))
        cell.data_type = "s"
        cell.quotePrefix = value.startswith(("=", "+", "-", "@"))
    else:
        cell.value = value
    if isinstance(value, date):
        cell.number_format = "dd.mm.yyyy"
    elif isinstance(value, time):
        cell.number_format = "hh:mm"
    elif as_text:
        cell.number_format = "@"


def _bearable(value: str) -> str:
    """Return a text as a cell can hold it; of one that is too long it says how much is missing."""
    shown = sanitizing.visible(value, lines=True)
    if len(shown) <= _LONGEST:
        return shown
    return shown[:_LONGEST] + _("… and {n} more").format(n=len(shown) - _LONGEST)


def _set_widths(sheet: "Worksheet", layout: Layout, lines: Sequence[tuple[Value, ...]]) -> None:
    from openpyxl.utils import get_column_letter  # noqa: PLC0415  # as above

    for at, header in enumerate(layout.headers):
        longest = max((_width(line[at]) for line in lines), default=0)
        letter = get_column_letter(at + 1)
        sheet.column_dimensions[letter].width = min(max(longest, len(header)) + 2, _WIDEST)


def _width(value: Value) -> int:
    return len("31.12.2011") if isinstance(value, date) else len(str(value or ""))
