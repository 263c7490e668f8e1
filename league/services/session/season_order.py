"""A federation's seasons in the order in which they are played."""

from league.facts.seasons import Season, closing_year
from league.storage import seasons
from league.storage.database import reading


def of_federation(federation: str) -> list[str]:
    """Return the names of a federation's seasons, the earliest first. Raises StorageError."""
    with reading():
        mine = [name for name, whose, _book in seasons.heads() if whose == federation]
    return sorted(mine, key=year_of)


def before(season: Season) -> list[str]:
    """Return the federation's seasons of earlier years, the earliest first. Raises StorageError."""
    year = year_of(season.name)
    return [name for name in of_federation(season.federation) if year_of(name) < year]


def after(season: Season) -> list[str]:
    """Return the federation's seasons of later years, the next one first. Raises StorageError."""
    year = year_of(season.name)
    return [name for name in of_federation(season.federation) if year_of(name) > year]


def year_of(name: str) -> int:
    """Return the year a season closes in; one of an odd name comes before all."""
    try:
        return closing_year(name)
    except ValueError:
        return 0
