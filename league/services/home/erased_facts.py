"""Facts without what is personal of one person, by what their fields say of themselves."""

import json
from collections.abc import Mapping
from dataclasses import is_dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin

from league.facts.fields import Personal, annotated_hints, fields_of, may_be_none, said_of
from league.services.home.personal import NOBODY, Person
from league.services.session.fact_json import TYPE
from league.storage.fact_tables import FactTable

_HIS = (Personal.OWN, Personal.OPEN)
"""What goes with a name."""


def without_person(person: Person, held: Any, kind: type, *, his: bool) -> Any:
    """Return a fact's JSON without what is personal of a person; ``his`` = it is about him alone.

    Of others' facts his names go, and with them what is his beside one.
    """
    known, hints = fields_of(kind), annotated_hints(kind)
    named = his or any(
        one.personal is Personal.NAME and person.is_in(str(held.get(name) or ""))
        for name, one in known.items()
    )
    made: dict[str, Any] = {}
    for name, value in held.items():
        hint = hints.get(name)
        goes = hint is not None and known[name].personal in _HIS
        if goes and isinstance(value, list):
            made[name] = [pair for pair in value if not person.is_in(str(pair[0]))]
        elif goes and (named or _is_fact_of(person, value)):
            made[name] = _nothing(hint)
        else:
            made[name] = _without(person, value, hint)
    return made | (_nameless(kind, held) if his else {})


def row_without_person(
    person: Person, table: FactTable, values: Mapping[str, Any], *, his: bool
) -> dict[str, Any]:
    """Return the values of a table's row, by column, without what is personal of a person."""
    known = fields_of(table.made) if table.made else {}
    made: dict[str, Any] = {
        column: person.words.sub(NOBODY, value)
        for column, value in values.items()
        if value and column in known and known[column].personal in (Personal.NAME, Personal.WORDS)
    }
    if his and table.made:
        made |= _nameless(table.made, values)
        made |= {
            column: _nothing(annotated_hints(table.made)[column])
            for column in values
            if column in known and known[column].personal in _HIS
        }
    return {**values, **made}


def _nameless(kind: type, held: Mapping[str, Any]) -> dict[str, str]:
    """Return the fields with a person's name as they are blanked: the first one stands for all."""
    names = [name for name, one in fields_of(kind).items() if one.personal is Personal.NAME]
    blank = dict(zip(names, [NOBODY, *[""] * len(names)], strict=False))
    return {name: value for name, value in blank.items() if name in held}


def _without(person: Person, value: Any, hint: Any) -> Any:
    """Return a part of a fact's JSON without a person; of unknown type, without his names."""
    kinds = _alternatives(hint)
    if isinstance(value, str):
        sort = next((one.personal for one in said_of(hint) if one.personal), Personal.WORDS)
        told = hint is None or (str in kinds and sort in (Personal.NAME, Personal.WORDS))
        return person.words.sub(NOBODY, value) if told else value
    if isinstance(value, dict):
        facts = {one.__name__: one for one in kinds if isinstance(one, type) and is_dataclass(one)}
        kind = facts.get(value.get(TYPE, ""), next(iter(facts.values()), None))
        if kind is None:
            return {name: _without(person, one, None) for name, one in value.items()}
        return without_person(person, value, kind, his=False)
    if not isinstance(value, list):
        return value
    many = next((one for one in kinds if get_args(one)), None)
    if _is_mapping(many):
        key, each = get_args(many)
        return [[_without(person, name, key), _without(person, one, each)] for name, one in value]
    parts = get_args(many)
    if len(parts) != len(value) or Ellipsis in parts:
        parts = (parts[0] if parts else None,) * len(value)
    return [_without(person, one, part) for one, part in zip(value, parts, strict=True)]


def _alternatives(hint: Any) -> list[Any]:
    """Return the types a value may have, without what stands beside them."""
    if get_origin(hint) is Annotated:
        return _alternatives(get_args(hint)[0])
    if get_origin(hint) in (Union, UnionType):
        return [each for one in get_args(hint) for each in _alternatives(one)]
    return [] if hint in (None, NoneType) else [hint]


def _is_mapping(hint: Any) -> bool:
    origin = get_origin(hint)
    return isinstance(origin, type) and issubclass(origin, Mapping)


def _is_fact_of(person: Person, value: Any) -> bool:
    return isinstance(value, dict) and person.is_in(json.dumps(value, ensure_ascii=False))


def _nothing(hint: Any) -> str | None:
    """Return what stands where nothing is told: None where a field may be that, else no text."""
    return None if may_be_none(hint) else ""
