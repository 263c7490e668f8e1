"""Sheets of a workbook: the cells with content, row by row, and the cells that cannot be read.

Only cells with content are kept, wherever they stand: a far one costs no more than a near one,
and rows and columns that are merely formatted cost nothing.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from league.language import _
from league.services.workbook.cell_values import Shown, day_of, written_day
from league.services.workbook.cells import Cell
from league.services.workbook.contents import Contents, contents
from league.services.workbook.unpacking import Attributes, Parts, Reader, TooMuchError, opened

MOST_ROWS = 1_000_000
"""Rows of all sheets; a federation of 100 divisions has 130,000, one of 200,000 players 403,000."""
MOST_CELLS = 4_000_000
"""Cells with content of all sheets; a federation of 100 divisions has 800,000, one of 200,000
players 2,000,000, and 3,000,000 where all is known of each."""
MOST_COLUMNS = 256
"""Cells with content of a row; our widest sheet has 11 columns, and a person may add notes."""
MOST_ERRORS = 1_000
"""Cells that cannot be read, of a sheet; more need not be known."""
_LAST_ROW, _LAST_COLUMN = 1_048_576, 16_384
_PLACE = re.compile("([A-Z]{1,3})([1-9][0-9]{0,6})")


@dataclass(frozen=True, slots=True)
class ErrorCell:
    """A cell that cannot be read."""

    row: int
    column: int
    """0 = the first."""
    sentence: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """The cells of a sheet that hold something."""

    rows: dict[int, dict[int, Cell]] = field(default_factory=dict)
    """By the row's number as spreadsheets count it, then by the column's, 0 = the first."""
    errors: list[ErrorCell] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Spreadsheet:
    """What was read of a workbook."""

    names: Sequence[str]
    """Of all sheets, in their order."""
    sheets: Mapping[str, Sheet]
    """Those that were wanted."""


def read(path: Path, wanted: Callable[[Sequence[str]], Sequence[str]]) -> Spreadsheet:
    """Read those sheets of a workbook that are wanted of all its sheets' names.

    Raises InputError, without the path, when the file is missing, damaged, no workbook, or more
    than is bearable.
    """
    with opened(path) as parts:
        book = contents(parts)
        names = [name for name, _part in book.sheets]
        part_of, total = dict(book.sheets), _Total()
        chosen = [name for name in wanted(names) if name in part_of]
        return Spreadsheet(
            names, {name: _sheet(parts, part_of[name], name, book, total) for name in chosen}
        )


@dataclass(slots=True)
class _Total:
    """What all sheets hold so far."""

    rows: int = 0
    cells: int = 0

    def add(self, cells: int) -> None:
        """Count a row. Raises TooMuchError."""
        self.rows += 1
        self.cells += cells
        if self.rows > MOST_ROWS:
            sentence = _("The workbook has more than {limit} rows.")
            raise TooMuchError(sentence.format(limit=MOST_ROWS))
        if self.cells > MOST_CELLS:
            raise TooMuchError(_("The workbook has too many cells."))


def _sheet(parts: Parts, part: str, name: str, book: Contents, total: _Total) -> Sheet:
    cells = _Cells(book, name, total)
    parts.read(part, cells)
    rows = cells.sheet.rows
    return Sheet({number: rows[number] for number in sorted(rows)}, cells.sheet.errors)


class _Cells(Reader):
    """Takes the cells of a sheet as they come."""

    words = frozenset({"row", "c", "f", "rPh"})
    """What stands inside a cell and is none of them is its text."""

    def __init__(self, book: Contents, name: str, total: _Total) -> None:
        super().__init__()
        self.sheet = Sheet()
        self._book, self._name, self._total = book, name, total
        self._columns: dict[str, int] = {}
        """By their letters."""
        self._row: dict[int, Cell] = {}
        self._number, self._ending, self._column = 0, "0", -1
        self._cell: Attributes = {}
        self._formula, self._before_sound = False, 0

    def start(self, word: str, attributes: Attributes) -> None:
        """Begin a row, a cell, or something inside a cell."""
        if word == "c":
            self._cell = attributes
            self._formula = False
            self.pieces.clear()
        elif word == "row":
            self._begin_row(int(attributes.get("r", self._number + 1)))
        elif word == "rPh":
            self._before_sound = len(self.pieces)

    def end(self, word: str) -> None:
        """End a row, a cell, or something inside a cell."""
        if word == "c":
            self._take("".join(self.pieces))
            self.pieces.clear()
        elif word == "row":
            self._end_row()
        elif word == "f":
            self._formula = True
            self.pieces.clear()
        else:
            del self.pieces[self._before_sound :]

    def _end_row(self) -> None:
        if self._row:
            if len(self._row) > MOST_COLUMNS:
                # Nothing below it is looked at: so wide a sheet has a million cells soon.
                sentence = _("{sheet}!{row}: more than {limit} cells of the row are filled.")
                where = {"sheet": self._name, "row": self._number}
                raise TooMuchError(sentence.format(limit=MOST_COLUMNS, **where))
            self._total.add(len(self._row))
            self.sheet.rows.setdefault(self._number, {}).update(self._row)
            self._row = {}

    def _begin_row(self, number: int) -> None:
        if not 1 <= number <= _LAST_ROW:
            raise ValueError(number)
        self._number, self._ending, self._column = number, str(number), -1
        self._row = {}

    def _take(self, written: str) -> None:
        """Take a cell."""
        place = self._cell.get("r", "")
        column = self._columns.get(place.removesuffix(self._ending))
        self._column = column = self._column_of(place) if column is None else column
        kind = self._cell.get("t", "n")
        if self._formula or kind == "e":
            fault = self._fault(kind, written)
            if fault:
                self._note(fault)
                return
        if written:
            value = self._value(kind, written)
            if value != "":
                self._row[column] = value

    def _column_of(self, place: str) -> int:
        """Return the column of a cell; without a place it stands beside the one before."""
        found = _PLACE.fullmatch(place) if place else None
        if place and (not found or found[2] != self._ending):
            raise ValueError(place)
        column = _column(found[1]) if found else self._column + 1
        if not self._number or column >= _LAST_COLUMN:
            raise ValueError(place)
        if found:
            self._columns[found[1]] = column
        return column

    def _note(self, fault: str) -> None:
        if len(self.sheet.errors) < MOST_ERRORS:
            self.sheet.errors.append(ErrorCell(self._number, self._column, fault))

    def _fault(self, kind: str, written: str) -> str:
        """Return why a cell cannot be read; empty when it can."""
        cell = f"{_letters(self._column)}{self._number}"
        if kind == "e":
            sentence = _("Cell {cell} shows the error {error}.")
            return sentence.format(cell=cell, error=written[:20])
        # A formula whose result is an empty text says so by its type.
        if written or kind == "str":
            return ""
        sentence = _(
            "Cell {cell} holds a formula without a result; open and save the workbook in Excel or"
            " LibreOffice."
        )
        return sentence.format(cell=cell)

    def _value(self, kind: str, written: str) -> Cell:
        book = self._book
        if kind == "n":
            number = float(written)
            shown = book.formats[int(self._cell.get("s", "0"))] if book.formats else Shown.NUMBER
            if shown is Shown.NUMBER:
                return number
            return day_of(number, shown, from_1904=book.from_1904)
        if kind == "s":
            return book.texts.shared[_whole(written)]
        if kind in ("str", "inlineStr"):
            return book.texts.kept(written)
        if kind == "b":
            return written.strip() in ("1", "true")
        if kind == "d":
            return written_day(written.strip()[:40])
        raise ValueError(kind)


def _whole(written: str) -> int:
    number = int(written)
    if number < 0:
        raise ValueError(number)
    return number


def _column(letters: str) -> int:
    number = 0
    for letter in letters:
        number = 26 * number + ord(letter) - ord("A") + 1
    return number - 1


def _letters(column: int) -> str:
    letters = ""
    while column >= 0:
        letters = chr(ord("A") + column % 26) + letters
        column = column // 26 - 1
    return letters
