"""The tables: which columns they have, and what Python makes of what is stored there.

The migrations make the tables, with their constraints; a test holds these columns against them.
The season's name is the first part of every key, so that several seasons live in one file. Dates
are ISO text, scores half points, yes and no 1 and 0.
"""

# ruff: noqa: D106  # Meta is peewee's place for keys, the same in every table

from collections.abc import Mapping
from datetime import date, time
from functools import cache
from types import NoneType
from typing import Any, get_args, get_type_hints

from peewee import CompositeKey, Field, IntegerField, Metadata, Model, TextField

from league.facts import clubs, people, registrations, seasons, squads
from league.facts.registrations import Kind
from league.storage.queries import VALUE, Compiled, compiled, database


class DayField(TextField):
    """A day."""

    def python_value(self, value: Any) -> date | None:
        """Return the day of an ISO text. Raises ValueError, TypeError."""
        return None if self.null and value is None else date.fromisoformat(value)


class HourField(TextField):
    """An hour of the day."""

    def python_value(self, value: Any) -> time | None:
        """Return the hour of an ISO text. Raises ValueError, TypeError."""
        return None if self.null and value is None else time.fromisoformat(value)


class YesField(IntegerField):
    """Yes or no."""

    def python_value(self, value: int) -> bool:
        """Return yes for 1."""
        return bool(value)


class KindField(TextField):
    """How a player belongs to a club."""

    def python_value(self, value: str) -> Kind:
        """Return the kind of its code. Raises ValueError."""
        return Kind(value)


class Table(Model):
    """Keeps all tables in the one database."""

    class Meta:
        database = database
        legacy_table_names = False

    @classmethod
    def described(cls) -> Metadata:
        """Return name, columns and key, as peewee keeps them in a place with a private name."""
        return cls._meta

    @classmethod
    def columns(cls, first: int = 0) -> list[Field]:
        """Return the columns in their order, from this place on."""
        return list(cls._meta.sorted_fields[first:])

    @classmethod
    def key_columns(cls) -> list[Field]:
        """Return the columns that tell rows apart: the first ones."""
        key: list[Field] = cls._meta.get_primary_keys()  # type: ignore[no-untyped-call]  # peewee's stub
        return key

    @classmethod
    @cache
    def selecting(cls, *equal: str, first: int = 0) -> Compiled:
        """Return the query for rows by their key, those whose columns of these names are given.

        The rows have the columns from this place on.
        """
        found = cls.select(*cls.columns(first)).order_by(*cls.key_columns())
        given = [getattr(cls, column) == VALUE for column in equal]
        return compiled(found.where(*given) if given else found)

    @classmethod
    @cache
    def inserting(cls) -> Compiled:
        """Return the statement that adds a row."""
        return compiled(cls.insert(dict.fromkeys(cls.columns(), VALUE)).returning())

    @classmethod
    @cache
    def deleting(cls) -> Compiled:
        """Return the statement that deletes the row of a key."""
        return compiled(cls.delete().where(*(column == VALUE for column in cls.key_columns())))


class Setting(Table):
    """Small things about the file itself, such as the season in use."""

    key = TextField(primary_key=True)
    value = TextField()


class Season(Table):
    """A season; its row stays when it is imported again."""

    name = TextField(primary_key=True)
    rulebook = TextField()
    federation = TextField()
    list_date = DayField()


class Listed(Table):
    """The facts of one list of a season; ``position`` is their place in it, from 0."""

    season = TextField()
    position = IntegerField()

    class Meta:
        primary_key = CompositeKey("season", "position")


_COLUMNS: Mapping[type, type[Field]] = {
    str: TextField,
    int: IntegerField,
    bool: YesField,
    date: DayField,
    time: HourField,
    Kind: KindField,
}
"""Of which sort a column is, by the type of a fact's field."""


def listed(fact: type) -> Any:
    """Return the table of facts of one list: a column for each of their fields, in their order.

    Its columns are attributes, which only it knows.
    """
    return type(fact.__name__, (Listed,), {"__doc__": fact.__doc__, **_columns(fact)})


def _columns(fact: type) -> dict[str, Field]:
    found = {}
    for name, hint in get_type_hints(fact).items():
        kinds = [one for one in get_args(hint) or (hint,) if one is not NoneType]
        found[name] = _COLUMNS[kinds[0]](null=NoneType in get_args(hint))
    return found


Division = listed(seasons.Division)
Club = listed(clubs.Club)
Player = listed(people.Player)
Registration = listed(registrations.Registration)
Team = listed(clubs.Team)
SquadEntry = listed(squads.SquadEntry)
Fixture = listed(seasons.Fixture)
Declaration = listed(squads.Declaration)
ExternalGame = listed(squads.ExternalGame)
NationalSquadEntry = listed(squads.NationalSquadEntry)
