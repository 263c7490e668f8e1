"""The tables that hold facts: their columns, what tells their rows apart, and where a row hangs."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

from peewee import Expression

from league.storage.mapping import MAPPED
from league.storage.models import Season, Table
from league.storage.models_matches import Board, Record, Report, Ruling
from league.storage.queries import VALUE, Worded, worded

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

    model: type[Table]
    name: str
    columns: tuple[str, ...]
    """Those that tell rows apart come first."""
    key: int
    """How many of the columns tell rows apart."""
    number: Callable[[Row], int]
    """The row's number among those of its season, from 0."""
    of_season: bool = True
    """The first column is the season."""

    def key_of(self, row: Row) -> Row:
        """Return what tells a row apart from the others."""
        return row[: self.key]

    def place(self, row: Row) -> Place:
        """Return where a row hangs in the tree of hashes."""
        season = str(row[0]) if self.of_season else ""
        return f"{self.name} {season}".rstrip(), self.number(row)


@cache
def selecting(table: FactTable, *equal: str) -> Worded:
    """Return the query for whole rows whose columns of these names equal given values."""
    found = table.model.select()
    return worded(found.where(*_given(table, equal)) if equal else found)


@cache
def inserting(table: FactTable) -> Worded:
    """Return the statement that adds a row."""
    return worded(table.model.insert(dict.fromkeys(table.columns, VALUE)))


@cache
def deleting(table: FactTable) -> Worded:
    """Return the statement that deletes the row of a key."""
    return worded(table.model.delete().where(*_given(table, table.columns[: table.key])))


def _given(table: FactTable, columns: Iterable[str]) -> list[Expression]:
    return [getattr(table.model, column) == VALUE for column in columns]


def _second(row: Row) -> int:
    return int(row[1])


def _table(
    model: type[Table], number: Callable[[Row], int] = _second, *, of_season: bool = True
) -> FactTable:
    known = model.described()
    key = len(known.get_primary_keys())  # type: ignore[no-untyped-call]  # peewee's stub
    return FactTable(
        model, known.table_name, tuple(known.sorted_field_names), key, number, of_season
    )


SEASON = _table(Season, lambda _row: 0)
LISTS = {mapped.field: _table(mapped.model) for mapped in MAPPED}
"""By the field of ``Season`` that holds the facts."""
FIXTURES = LISTS["fixtures"]
BOARDS = _table(Board, lambda row: row[1] * _BOARDS_AT_MOST + row[2])
REPORTS = _table(Report, lambda row: row[1] * 2 + (row[2] == "away"))
RULINGS = _table(Ruling)
RECORDS = _table(Record, lambda row: int(row[0]), of_season=False)

FACT_TABLES = {
    table.name: table for table in (SEASON, *LISTS.values(), BOARDS, REPORTS, RULINGS, RECORDS)
}
"""Parents come before the tables that refer to them."""
