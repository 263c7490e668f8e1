"""All that is kept of one person, given out to him: nothing of others, and nothing secret."""

import json
from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Any

from league import clock
from league.facts.actors import Actor, Right
from league.services.home.personal import Person, person_of, tells_of
from league.services.journal.fields import field_name
from league.services.journal.words import changes_in_words
from league.services.session.days import today_in
from league.services.session.transactions import check_right
from league.services.words.names import NAMELESS, Names, all_names
from league.services.words.step_names import word_of
from league.storage import erasing
from league.storage.database import reading
from league.storage.fact_tables import FACT_TABLES, LISTS, RECORDS, FactTable, Row
from league.storage.journal import steps_with_rows
from league.storage.records import WITHDRAWN
from league.storage.stored_nodes import stored_rows
from league.views.personal import KeptFact, PersonalData

_IDENTS = ("ident", "home_player", "away_player")
"""Columns that hold pass numbers."""


def personal_data(who: str, *, actor: Actor) -> PersonalData:
    """Return what is kept of a person, by pass number or log-in name.

    Raises NotFoundError for somebody nobody knows, RightError, StorageError.
    """
    check_right(actor, Right.PERSONAL)
    names = all_names()
    with reading():
        person = person_of(who)
        return PersonalData(
            key=who,
            day=today_in(None),
            facts=tuple(_facts(person, names)),
            loose=tuple(_loose(person)),
            steps=tuple(_steps(person)),
        )


def as_json(found: PersonalData) -> dict[str, object]:
    """Return the data as JSON has them."""
    parts = {"facts": found.facts, "access": found.loose, "journal": found.steps}
    return {"person": found.key, "day": found.day.isoformat()} | {
        name: [{"season": one.season, "what": one.what, **one.data} for one in part]
        for name, part in parts.items()
    }


def _facts(person: Person, names: Mapping[str, Names]) -> Iterator[KeptFact]:
    words = {table.name: field_name(field) for field, table in LISTS.items()}
    for name, found in stored_rows().items():
        table = FACT_TABLES[name]
        for row in found:
            if not _is_his(person, table, row):
                continue
            held = dict(zip(table.columns, row, strict=True))
            season = str(held.pop("season", None) or "")
            known = names.get(season, NAMELESS)
            if table is RECORDS:
                yield _recorded(season, held, known)
            else:
                yield _fact(season, words.get(name, field_name(name)), held, known)


def _recorded(season: str, held: dict[str, Any], names: Names) -> KeptFact:
    body = "" if held["body"] == WITHDRAWN else str(held["body"])
    data = held | {"body": json.loads(held["body"])}
    return KeptFact(season, word_of(str(held["kind"])), _told(body, names), data)


def _fact(season: str, what: str, held: dict[str, Any], names: Names) -> KeptFact:
    told = {name: value for name, value in held.items() if name not in ("position", "fixture")}
    return KeptFact(season, what, _told(json.dumps(told), names), held)


def _told(fact: str, names: Names) -> tuple[tuple[str, str], ...]:
    return tuple((name, after) for name, _before, after in changes_in_words("", fact, names))


def _is_his(person: Person, table: FactTable, row: Row) -> bool:
    """Say whether a row of facts is about a person, or names him."""
    held = dict(zip(table.columns, row, strict=True))
    if table is RECORDS:
        key, body = str(held["key"]), str(held["body"])
        named = person.key in key.split("/") or f'"{person.key}"' in body
        return named or person.is_in(f"{body} {held['by']}")
    if not person.is_user and any(held.get(column) == person.key for column in _IDENTS):
        return True
    texts = (value for value in row if isinstance(value, str))
    return table.name != "player" and any(map(person.is_in, texts))


def _loose(person: Person) -> Iterator[KeptFact]:
    for what, held in erasing.loose_rows():
        values = [str(value) for value in held.values() if value is not None]
        if person.key in values or any(map(person.is_in, values)):
            told = tuple((name, str(value)) for name, value in held.items() if value is not None)
            yield KeptFact("", what, told, held)


def _steps(person: Person) -> Iterator[KeptFact]:
    """Yield when, by whom and why; the content of a step may tell of others too."""
    for step, changed in steps_with_rows():
        if not tells_of(person, step, changed) and not person.is_in(step.by):
            continue
        held: dict[str, object] = {
            "number": step.number,
            "at": step.at,
            "by": step.by,
            "what": step.what,
            "why": step.why,
        }
        local = clock.in_zone(datetime.fromisoformat(step.at), None)
        del local
        told = ((str(step.number), step.at), (step.by, step.why))
        yield KeptFact("", word_of(step.what), told, held)
