"""Writing the season workbook, so that reading it gives the same season."""

import os
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from league.errors import InputError, Problem, WorkbookError
from league.facts.seasons import Season
from league.language import _
from league.services.workbook_layout import LAYOUTS
from league.services.workbook_tables import tables
from league.services.workbook_writing import write_sheet

if TYPE_CHECKING:
    from openpyxl import Workbook


def write_workbook(season: Season, path: Path) -> None:
    """Write a season to a workbook; a file that stands there is replaced when all went well.

    Raises InputError when the file cannot be written, WorkbookError when a text cannot stand in a
    workbook.
    """
    book = _book(season)
    try:
        _replace(book, path)
    except OSError as error:
        raise InputError(
            _("{path} cannot be written: {reason}").format(path=path, reason=error.strerror)
        ) from error


def _book(season: Season) -> "Workbook":
    import openpyxl  # noqa: PLC0415  # light commands do not write workbooks

    book = openpyxl.Workbook()
    book.remove(book.worksheets[0])
    filled = tables(season)
    problems: list[Problem] = []
    for layout in LAYOUTS:
        problems += write_sheet(book, layout, filled[layout.name])
    if problems:
        raise WorkbookError(problems)
    return book


def _replace(book: "Workbook", path: Path) -> None:
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".tmp")
    os.close(handle)
    try:
        book.save(name)
        _as_new_file(Path(name))
        Path(name).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise


def _as_new_file(path: Path) -> None:
    """Give the temporary file the rights that a new file gets; only the owner could read it."""
    mask = os.umask(0)
    os.umask(mask)
    path.chmod(0o666 & ~mask)
