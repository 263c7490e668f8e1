"""A rating list from a file: pass numbers with their ratings."""

import csv
import re
from collections.abc import Iterator, Sequence
from io import StringIO
from pathlib import Path

from league import sanitizing
from league.errors import InputError
from league.language import _
from league.services.workbook.spreadsheet import read

MOST = 3999
"""No rating is higher; a larger number is a mistyped one."""
_IDENT = ("ident", "id", "pass", "passnummer", "pass number", "pnr")
_RATING = ("elo", "rating", "elo-zahl", "wertung")

_MOST_LETTERS = 20_000_000
"""Letters of a CSV file; a list of 100,000 players has 5 million."""
_MOST_COLUMNS = 30
"""Columns that are looked at."""

Row = tuple[int, Sequence[str]]
"""Row as the file counts it, and its cells."""


def read_ratings(path: Path) -> dict[str, int | None]:
    """Return the ratings of a list by pass number; None = listed without a rating.

    The file is CSV (comma, semicolon or tab, UTF-8) or a workbook (.xlsx, first sheet). A header
    names the columns; without one they are the first two. Raises InputError, naming row and value,
    for a file that cannot be read, a rating that is no whole number, and a pass number twice.
    """
    rows = list(_workbook(path) if path.suffix.lower() == ".xlsx" else _csv(path))
    ident_at, rating_at, first = _columns(rows)
    ratings: dict[str, int | None] = {}
    for number, cells in rows[first:]:
        ident = _cell(cells, ident_at)
        if not ident and not _cell(cells, rating_at):
            continue
        if not ident or ident in ratings:
            sentence = _("{path}, row {row}: the pass number “{ident}” is missing or stands twice.")
            raise InputError(sentence, path=path, row=number, ident=ident)
        sanitizing.refuse(ident, _("{path}, row {row}").format(path=path, row=number))
        ratings[ident] = _rating(path, number, _cell(cells, rating_at))
    if not ratings:
        raise InputError(_("{path} holds no ratings."), path=path)
    return ratings


def _rating(path: Path, row: int, typed: str) -> int | None:
    if typed in ("", "0", "-", "–"):
        return None
    if not re.fullmatch("[0-9]{1,9}", typed) or int(typed) > MOST:
        sentence = _("{path}, row {row}: “{value}” is no rating; expected is one such as 1850.")
        raise InputError(sentence, path=path, row=row, value=sanitizing.beginning(typed))
    return int(typed)


def _columns(rows: Sequence[Row]) -> tuple[int, int, int]:
    """Return where pass number and rating stand, and the first row of data."""
    names = [cell.casefold() for cell in rows[0][1]] if rows else []
    ident = next((at for at, name in enumerate(names) if name in _IDENT), None)
    rating = next((at for at, name in enumerate(names) if name in _RATING), None)
    if ident is None or rating is None:
        return 0, 1, 0
    return ident, rating, 1


def _cell(cells: Sequence[str], at: int) -> str:
    return sanitizing.trimmed(cells[at]) if at < len(cells) else ""


def _csv(path: Path) -> Iterator[Row]:
    try:
        with path.open(encoding="utf-8-sig", newline="") as file:
            content = file.read(_MOST_LETTERS + 1)
    except UnicodeDecodeError as error:
        sentence = _("{path} is no UTF-8 text; please save the list as CSV UTF-8 or as .xlsx.")
        raise InputError(sentence, path=path) from error
    except OSError as error:
        raise InputError(_("{path} cannot be read: {reason}"), path=path, reason=error) from error
    if len(content) > _MOST_LETTERS:
        sentence = _("{path} has more than {limit} characters.")
        raise InputError(sentence, path=path, limit=_MOST_LETTERS)
    head = content.partition("\n")[0]
    delimiter = max(";\t,", key=head.count)
    rows = csv.reader(StringIO(content, newline=""), delimiter=delimiter)
    try:
        for number, cells in enumerate(rows, 1):
            yield number, [sanitizing.csv_text(cell) for cell in cells]
    except csv.Error as error:
        raise InputError(_("{path} cannot be read: {reason}"), path=path, reason=error) from error


def _workbook(path: Path) -> Iterator[Row]:
    try:
        book = read(path, lambda names: names[:1])
    except InputError as error:
        raise InputError(_("{path} cannot be read: {reason}"), path=path, reason=error) from error
    for sheet in book.sheets.values():
        for faulty in sheet.errors:
            raise InputError(f"{path}: {faulty.sentence}")
        for number, cells in sheet.rows.items():
            last = min(max(cells), _MOST_COLUMNS)
            yield number, [_text(cells.get(at, "")) for at in range(last + 1)]


def _text(cell: object) -> str:
    """Return a cell as it is typed: a spreadsheet's numbers are 1850.0."""
    return str(int(cell)) if isinstance(cell, float) and cell.is_integer() else str(cell)
