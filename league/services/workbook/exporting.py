"""Writing the season workbook, so that reading it gives the same season."""

from pathlib import Path
from typing import TYPE_CHECKING

from league import clock, files
from league.facts.seasons import Season
from league.services.session import transactions
from league.services.session.carried import carried_of
from league.services.workbook.columns import Value
from league.services.workbook.entries import entries_of
from league.services.workbook.layout import LAYOUTS, SEASON, SEASON_KEYS
from league.services.workbook.layout_carried import CARRIED, rows_of
from league.services.workbook.proof import needs_proof, proof_lines
from league.services.workbook.writing import write_sheet
from league.storage import journal
from league.storage.database import reading
from league.views.carried import NOTHING, Carried
from league.views.proofs import NOWHERE, Origin

if TYPE_CHECKING:
    from openpyxl import Workbook


def export_season(name: str | None, path: Path, *, by: str = "", force: bool = False) -> str:
    """Write a stored season with all that was decided and recorded; return its name.

    None = the one in use; ``by`` = who has it written, which the workbook says. Raises
    NotFoundError, and as ``write_workbook``.
    """
    with reading():
        season, _rulings = transactions.load(name)
        carried, head = carried_of(season), journal.head_at(None)
    origin = Origin(*(head or (0, "", "")), by=by, at=clock.written().isoformat())
    write_workbook(season, path, carried, origin=origin, force=force)
    return season.name


def write_workbook(
    season: Season,
    path: Path,
    carried: Carried = NOTHING,
    *,
    origin: Origin = NOWHERE,
    force: bool = False,
) -> None:
    """Write a season to a workbook; with ``force`` a file that stands there is replaced.

    With decisions or records it says where it comes from, and holds the digests of all of them.

    Raises InputError for a target that must not be replaced (a database, a device, a name that does
    not end in .xlsx), StorageError when it cannot be written.
    """
    files.check(path, ending=".xlsx", force=force)
    files.write(path, _book(season, carried, origin).save, ending=".xlsx", force=force)


def _book(season: Season, carried: Carried, origin: Origin) -> "Workbook":
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
    if needs_proof(carried):
        entries = entries_of(season.name, carried)
        for layout, lines in proof_lines(season, carried, entries, origin):
            write_sheet(book, layout, lines)
    return book
