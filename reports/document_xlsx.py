"""Documents as a workbook: every table with a name has a sheet, all else stands on the first."""

from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import BinaryIO

from openpyxl import Workbook
from openpyxl.styles import Alignment, Font
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from league.language import _, current
from league.views.boards import text_lines
from league.views.columns import HALVES, Kind, Value
from reports import excel, values
from reports.document import (
    Block,
    Cell,
    Diagram,
    Document,
    Facts,
    Heading,
    Lines,
    Score,
    Signatures,
    Table,
    Words,
)
from reports.words import clean, line_of

_WORDS = 90
"""Most characters of a line outside tables."""
_NEAR = 3
"""How far to the right a column of names may stand that stays in view."""
_LONGEST = 31
"""Most characters of a sheet's name."""
_FORBIDDEN = str.maketrans(dict.fromkeys("[]:*?/\\", "-"))
"""What the name of a sheet may not hold."""


def save(documents: Iterable[Document], file: BinaryIO) -> None:
    """Write the documents into one workbook. Raises ValueError when there is none."""
    book: Workbook | None = None
    for document in documents:
        book = book or excel.new_book(document.called)
        excel.carry(book, document.as_of)
        _add(book, document)
    if book is None:
        raise ValueError(documents)
    book.save(file)


def _add(book: Workbook, document: Document) -> None:
    tables = [values.apart(block) for block in document.blocks if isinstance(block, Table)]
    named = [table for table in tables if table.name and table.rows]
    rest = [block for block in document.blocks if not (isinstance(block, Table) and block.name)]
    told = any(isinstance(block, Facts | Words | Score | Table) for block in rest)
    if told or not named:
        _fill(_new(book, document.title), document, rest)
    for table in named:
        sheet = _new(book, table.name)
        under = line_of(document.title, document.under)
        top = excel.title(sheet, _over(document), table.name, under)
        last = _table(sheet, top, table)
        excel.finish(sheet, top, last, _foot(document), broad=document.landscape)
        sheet.freeze_panes = f"{get_column_letter(_names(table) + 1)}{top + 1}"


def _over(document: Document) -> str:
    return line_of(document.over, document.follows_from)


def _foot(document: Document) -> str:
    return line_of(document.foot, document.addressed)


def _names(table: Table) -> int:
    """Return how many columns stay in view: up to the first of words, if it is near the left."""
    words = [place for place, column in enumerate(table.columns, 1) if column.kind is Kind.TEXT]
    return words[0] if words and words[0] <= _NEAR else 0


def _new(book: Workbook, wished: str) -> Worksheet:
    """Return a new sheet, with a name that is fit and not taken yet."""
    taken = {name.casefold() for name in book.sheetnames}
    plain = clean(wished).translate(_FORBIDDEN).strip("' ") or "1"
    name, count = plain[:_LONGEST].rstrip("' "), 1
    while name.casefold() in taken:
        count += 1
        ending = f" {count}"
        name = plain[: _LONGEST - len(ending)].rstrip("' ") + ending
    return excel.new_sheet(book, name)


def _fill(sheet: Worksheet, document: Document, blocks: Sequence[Block]) -> None:
    """Write what has no sheet of its own, one below the other."""
    row = excel.title(sheet, _over(document), document.title, document.under)
    tables: list[tuple[int, int]] = []
    facts: list[tuple[int, str, Value]] = []
    longest = 0
    for block in blocks:
        if isinstance(block, Table):
            last = _table(sheet, row, values.apart(block))
            tables.append((row, last))
            row = last + 2
        elif isinstance(block, Facts):
            facts += [(row + place, *fact) for place, fact in enumerate(block.facts)]
            row += len(block.facts) + 1
        else:
            lines, look = _lines(block)
            for line in lines:
                excel.put(sheet, row, 1, line).font = look
                longest, row = max(longest, len(line)), row + 1
            row += bool(lines) and not isinstance(block, Heading)
    if len(tables) != 1:
        sheet.freeze_panes = sheet.print_title_rows = None
    excel.fit(sheet, tables)
    longest = max(longest, _facts(sheet, facts))
    excel.printing(sheet, _foot(document), longest, broad=document.landscape)


