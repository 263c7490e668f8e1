"""Rulings in and out of their table, which only ever grows."""

from league.rulings import Ruling
from league.storage.damage import readable
from league.storage.database import rows
from league.storage.fact_rows import write
from league.storage.fact_tables import RULINGS, RowChange
from league.storage.mapping_matches import RULING, ruling_fact, ruling_row


def rulings(season: str) -> tuple[Ruling, ...]:
    """Return all rulings of a season, oldest first. Raises StorageError."""
    names = ", ".join(f'"{column}"' for column in RULING)
    found = rows(f"SELECT {names} FROM ruling WHERE season = ? ORDER BY number", season)
    with readable():
        return tuple(map(ruling_fact, found))


def add_ruling(season: str, ruling: Ruling) -> None:
    """Add a ruling; to be called inside ``writing()``."""
    sql = "SELECT coalesce(max(number), 0) + 1 FROM ruling WHERE season = ?"
    number = rows(sql, season)[0][0]
    held = ruling_row(ruling)
    values = (season, int(number), *(held[column] for column in RULING))
    write(RULINGS, [RowChange(RULINGS.name, None, values)])
