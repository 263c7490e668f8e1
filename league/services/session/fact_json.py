"""Facts to JSON and back, by the types of their fields.

A field may be text, a number, yes or no, a day, a moment, a time, an enum, another fact, a tuple,
a frozenset or a mapping of these, and each of them or None. A field that may be a day or a moment
is told apart by its text, and one that may be one of several facts by the name of its type, which
stands beside its fields; other choices of types are refused.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from datetime import date, datetime, time
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Any, TypeVar, Union, cast, get_args, get_origin, get_type_hints

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T", bound="DataclassInstance")

Reader = Callable[[Any], Any]

TYPE = "type"
"""Under this key stands which of several types a fact has."""


def to_text(fact: "DataclassInstance") -> str:
    """Return a fact as JSON, the same text for equal facts.

    Raises TypeError when a field holds something that JSON could not give back.
    """
    text = json.dumps(_plain(fact), ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    if from_text(text, type(fact)) != fact:
        raise TypeError(fact)
    return text


def from_text(text: str, type_: type[T]) -> T:
    """Return the fact of a JSON text; fields that are missing take their defaults.

    Raises ValueError or TypeError when the text is no such fact.
    """
    return cast(T, _fact(json.loads(text), type_))


def _plain(value: object) -> object:  # noqa: PLR0911  # one kind of value per line
    if isinstance(value, Enum):
        return _plain(value.value)
    if value is None or isinstance(value, (str, int, float)):
        return value
    if isinstance(value, (date, time)):
        return value.isoformat()
    if isinstance(value, tuple):
        return [_plain(each) for each in value]
    if isinstance(value, frozenset):
        return sorted((_plain(each) for each in value), key=json.dumps)
    if isinstance(value, Mapping):
        pairs = ([_plain(key), _plain(each)] for key, each in value.items())
        return sorted(pairs, key=json.dumps)
    if is_dataclass(value) and not isinstance(value, type):
        choices = _choices(type(value))
        return {
            field.name: _named(getattr(value, field.name), named=field.name in choices)
            for field in fields(value)
        }
    raise TypeError(value)


def _named(value: object, *, named: bool) -> object:
    """Return a field's value, with the name of its type where that could be another."""
    found = _plain(value)
    if named and isinstance(found, dict):
        found[TYPE] = type(value).__name__
    return found


@cache
def _choices(kind: type) -> frozenset[str]:
    """Return the fields of a fact that may hold one of several types of facts."""
    return frozenset(
        name
        for name, hint in _hints(kind).items()
        if sum(is_dataclass(one) for one in get_args(hint)) > 1
    )


def _read(value: object, hint: Any) -> Any:
    """Return a value of the type that the hint asks for."""
    origin, wanted = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return _one_of(value, wanted)
    if origin is tuple:
        return _tuple(_list(value), wanted)
    if origin is frozenset:
        return frozenset(_read(each, wanted[0]) for each in _list(value))
    if origin is not None and issubclass(origin, Mapping):
        return {_read(key, wanted[0]): _read(each, wanted[1]) for key, each in _list(value)}
    if not isinstance(hint, type):
        raise TypeError(hint)
    if issubclass(hint, Enum):
        return _member(value, hint)
    return _fact(value, hint) if is_dataclass(hint) else _scalar(value, hint)


def _one_of(value: object, hints: tuple[Any, ...]) -> object:
    if value is None and NoneType in hints:
        return None
    rest = [hint for hint in hints if hint is not NoneType]
    if set(rest) == {date, datetime}:
        return _read(value, datetime if "T" in str(value) else date)
    if len(rest) > 1:
        return _one_fact_of(value, rest)
    return _read(value, rest[0])


def _one_fact_of(value: object, hints: list[Any]) -> object:
    """Return a fact of the type that is named beside its fields."""
    if not isinstance(value, dict) or not all(is_dataclass(hint) for hint in hints):
        raise TypeError(hints)
    named = {hint.__name__: hint for hint in hints}
    if value.get(TYPE) not in named:
        raise ValueError(value)
    return _fact({name: each for name, each in value.items() if name != TYPE}, named[value[TYPE]])


def _tuple(values: list[object], hints: tuple[Any, ...]) -> tuple[object, ...]:
    if len(hints) == 2 and hints[1] is Ellipsis:
        return tuple(_read(value, hints[0]) for value in values)
    return tuple(_read(value, hint) for value, hint in zip(values, hints, strict=True))


def _member(value: object, kind: type[Enum]) -> Any:
    for member in kind:
        if _plain(member.value) == value:
            return member
    raise ValueError(value)


def _scalar(value: object, kind: type) -> object:
    if kind in (date, datetime, time) and isinstance(value, str):
        return kind.fromisoformat(value)
    if kind is float and type(value) is int:
        return float(value)
    if type(value) is not kind or kind not in (str, int, float, bool):
        raise TypeError(value)
    return value


def _list(value: object) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError(value)
    return value


def _fact(value: object, kind: type) -> object:
    if not isinstance(value, dict):
        raise TypeError(value)
    hints = _hints(kind)
    if not value.keys() <= hints.keys():
        raise ValueError(value.keys() - hints.keys())
    given = {name: _read(value[name], hint) for name, hint in hints.items() if name in value}
    return kind(**given)


@cache
def _hints(kind: type) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}
