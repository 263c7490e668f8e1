"""The season that ships with the program; all its names are made up."""

from importlib.resources import as_file, files

from league.addresses import Location
from league.facts.actors import Actor
from league.facts.seasons import Season
from league.language import _
from league.services.session import transactions
from league.services.session.carried import import_whole
from league.services.workbook.importing import read_whole
from league.views.carried import Carried


def _read() -> tuple[Season, Carried]:
    with as_file(files("league") / "demo" / "demo.xlsx") as path:
        return read_whole(path)


def open_demo(path: Location, actor: Actor) -> bool:
    """Open a file and put the demo season into it if it holds none; say whether it was put there.

    Raises StorageError, WorkbookError.
    """
    transactions.open_file(path)
    empty = not transactions.season_names()
    if empty:
        import_whole(*_read(), actor, _("Demo season"), ours=True)
    transactions.close_file()
    return empty
