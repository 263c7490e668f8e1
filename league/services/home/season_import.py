"""Reading in a workbook from the screen: its faults or what it would change, then storing it."""

from pathlib import Path

from league.addresses import Location
from league.facts.actors import Actor, Right, Scope
from league.facts.seasons import Season
from league.services.journal.fields import known_fields
from league.services.matches.trial_lineups import findings_of
from league.services.session import transactions
from league.services.session.carried import import_whole
from league.services.workbook.importing import read_whole
from league.storage.changes import LISTS
from league.views.carried import Carried
from league.views.imports import ImportPreview, ListChange


def preview(file: Path, into: Location) -> ImportPreview:
    """Return what reading in a workbook would change in a database; nothing is stored.

    The database need not be there yet. Raises WorkbookError with every fault of the workbook,
    RuleBookError, StorageError.
    """
    season, carried = read_whole(file)
    stored = _stored(into, season.name)
    lists = tuple(_change(name, stored, season) for name in LISTS)
    return ImportPreview(file, season, stored is not None, lists, findings_of(season), carried)


def store(season: Season, carried: Carried, into: Location, actor: Actor, why: str = "") -> None:
    """Store in a database what was previewed, the season in place of one of its name.

    The database need not be there yet; it stays the open one. Raises as ``import_whole`` does.
    """
    transactions.check_right(actor, Right.SEASONS, Scope(season.name))
    transactions.open_file(into)
    import_whole(season, carried, actor, why)


def _stored(into: Location, name: str) -> Season | None:
    """Return the season of that name, None when there is none."""
    if isinstance(into, Path) and not into.exists():
        return None
    transactions.open_file(into, must_exist=True)
    return transactions.load(name)[0] if name in transactions.season_names() else None


def _change(name: str, stored: Season | None, season: Season) -> ListChange:
    before = set(getattr(stored, name)) if stored is not None else set()
    after = set(getattr(season, name))
    return ListChange(known_fields()[name], len(after), len(after - before), len(before - after))
