"""Workbooks: cells that are what they look like, and sheets that print on A4.

Numbers and dates are real ones; what people typed is text whatever it begins with.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, time
from typing import cast
from unicodedata import east_asian_width

from openpyxl import Workbook
from openpyxl.cell.cell import Cell
from openpyxl.styles import Alignment, Border, Font, PatternFill, Side
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.header_footer import HeaderFooterItem, _HeaderFooterPart
from openpyxl.worksheet.properties import PageSetupProperties
from openpyxl.worksheet.worksheet import Worksheet

from league.head_marks import Head
from league.language import _, current
from league.services.workbook.signing import SignedWorkbook
from reports.words import clean

Value = str | int | float | date | time | None

GREY, ACCENT = "68717D", "1D4E79"
HEAD = PatternFill("solid", fgColor="E7EDF3")
WARM = PatternFill("solid", fgColor="FBEED9")
FILLED = PatternFill("solid", fgColor="DDE2E8")

HALF, QUARTER, WHOLE, PLAIN = "0.0", "0.00", "0", "General"
"""Number formats: half points, counts, anything else."""

_FINE, _STRONG = Side("thin", color="C9CED6"), Side("medium", color=ACCENT)
_WIDEST, _AIR = 34, 2.3
_BARE, _DAY, _SIZE = 8.0, 11.5, 10
"""Characters in a column whose width is not set, and in one that shows a date; size of the text."""
_UNBROKEN = 8
"""Longest header that stays on one line."""


@dataclass(frozen=True, slots=True)
class Column:
    """One column of a table."""

    label: str | int
    format: str = PLAIN
    """``General`` for text; a number format aligns the column to the right."""
    centred: bool = False


def font(size: int, *, bold: bool = False, color: str = "1B2430") -> Font:
    """Return the workbooks' font; without a name, programs choose one of their own."""
    return Font(name="Calibri", size=size, bold=bold, color=color)


def day_format() -> str:
    """Return how dates are shown."""
    return "DD.MM.YYYY" if current() == "de" else "D MMM YYYY"


def money_format() -> str:
    """Return how euros are shown."""
    return '"€ "#,##0.00' if current() == "de" else '"€"#,##0.00'


def new_book(title: str) -> Workbook:
    """Return a workbook without sheets."""
    book = SignedWorkbook()
    for sheet in book.worksheets:
        book.remove(sheet)
    book.properties.title = clean(title)
    return book


def carry(book: Workbook, head: Head | None) -> None:
    """Let a workbook tell in its properties, in full, of which step of the journal it is."""
    if head is not None:
        told = (book.properties.keywords or "").split(", ")
        book.properties.keywords = ", ".join(dict.fromkeys(filter(None, (*told, str(head)))))


def new_sheet(book: Workbook, name: str) -> Worksheet:
    """Return a new last sheet."""
    sheet: Worksheet = book.create_sheet(name)
    sheet.sheet_view.showGridLines = False
    return sheet


def put(sheet: Worksheet, row: int, column: int, value: Value, form: str = PLAIN) -> Cell:
    """Write a value; text that begins like a formula stays text."""
    cell = cast("Cell", sheet.cell(row, column))  # never a merged one: nothing is merged here
    if isinstance(value, str):
        words = "\n".join(clean(line) for line in value.split("\n"))
        cell.value, cell.data_type = words, "s"
        cell.quotePrefix = words[:1] in set("=+-@'")
    else:
        cell.value = value
    if isinstance(value, date):
        form = day_format()
    elif isinstance(value, time):
        form = "HH:MM"
    cell.number_format = form
    return cell


def title(sheet: Worksheet, over: str, words: str, under: str) -> int:
    """Write the three lines on top of a sheet; return the next free row."""
    looks = (
        (over, font(9, color=GREY)),
        (words, font(17, bold=True, color=ACCENT)),
        (under, font(11)),
    )
    for row, (words_here, look) in enumerate(looks, 1):
        put(sheet, row, 1, words_here).font = look
    sheet.row_dimensions[2].height = 24
    return 5


def head(sheet: Worksheet, row: int, columns: Sequence[Column]) -> None:
    """Write the header of a table; it stays in view and is printed on every page."""
    for number, column in enumerate(columns, 1):
        cell = put(sheet, row, number, column.label)
        cell.font = font(9, bold=True, color=ACCENT)
        cell.fill = HEAD
        cell.border = Border(bottom=_STRONG)
        cell.alignment = _alignment(column, "bottom")
    sheet.freeze_panes = f"A{row + 1}"
    sheet.print_title_rows = f"{row}:{row}"


def line(sheet: Worksheet, row: int, columns: Sequence[Column], values: Sequence[Value]) -> None:
    """Write one row of a table below its header."""
    for number, (column, value) in enumerate(zip(columns, values, strict=True), 1):
        cell = put(sheet, row, number, value, column.format)
        cell.font = font(10)
        cell.border = Border(bottom=_FINE)
        cell.alignment = _alignment(column, "center")


