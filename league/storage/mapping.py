"""Facts to rows and back.

Rows have the table's columns without season and position, in the order of the fact's fields.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, time
from operator import itemgetter
from typing import Any

from peewee import Field, IntegerField, TextField

from league.facts import clubs, people, registrations, squads
from league.facts import seasons as facts
from league.storage import models, models_matches
from league.storage.models import Listed

Row = Sequence[Any]

_AS_STORED = (TextField, IntegerField)
"""Columns whose values Python takes as they are stored."""


@dataclass(frozen=True, slots=True)
class Mapped:
    """A table whose rows are the facts of one field of the season, in their order."""

    field: str
    """Field of ``Season`` that holds the facts."""
    model: type[Listed]
    made: type
    """What a fact is."""

    @property
    def fields(self) -> list[Field]:
        """Return the columns that hold the fields of a fact."""
        return self.model.columns(2)

    @property
    def columns(self) -> tuple[str, ...]:
        """Return the names of these columns."""
        return tuple(field.name for field in self.fields)

    def facts(self, rows: Sequence[Row]) -> Iterator[Any]:
        """Return the facts of rows. Raises ValueError for a value that is none."""
        return map(self.made, *read(self.fields, rows))

    def fact(self, row: Row) -> Any:
        """Return the fact of a row. Raises ValueError for a value that is none."""
        return next(self.facts([row]))


class _Read(dict[object, object]):
    """Values as Python has them by what is stored, each turned once: seasons repeat their days."""

    def __init__(self, field: Field) -> None:
        super().__init__()
        self._turned: Callable[[object], object] = field.python_value

    def __missing__(self, stored: object) -> object:
        self[stored] = self._turned(stored)
        return self[stored]


def read(fields: Sequence[Field], rows: Sequence[Row]) -> list[Iterator[Any]]:
    """Return the values of rows as Python has them, column by column."""
    columns = [map(itemgetter(at), rows) for at in range(len(fields))]
    return [
        values if type(field) in _AS_STORED else map(_Read(field).__getitem__, values)
        for field, values in zip(fields, columns, strict=True)
    ]


def plain(value: object) -> object:
    """Return a fact's value as the database and JSON write it: days as ISO text, yes as 1."""
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, time):
        return f"{value.hour:02}:{value.minute:02}"
    return int(value) if isinstance(value, bool) else value


def row(fact: object, columns: Sequence[str]) -> tuple[Any, ...]:
    """Return a fact's values in the order of the columns."""
    return tuple(plain(getattr(fact, column)) for column in columns)


FIXTURE = Mapped("fixtures", models.Fixture, facts.Fixture)

MAPPED = (
    Mapped("divisions", models.Division, facts.Division),
    Mapped("clubs", models.Club, clubs.Club),
    Mapped("players", models.Player, people.Player),
    Mapped("registrations", models.Registration, registrations.Registration),
    Mapped("teams", models.Team, clubs.Team),
    Mapped("squads", models.SquadEntry, squads.SquadEntry),
    FIXTURE,
    Mapped("declarations", models_matches.Declaration, squads.Declaration),
    Mapped("external_games", models_matches.ExternalGame, squads.ExternalGame),
    Mapped("national_squads", models_matches.NationalSquadEntry, squads.NationalSquadEntry),
)
"""Parents come before the tables that refer to them."""
