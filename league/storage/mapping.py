"""Values as they are stored, and as Python has them."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from datetime import date, time
from operator import itemgetter
from typing import TYPE_CHECKING, Any, TypeVar

from peewee import Field, IntegerField, TextField

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T", bound="DataclassInstance")

Row = Sequence[Any]

_AS_STORED = (TextField, IntegerField)
"""Columns whose values Python takes as they are stored."""


class _Read(dict[object, object]):
    """Values as Python has them by what is stored, each turned once: seasons repeat their days."""

    def __init__(self, field: Field) -> None:
        super().__init__()
        self._turned: Callable[[object], object] = field.python_value

    def __missing__(self, stored: object) -> object:
        self[stored] = self._turned(stored)
        return self[stored]


def read(columns: Sequence[Field], rows: Sequence[Row]) -> list[Iterator[Any]]:
    """Return the values of rows as Python has them, column by column."""
    held = [map(itemgetter(at), rows) for at in range(len(columns))]
    return [
        values if type(field) in _AS_STORED else map(_Read(field).__getitem__, values)
        for field, values in zip(columns, held, strict=True)
    ]


def facts_of(made: type[T], columns: Mapping[str, Iterable[Any]]) -> Iterator[T]:
    """Return the facts of values by field, each column with the values of one."""
    return map(made, *(columns[one.name] for one in fields(made)))


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
