"""Facts of many kinds as JSON, in one table that only ever grows; the last of a key counts."""

from dataclasses import dataclass
from datetime import UTC, datetime

from league.storage.database import rows
from league.storage.fact_rows import write
from league.storage.fact_tables import RECORDS, RowChange

WITHDRAWN = "null"
"""Body of a record that takes back what was recorded under its key."""


@dataclass(frozen=True, slots=True)
class Record:
    """One record as it is stored."""

    number: int
    season: str | None
    """None = a fact beyond one season."""
    kind: str
    key: str
    body: str
    """JSON; ``null`` = withdrawn."""
    at: str
    """UTC, ISO."""
    by: str


def add(season: str | None, kind: str, key: str, body: str, *, at: datetime, by: str) -> None:
    """Add a record; to be called inside ``writing()``."""
    number = rows("SELECT coalesce(max(number), 0) + 1 FROM record")[0][0]
    values = (number, season, kind, key, body, at.astimezone(UTC).isoformat(), by)
    write(RECORDS, [RowChange(RECORDS.name, None, values)])


def latest(season: str | None, kind: str) -> dict[str, str]:
    """Return the body in force by key, in the order in which the keys were first recorded."""
    sql = "SELECT key, body FROM record WHERE kind = ? AND season IS ? ORDER BY number"
    last = dict(rows(sql, kind, season))
    return {key: body for key, body in last.items() if body != WITHDRAWN}


def latest_of(season: str | None, kind: str, key: str) -> str | None:
    """Return the body in force under one key; None = nothing, or withdrawn."""
    sql = (
        "SELECT body FROM record WHERE kind = ? AND season IS ? AND key = ?"
        " ORDER BY number DESC LIMIT 1"
    )
    found = rows(sql, kind, season, key)
    return None if not found or found[0][0] == WITHDRAWN else str(found[0][0])


def history(season: str | None, kind: str, key: str) -> list[Record]:
    """Return all that was ever recorded under a key, oldest first."""
    names = ", ".join(f'"{column}"' for column in RECORDS.columns)
    sql = f"SELECT {names} FROM record WHERE kind = ? AND season IS ? AND key = ? ORDER BY number"
    return [Record(*row) for row in rows(sql, kind, season, key)]