def sum_above(cell: Cell, count: int) -> None:
    """Make a cell the sum of so many above it."""
    letter, last = cell.column_letter, cell.row - 1
    cell.value = f"=SUM({letter}{last - count + 1}:{letter}{last})" if count else 0


def _alignment(column: Column, vertical: str) -> Alignment:
    if column.centred:
        return Alignment("center", vertical, wrap_text=True)
    if column.format == PLAIN:
        return Alignment("left", vertical, indent=1, wrap_text=True)
    return Alignment("right", vertical, wrap_text=True)


def finish(sheet: Worksheet, top: int, last: int, foot: str, *, broad: bool = False) -> None:
    """Set the widths by the table between these rows, header included, and how it prints."""
    fit(sheet, [(top, last)])
    printing(sheet, foot, 0, broad=broad)


def fit(sheet: Worksheet, tables: Sequence[tuple[int, int]]) -> None:
    """Set widths and heights by the tables between these rows, headers included."""
    areas = [sheet.iter_rows(min_row=top, max_row=last) for top, last in tables]
    rows = [[cast("Cell", cell) for cell in row] for area in areas for row in area]
    widths = [
        min(_WIDEST, max((_width(row[number]) for row in rows), default=0))
        for number in range(sheet.max_column if rows else 0)
    ]
    for number, width in enumerate(widths, 1):
        sheet.column_dimensions[get_column_letter(number)].width = width + _AIR
    for row in rows:
        lines = max(_lines(cell, width + 1) for cell, width in zip(row, widths, strict=True))
        sheet.row_dimensions[row[0].row].height = 4.5 + 13.5 * lines


def widen(sheet: Worksheet, column: int) -> None:
    """See that a column shows a whole date, which a narrow one shows as ``###``."""
    held = sheet.column_dimensions[get_column_letter(column)]
    held.width = max(held.width if held.customWidth else 0, _DAY)


def printing(sheet: Worksheet, foot: str, longest: float, *, broad: bool) -> None:
    """Print what is filled as wide as A4, and as many characters of it at least, and count pages.

    The lines of ``title`` are always among what is printed.
    """
    last = get_column_letter(_columns(sheet, max(longest, _top(sheet))))
    sheet.print_area = f"A1:{last}{sheet.max_row}"
    setup = sheet.page_setup
    setup.paperSize = sheet.PAPERSIZE_A4
    setup.orientation = "landscape" if broad else "portrait"
    setup.fitToWidth, setup.fitToHeight = 1, 0
    sheet.sheet_properties.pageSetUpPr = PageSetupProperties(fitToPage=True)
    margins = sheet.page_margins
    margins.left = margins.right = 0.5
    margins.top, margins.bottom = 0.6, 0.8
    page = _("Page {page} of {total}")
    sheet.HeaderFooter.oddFooter = HeaderFooterItem(
        left=_HeaderFooterPart(clean(foot).replace("&", "&&"), size=8, color=GREY),
        right=_HeaderFooterPart(page.format(page="&P", total="&N"), size=8, color=GREY),
    )


def _top(sheet: Worksheet) -> float:
    """Return how many characters of a table the longest line of ``title`` takes."""
    lines = (cast("Cell", sheet.cell(row, 1)) for row in (1, 2, 3))
    return max(_width(line) * (line.font.size or _SIZE) / _SIZE for line in lines)


def _columns(sheet: Worksheet, longest: float) -> int:
    """Return how many columns hold what is filled, and as many characters at least."""
    columns, broad = 0, 0.0
    while columns < sheet.max_column or broad < longest:
        columns += 1
        held = sheet.column_dimensions.get(get_column_letter(columns))
        broad += held.width if held and held.customWidth else _BARE
    return columns


def _shown(cell: Cell) -> str:
    """Return roughly what a cell shows, to measure it."""
    if cell.data_type == "f":
        return "000.000,00" if "€" in cell.number_format else "000,0"
    if isinstance(cell.value, date):
        return "00.00.0000."
    if isinstance(cell.value, time):
        return "00:00"
    if isinstance(cell.value, float | int):
        return f"{cell.value:,.2f} €" if "€" in cell.number_format else f"{cell.value:.1f}"
    return str(cell.value or "")


def _width(cell: Cell) -> float:
    bold = 1.12 if cell.font.bold else 1.0
    words = _shown(cell)
    if cell.fill.fgColor.rgb == HEAD.fgColor.rgb:
        words = words if len(words) <= _UNBROKEN else max(words.split(), key=len)
    return bold * sum(2 if east_asian_width(sign) in "WF" else 1 for sign in words)


def _lines(cell: Cell, width: float) -> int:
    """Return how many lines the words of a cell take at that width, broken between words."""
    used, lines = 0.0, 1
    for word in _shown(cell).split():
        length = len(word) * (1.12 if cell.font.bold else 1.0)
        if used and used + 1 + length > width:
            lines, used = lines + 1, 0.0
        lines += int(length // (width + 1))
        used = used + (1 if used else 0) + length
    return lines