def _facts(sheet: Worksheet, facts: Sequence[tuple[int, str, Value]]) -> int:
    """Write labels with what is said to each where they end; return how long the longest line is.

    Widths that tables have set stay.
    """
    long = max((len(label) for _row, label, _fact in facts), default=0) + 2
    if facts and "A" not in sheet.column_dimensions:
        sheet.column_dimensions["A"].width = long
    before, column = 0.0, 1
    while before < long:
        before += sheet.column_dimensions[get_column_letter(column)].width
        column += 1
    if any(not isinstance(fact, str | tuple | None) for _row, _label, fact in facts):
        excel.widen(sheet, column)
    for row, label, fact in facts:
        excel.put(sheet, row, 1, label).font = excel.font(9, color=excel.GREY)
        held = values.written(fact, Kind.TEXT) if isinstance(fact, tuple) else fact
        cell = excel.put(sheet, row, column, held)
        cell.font, cell.alignment = excel.font(10), Alignment("left")
    said = (len(values.written(fact, Kind.TEXT)) for _row, _label, fact in facts)
    return int(before) + max(said, default=0)


def _lines(block: Block) -> tuple[list[str], Font]:
    """Return the lines of a block of words, and how they look."""
    look, said = excel.font(10), list[str]()
    match block:
        case Heading():
            look, said = excel.font(12, bold=True, color=excel.ACCENT), [block.words]
        case Words():
            look = excel.font(8 if block.small else 10, bold=block.bold)
            look = excel.font(17, bold=True, color=excel.ACCENT) if block.large else look
            said = block.words.split("\n")
        case Score():
            look = excel.font(12, bold=True)
            said = [f"{block.home}   {block.middle}   {block.away}", *block.below]
        case Diagram():
            look = Font(name="Courier New", size=10)
            said = [*text_lines(block.board, below=block.below, language=current())]
            said += block.caption.split("\n") if block.caption else []
        case Lines() | Signatures():
            said = [f"{label}: {'_' * 40}" for label in block.labels]
    return [part for line in said for part in wrap(clean(line), _WORDS) or [""]], look


def _table(sheet: Worksheet, row: int, table: Table) -> int:
    """Write a table from a row on; return its last row."""
    columns = [
        excel.Column(
            column.label,
            _format(column.kind),
            centred=column.kind in {Kind.CENTRED, Kind.DAY, Kind.CLOCK},
        )
        for column in table.columns
    ]
    excel.head(sheet, row, columns)
    for number, cells in enumerate(table.rows, row + 1):
        pairs = zip(cells, table.columns, strict=True)
        excel.line(sheet, number, columns, [_value(cell, column.kind) for cell, column in pairs])
        _emphasise(sheet, number, cells)
    last = row + len(table.rows)
    if not table.sums:
        return last
    _sums(sheet, last + 1, table, columns)
    return last + 1


def _sums(sheet: Worksheet, row: int, table: Table, columns: Sequence[excel.Column]) -> None:
    label = values.label_of_sums(table)
    for place, column in enumerate(columns):
        cell = excel.put(sheet, row, place + 1, _("Sum") if place == label else None, column.format)
        cell.font = excel.font(10, bold=True)
        if place in table.sums:
            excel.sum_above(cell, len(table.rows))


def _format(kind: Kind) -> str:
    formats = {
        Kind.NUMBER: excel.WHOLE,
        Kind.MONEY: excel.money_format(),
        Kind.QUARTERS: excel.QUARTER,
        **dict.fromkeys(HALVES, excel.HALF),
    }
    return formats.get(kind, excel.PLAIN)


def _value(cell: Value | Cell, kind: Kind) -> excel.Value:
    """Return what a cell holds: euros for cents, points for half points."""
    value = values.plain(cell)
    if isinstance(value, tuple):
        return values.written(value, kind)
    if isinstance(value, int) and kind is Kind.MONEY:
        return value / 100
    if isinstance(value, int) and kind is Kind.QUARTERS:
        return value / 4
    return value / 2 if isinstance(value, int) and kind in HALVES else value


def _emphasise(sheet: Worksheet, row: int, cells: Sequence[Value | Cell]) -> None:
    for place, cell in enumerate(cells, 1):
        if isinstance(cell, Cell) and cell.bold:
            sheet.cell(row, place).font = excel.font(10, bold=True)
        if isinstance(cell, Cell) and (cell.shaded or cell.warm):
            sheet.cell(row, place).fill = excel.WARM if cell.warm else excel.FILLED
