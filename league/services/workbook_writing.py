"""Writing one sheet: frozen headers, widths, real numbers and dates, text that stays text."""

import re
from collections.abc import Iterator, Sequence
from datetime import date, time
from typing import TYPE_CHECKING, cast

from league.errors import Problem
from league.language import _
from league.services.workbook_layout import Layout
from league.services.workbook_tables import Value

if TYPE_CHECKING:
    from openpyxl import Workbook
    from openpyxl.cell import Cell
    from openpyxl.worksheet.worksheet import Worksheet

_FIRST_DAY = date(1900, 3, 1)
"""Before it spreadsheets and the calendar disagree: such a day is written as text."""
_ESCAPE_LIKE = re.compile("_(?=x[0-9A-Fa-f]{4}_)")
_WIDEST = 40
_TEXT_COLUMNS = ("Ergebnis", "Pönale bezahlt")
"""A sheet would take ``1:0`` for a time and ``5, 6`` for a number as soon as somebody edits it."""


def write_sheet(
    book: "Workbook", layout: Layout, lines: Sequence[tuple[Value, ...]]
) -> list[Problem]:
    """Add a sheet; return the texts that cannot stand in a workbook."""
    from openpyxl.styles import Font  # noqa: PLC0415  # light commands do not write workbooks

    sheet: Worksheet = book.create_sheet(layout.name)
    for at, header in enumerate(layout.columns, 1):
        sheet.cell(1, at, header).font = Font(bold=True)
    sheet.freeze_panes = "A2"
    problems = list(_write_lines(sheet, layout, lines))
    _set_widths(sheet, layout, lines)
    return problems


def _write_lines(
    sheet: "Worksheet", layout: Layout, lines: Sequence[tuple[Value, ...]]
) -> Iterator[Problem]:
    from openpyxl.utils.exceptions import IllegalCharacterError  # noqa: PLC0415  # as above

    for number, line in enumerate(lines, 2):
        for at, (header, value) in enumerate(zip(layout.columns, line, strict=True), 1):
            if value is None and header not in _TEXT_COLUMNS:
                continue
            try:
                _write(cast("Cell", sheet.cell(number, at)), value, as_text=header in _TEXT_COLUMNS)
            except IllegalCharacterError:
                sentence = _("The text holds a control character; type it anew.")
                yield Problem(layout.name, number, header, sentence)


def _write(cell: "Cell", value: Value, *, as_text: bool) -> None:
    if isinstance(value, date) and value < _FIRST_DAY:
        value = f"{value:%d.%m.}{value.year:04}"
    if isinstance(value, str):
        cell.value = _ESCAPE_LIKE.sub("_x005F_", value)
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


def _set_widths(sheet: "Worksheet", layout: Layout, lines: Sequence[tuple[Value, ...]]) -> None:
    from openpyxl.utils import get_column_letter  # noqa: PLC0415  # as above

    for at, header in enumerate(layout.columns):
        longest = max((_width(line[at]) for line in lines), default=0)
        letter = get_column_letter(at + 1)
        sheet.column_dimensions[letter].width = min(max(longest, len(header)) + 2, _WIDEST)


def _width(value: Value) -> int:
    return len("31.12.2011") if isinstance(value, date) else len(str(value or ""))
