"""What records of tournaments hold of one person: his boards, his number, and nothing of others."""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import is_dataclass
from types import NoneType
from typing import Any

from league.facts.fields import Personal, annotated_hints, fields_of, types_in
from league.facts.tournaments import Tournament
from league.record_kinds import TOURNAMENT, TOURNAMENT_NUMBERS, TOURNAMENT_RESULT, TOURNAMENT_ROUND
from league.services.home.personal import Person
from league.storage.fact_tables import RECORDS, Row
from league.storage.records import WITHDRAWN

_TOLD = ("id", "name", "city", "first_day", "last_day")
"""What of a tournament's conditions belongs to everybody who is named in them."""


def entered_as(person: Person, tournament: str) -> str:
    """Return under which key a person may have entered a tournament."""
    of, slash, key = person.key.partition("/")
    return key if slash and of == tournament else person.key


def names_key(person: Person, kind: str, key: str, body: str) -> bool:
    """Say whether a record names a person by the key he has in it.

    Keys of rounds and boards are numbers, and signs of results may look like a pass number.
    """
    entered = f'"{entered_as(person, key.partition("/")[0])}"'
    if kind == TOURNAMENT_RESULT.name:
        return body != WITHDRAWN and entered in json.dumps(json.loads(body)["lineups"])
    by_key = kind != TOURNAMENT_ROUND.name and entered.strip('"') in key.split("/")
    return by_key or entered in body


def boards_of(person: Person, records: Iterable[Row]) -> Iterator[tuple[str, str]]:
    """Yield season and key of the results of boards at which a person was paired."""
    for row in records:
        held = dict(zip(RECORDS.columns, row, strict=True))
        if held["kind"] != TOURNAMENT_ROUND.name or held["body"] == WITHDRAWN:
            continue
        pairing = json.loads(str(held["body"]))
        key = entered_as(person, pairing["tournament"])
        for board, pair in enumerate(pairing["pairs"], 1):
            if key in (pair["white"], pair["black"]):
                yield str(held["season"]), f"{held['key']}/{board}"


def only_his(person: Person, kind: str, held: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a record of a tournament without what it tells of others; any other as it is."""
    if kind == TOURNAMENT_NUMBERS.name:
        key, order = entered_as(person, held["tournament"]), held["order"]
        number = order.index(key) + 1 if key in order else None
        return {"tournament": held["tournament"], "number": number, "by": held["by"]}
    if kind == TOURNAMENT_RESULT.name:
        key = entered_as(person, held["tournament"])
        rows = [[one if one == key else None for one in row] for row in held["lineups"]]
        return {**held, "lineups": rows}
    if kind == TOURNAMENT.name:
        return _named_in(person, held)
    return held


def _named_in(person: Person, held: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return which tournament it is, and where its conditions name a person."""
    told = {name: held[name] for name in _TOLD}
    return told | dict(_where_named(person, entered_as(person, held["id"]), held, Tournament))


def _where_named(
    person: Person, key: str, held: Mapping[str, Any], kind: type
) -> Iterator[tuple[str, Any]]:
    """Yield the fields in which a person is named, or stands with his key, with that of them."""
    for name, known in fields_of(kind).items():
        value = held.get(name)
        (fact, *_more) = (*types_in(annotated_hints(kind)[name]), NoneType)
        if isinstance(value, dict) and is_dataclass(fact):
            yield from _where_named(person, key, value, fact)
        elif known.personal is Personal.KEY and isinstance(value, list):
            if mine := [[key] for group in value if key in group]:
                yield name, mine
        elif known.personal in (Personal.NAME, Personal.OWN) and isinstance(value, list):
            if mine := [one for one in value if person.is_in(json.dumps(one, ensure_ascii=False))]:
                yield name, mine
        elif known.personal is Personal.NAME and person.is_in(str(value)):
            yield name, value
