"""What reading in a workbook would change, before it is stored."""

from dataclasses import dataclass
from pathlib import Path

from league.facts.seasons import Season
from league.views.carried import NOTHING, Carried


@dataclass(frozen=True, slots=True)
class ListChange:
    """What changes in one list of a season."""

    name: str
    """In words, such as divisions or players."""
    stands: int
    """Facts in the workbook."""
    come: int
    """Of them new, or other than stored."""
    gone: int
    """Facts stored that the workbook does not have like this."""


@dataclass(frozen=True, slots=True)
class ImportPreview:
    """A workbook without faults, ready to be stored."""

    file: Path
    season: Season
    replaces: bool
    """A season of that name is stored already; its decisions stay."""
    lists: tuple[ListChange, ...]
    findings: int
    """What the rule book finds in it."""
    carried: Carried = NOTHING
    """Decisions and records that it brings."""
