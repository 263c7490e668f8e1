"""The season that ships with the program; all its names are made up."""

from importlib.resources import as_file, files

from league.facts.seasons import Season
from league.services.importing import read_workbook


def demo_season() -> Season:
    """Return the demo season. Raises WorkbookError."""
    with as_file(files("league") / "demo" / "demo.xlsx") as path:
        return read_workbook(path)
