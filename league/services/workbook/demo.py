"""The season that ships with the program; all its names are made up."""

from importlib.resources import as_file, files

from league.addresses import Location
from league.facts.actors import Actor
from league.facts.seasons import Season
from league.language import _
from league.services.session import transactions
from league.services.workbook.importing import read_workbook


def demo_season() -> Season:
    """Return the demo season. Raises WorkbookError."""
    with as_file(files("league") / "demo" / "demo.xlsx") as path:
        return read_workbook(path)


def open_demo(path: Location, actor: Actor) -> bool:
    """Open a file and put the demo season into it if it holds none; say whether it was put there.

    Raises StorageError, WorkbookError.
    """
    transactions.open_file(path)
    empty = not transactions.season_names()
    if empty:
        transactions.import_season(demo_season(), actor, _("Demo season"))
    transactions.close_file()
    return empty
