"""The tables that hold facts: their columns, what tells their rows apart, and where a row hangs."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from league.facts import clubs, people, registrations, seasons, squads
from league.rulings import Ruling
from league.storage import models, models_matches
from league.storage.mapping import facts_of, read
from league.storage.models import Listed, Table

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

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
    made: "type[DataclassInstance] | None" = None
    """What a fact is, where its fields have columns of the same names."""

    def key_of(self, row: Row) -> Row:
        """Return what tells a row apart from the others."""
        return row[: self.key]

    def place(self, row: Row) -> Place:
        """Return where a row hangs in the tree of hashes."""
        season = str(row[0]) if self.of_season else ""
        return f"{self.name} {season}".rstrip(), self.number(row)


def _second(row: Row) -> int:
    return int(row[1])


@dataclass(frozen=True, slots=True)
class FactList(FactTable):
    """A table whose rows are the facts of one field of the season, in their order."""

    made: type["DataclassInstance"] = field(kw_only=True)

    def facts(self, rows: Sequence[Sequence[Any]]) -> Iterator[Any]:
        """Return the facts of rows without season and position. Raises ValueError."""
        columns = self.model.columns(2)
        found = zip((one.name for one in columns), read(columns, rows), strict=True)
        return facts_of(self.made, dict(found))

    def fact(self, values: Mapping[str, Any]) -> Any:
        """Return the fact of stored values by column. Raises ValueError."""
        return next(self.facts([[values.get(column) for column in self.columns[2:]]]))


def _shape(model: type[Table]) -> tuple[type[Table], str, tuple[str, ...], int]:
    names = tuple(column.name for column in model.columns())
    return model, model.described().table_name, names, len(model.key_columns())


def _list(model: type[Listed], made: "type[DataclassInstance]") -> FactList:
    return FactList(*_shape(model), _second, made=made)


SEASON = FactTable(*_shape(models.Season), lambda _row: 0, made=seasons.Season)
FIXTURES = _list(models.Fixture, seasons.Fixture)
DIVISIONS = _list(models.Division, seasons.Division)
LISTS = {
    "divisions": DIVISIONS,
    "clubs": _list(models.Club, clubs.Club),
    "players": _list(models.Player, people.Player),
    "registrations": _list(models.Registration, registrations.Registration),
    "teams": _list(models.Team, clubs.Team),
    "squads": _list(models.SquadEntry, squads.SquadEntry),
    "fixtures": FIXTURES,
    "declarations": _list(models.Declaration, squads.Declaration),
    "external_games": _list(models.ExternalGame, squads.ExternalGame),
    "national_squads": _list(models.NationalSquadEntry, squads.NationalSquadEntry),
}
"""By the field of ``Season`` that holds the facts; parents before those that refer to them."""
BOARDS = FactTable(
    *_shape(models_matches.Board),
    lambda row: row[1] * _BOARDS_AT_MOST + row[2],
    made=seasons.BoardRecord,
)
REPORTS = FactTable(
    *_shape(models_matches.Report),
    lambda row: row[1] * 2 + (row[2] == "away"),
    made=seasons.ReportRecord,
)
RULINGS = FactTable(*_shape(models_matches.Ruling), _second, made=Ruling)
RECORDS = FactTable(*_shape(models_matches.Record), lambda row: int(row[0]), of_season=False)

FACT_TABLES = {
    table.name: table for table in (SEASON, *LISTS.values(), BOARDS, REPORTS, RULINGS, RECORDS)
}
"""Parents come before the tables that refer to them."""

SETTINGS = FactTable(*_shape(models.Setting), lambda _row: 0, of_season=False)
"""No facts, and outside their digest; steps tell of some, so that nobody changes them unseen."""
