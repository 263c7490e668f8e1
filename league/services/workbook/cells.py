"""Cells of a workbook as values; what a cell cannot be becomes a problem and a stand-in value.

The stand-ins ("", 0, the first day of all) never leave the import, because a workbook with
problems is refused as a whole.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import TypeVar

from league import sanitizing as gate
from league.errors import Problem
from league.formatting import FIRST_YEAR, LAST_YEAR
from league.language import _
from league.services.workbook.faults import Faults

Cell = int | float | str | bool | date | datetime | time | timedelta

T = TypeVar("T")

_DAY = re.compile(r"([0-9]{1,2})\.([0-9]{1,2})\.([0-9]{4})")
_CLOCK = re.compile(r"([0-9]{1,2}):([0-9]{2})(?::00)?")
LARGEST = 999_999_999_999


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a sheet, with the list that collects what is wrong with the workbook."""

    sheet: str
    number: int
    """As the spreadsheet counts it."""
    cells: Mapping[str, Cell]
    problems: Faults

    def fault(self, column: str | None, sentence: str) -> None:
        """Note a problem of this row."""
        self.problems.append(Problem(self.sheet, self.number, column, sentence))

    def maybe_text(
        self, column: str, *, lines: bool = False, longest: int | None = None
    ) -> str | None:
        """Return text, None for an empty cell; a whole number counts as text.

        ``longest``: most characters, where it is not as usual.
        """
        cell = self.cells.get(column, "")
        value = _whole(cell)
        if isinstance(value, bool | float | date | time | timedelta):
            self._wrong(column, cell, _("text"))
            return None
        text = str(value)
        if fault := gate.fault(text, lines=lines, longest=longest):
            self.fault(column, fault)
            return gate.beginning(text)
        return text or None

    def text(self, column: str) -> str:
        """Return text that may not be empty."""
        return self._needed(column, self.maybe_text(column)) or ""

    def maybe_whole(self, column: str, least: int = 0, most: int = LARGEST) -> int | None:
        """Return a whole number, None for an empty cell."""
        cell = self.cells.get(column, "")
        if cell == "":
            return None
        number = str(cell) if isinstance(cell, bool) else _whole(cell)
        if isinstance(number, str) and re.fullmatch(r"[0-9]{1,12}", number):
            number = int(number)
        if not isinstance(number, int) or not least <= number <= most:
            self._wrong(column, cell, _expected_whole(least, most))
            return None
        return number

    def whole(self, column: str, least: int = 0, most: int = LARGEST) -> int:
        """Return a whole number that may not be missing."""
        number = self.maybe_whole(column, least, most)
        return self._needed(column, number) or 0

    def maybe_day(self, column: str) -> date | None:
        """Return a day, None for an empty cell."""
        cell = self.cells.get(column, "")
        day = _day(cell)
        if day is None and cell != "":
            self._wrong(column, cell, _("a date that exists (DD.MM.YYYY)"))
        if day is not None and not FIRST_YEAR <= day.year <= LAST_YEAR:
            expected = _("a date within the years {first} to {last}")
            self._wrong(column, cell, expected.format(first=FIRST_YEAR, last=LAST_YEAR))
            return None
        return day

    def day(self, column: str) -> date:
        """Return a day that may not be missing."""
        return self._needed(column, self.maybe_day(column)) or date.min

    def maybe_clock(self, column: str) -> time | None:
        """Return a time of day, None for an empty cell."""
        cell = self.cells.get(column, "")
        clock = _clock(cell)
        if clock is None and cell != "":
            self._wrong(column, cell, _("a time of day (HH:MM)"))
        return clock

    def maybe_word(self, column: str, words: Mapping[str, T]) -> T | None:
        """Return what one of these words means, None for an empty cell."""
        cell = self.cells.get(column, "")
        if cell == "":
            return None
        folded = {word.casefold(): meaning for word, meaning in words.items()}
        key = " ".join(str(cell).split()).casefold()
        if isinstance(cell, bool):
            key = "ja" if cell else "nein"
        if key not in folded:
            self._wrong(column, cell, _("one of {words}").format(words=", ".join(words)))
        return folded.get(key)

    def word(self, column: str, words: Mapping[str, T], stand_in: T) -> T:
        """Return what one of these words means; the cell may not be empty."""
        meaning = self._needed(column, self.maybe_word(column, words))
        return stand_in if meaning is None else meaning

    def _needed(self, column: str, value: T | None) -> T | None:
        if value is None and self.cells.get(column, "") == "":
            self.fault(column, _("The cell is empty; a value is needed."))
        return value

    def _wrong(self, column: str, cell: Cell, expected: str) -> None:
        if self.problems.full:
            self.problems.number += 1  # its words would not be kept
            return
        sentence = _("“{value}” is not {expected}.")
        self.fault(column, sentence.format(value=shown(cell), expected=expected))


def shown(cell: Cell) -> str:
    """Return what a cell holds, as its reader knows it."""
    if isinstance(cell, float):
        return f"{cell:.15g}"
    if isinstance(cell, date) and not (isinstance(cell, datetime) and cell.time() != time()):
        return f"{cell.day:02}.{cell.month:02}.{cell.year:04}"
    return gate.beginning(str(cell))


def _expected_whole(least: int, most: int) -> str:
    if most == LARGEST:
        return _("a whole number from {least}").format(least=least)
    return _("a whole number from {least} to {most}").format(least=least, most=most)


def _whole(cell: Cell) -> Cell:
    """Return a number without fraction as an integer; every number of a sheet is a float."""
    return int(cell) if isinstance(cell, float) and cell.is_integer() else cell


def _day(cell: Cell) -> date | None:
    if isinstance(cell, datetime):
        return cell.date() if cell.time() == time() else None
    if isinstance(cell, date):
        return cell
    match = _DAY.fullmatch(cell) if isinstance(cell, str) else None
    try:
        return date(int(match[3]), int(match[2]), int(match[1])) if match else None
    except ValueError:
        return None


def _clock(cell: Cell) -> time | None:
    if isinstance(cell, time):
        return None if cell.second or cell.microsecond else cell
    match = _CLOCK.fullmatch(cell) if isinstance(cell, str) else None
    try:
        return time(int(match[1]), int(match[2])) if match else None
    except ValueError:
        return None
