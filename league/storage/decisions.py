"""Rulings in and out of their table, which only ever grows."""

from peewee import fn

from league.rulings import Ruling
from league.storage.corruption import readable
from league.storage.fact_rows import write
from league.storage.fact_tables import RULINGS, RowChange
from league.storage.mapping_matches import ruling_fact, ruling_row
from league.storage.models_matches import Ruling as Ruled
from league.storage.queries import rows


def rulings(season: str) -> tuple[Ruling, ...]:
    """Return all rulings of a season, oldest first. Raises StorageError."""
    found = rows(Ruled.selecting("season"), season)
    with readable():
        return tuple(map(ruling_fact, found))


def without_match(season: str) -> tuple[Ruling, ...]:
    """Return the rulings about teams, lists and level teams, oldest first. Raises StorageError."""
    mine = Ruled.select(*Ruled.columns()).where(Ruled.season == season, Ruled.home.is_null())
    found = rows(mine.order_by(Ruled.number))
    with readable():
        return tuple(map(ruling_fact, found))


def add_ruling(season: str, ruling: Ruling) -> None:
    """Add a ruling; to be called inside ``writing()``."""
    number = rows(Ruled.select(fn.MAX(Ruled.number)).where(Ruled.season == season))[0][0] or 0
    held = ruling_row(ruling)
    values = (season, number + 1, *(held[column] for column in RULINGS.columns[2:]))
    write(RULINGS, [RowChange(RULINGS.name, None, values)])
