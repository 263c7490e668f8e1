"""The tables that hold facts: their columns, what tells their rows apart, and where a row hangs."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from league.storage.mapping import MAPPED
from league.storage.mapping_matches import BOARD, REPORT, RULING

Row = tuple[Any, ...]
Place = tuple[str, int]
"""The tree of one season's table, and the number of the row in it."""

_BOARDS_AT_MOST = 256
"""Boards of a match that have numbers of their own in the tree."""


@dataclass(frozen=True, slots=True)
class RowChange:
    """One row of a table of facts as it was and as it is."""

    table: str
    before: Row | None
    """None = it was not there."""
    after: Row | None
    """None = it is not there any more."""


@dataclass(frozen=True, slots=True)
class FactTable:
    """A table of facts."""

    name: str
    columns: tuple[str, ...]
    """Those that tell rows apart come first."""
    key: int
    """How many of the columns tell rows apart."""
    number: Callable[[Row], int]
    """The row's number among those of its season, from 0."""
    of_season: bool = True
    """The first column is the season."""

    @property
    def selected(self) -> str:
        """Return the query for all rows."""
        return f"SELECT {self.names} FROM {self.name}"

    @property
    def names(self) -> str:
        """Return the columns as SQL lists them."""
        return ", ".join(f'"{column}"' for column in self.columns)

    @property
    def inserted(self) -> str:
        """Return the statement that adds a row."""
        places = ", ".join("?" * len(self.columns))
        return f"INSERT INTO {self.name} ({self.names}) VALUES ({places})"

    def key_of(self, row: Row) -> Row:
        """Return what tells a row apart from the others."""
        return row[: self.key]

    def place(self, row: Row) -> Place:
        """Return where a row hangs in the tree of hashes."""
        season = str(row[0]) if self.of_season else ""
        return f"{self.name} {season}".rstrip(), self.number(row)


def _second(row: Row) -> int:
    return int(row[1])


SEASON = FactTable("season", ("name", "rulebook", "federation", "list_date"), 1, lambda _row: 0)
LISTS = {
    mapped.field: FactTable(mapped.table, ("season", "position", *mapped.columns), 2, _second)
    for mapped in MAPPED
}
"""By the field of ``Season`` that holds the facts."""
FIXTURES = LISTS["fixtures"]
BOARDS = FactTable(
    "board", ("season", "fixture", *BOARD), 3, lambda row: row[1] * _BOARDS_AT_MOST + row[2]
)
REPORTS = FactTable(
    "report", ("season", "fixture", *REPORT), 3, lambda row: row[1] * 2 + (row[2] == "away")
)
RULINGS = FactTable("ruling", ("season", "number", *RULING), 2, _second)
RECORDS = FactTable(
    "record",
    ("number", "season", "kind", "key", "body", "at", "by"),
    1,
    lambda row: int(row[0]),
    of_season=False,
)

FACT_TABLES = {
    table.name: table for table in (SEASON, *LISTS.values(), BOARDS, REPORTS, RULINGS, RECORDS)
}
"""Parents come before the tables that refer to them."""
