"""Writing the season workbook, so that reading it gives the same season."""

from pathlib import Path
from typing import TYPE_CHECKING

from league import files
from league.facts.seasons import Season
from league.services.session import transactions
from league.services.session.carried import carried_of
from league.services.workbook.columns import Value
from league.services.workbook.layout import LAYOUTS, SEASON, SEASON_KEYS
from league.services.workbook.layout_carried import CARRIED, rows_of
from league.services.workbook.writing import write_sheet
from league.views.carried import NOTHING, Carried

if TYPE_CHECKING:
    from openpyxl import Workbook


def export_season(name: str | None, path: Path, *, force: bool = False) -> str:
    """Write a stored season with all that was decided and recorded; return its name.

    None = the one in use. Raises NotFoundError, and as ``write_workbook``.
    """
    season, _rulings = transactions.load(name)
    write_workbook(season, path, carried_of(season), force=force)
    return season.name


def write_workbook(
    season: Season, path: Path, carried: Carried = NOTHING, *, force: bool = False
) -> None:
    """Write a season to a workbook; with ``force`` a file that stands there is replaced.

    Raises InputError for a target that must not be replaced (a database, a device, a name that does
    not end in .xlsx), StorageError when it cannot be written.
    """
    files.check(path, ending=".xlsx", force=force)
    files.write(path, _book(season, carried).save, ending=".xlsx", force=force)


def _book(season: Season, carried: Carried) -> "Workbook":
    from league.services.workbook.signing import SignedWorkbook  # noqa: PLC0415  # openpyxl is slow to load

    book = SignedWorkbook()
    book.remove(book.worksheets[0])
    head: tuple[Value, ...] = (season.name, season.rulebook, season.federation, season.list_date)
    write_sheet(book, SEASON, list(zip(SEASON_KEYS, head, strict=True)))
    for layout in LAYOUTS[1:]:
        write_sheet(book, layout, list(layout.lines(season)))
    rows = rows_of(carried)
    for layout in CARRIED:
        if lines := list(layout.lines(rows)):
            write_sheet(book, layout, lines)
    return book
