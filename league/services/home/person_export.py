"""All that is kept of one person, given out to him: nothing of others, and nothing secret."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from league.facts.actors import Actor, Right
from league.language import _
from league.services.home.personal import Person, person_of, tells_of
from league.services.journal.fields import field_name
from league.services.journal.values import day_words
from league.services.journal.words import changes_in_words
from league.services.session.days import today_in_use
from league.services.session.transactions import check_right
from league.services.words.names import NAMELESS, Names, all_names, latest
from league.services.words.step_names import word_of
from league.storage import erasing
from league.storage.database import reading
from league.storage.fact_tables import FACT_TABLES, FIXTURES, LISTS, RECORDS, FactTable, Row
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
            day=today_in_use(),
            facts=tuple(_facts(person, names)),
            loose=tuple(_loose(person)),
            steps=tuple(_steps(person, latest(names).season.zone)),
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
    stored = stored_rows()
    matches = {row[:2]: row[2:6] for row in stored[FIXTURES.name]}
    for name, found in stored.items():
        table = FACT_TABLES[name]
        for row in (one for one in found if _is_his(person, table, one)):
            held = dict(zip(table.columns, row, strict=True))
            season = str(held.pop("season", None) or "")
            known = names.get(season, NAMELESS)
            if table is RECORDS:
                yield _recorded(person, season, held, known)
                continue
            if "fixture" in held:
                held["match"] = matches.get((season, held.pop("fixture")))
            yield _fact(season, words.get(name, field_name(name)), held, known)


def _recorded(person: Person, season: str, held: dict[str, Any], names: Names) -> KeptFact:
    body = _only_his(person, json.loads(held["body"]))
    told = () if held["body"] == WITHDRAWN else _told(json.dumps(body), names)
    return KeptFact(season, word_of(str(held["kind"])), told, held | {"body": body})


def _only_his(person: Person, held: Any) -> Any:
    """Return a fact's JSON without what it tells of others in the same list."""
    if isinstance(held, dict):
        return {name: _only_his(person, one) for name, one in held.items()}
    if not isinstance(held, list) or not any(isinstance(one, dict) for one in held):
        return held
    return [_only_his(person, one) for one in held if _names(person, one)]


def _names(person: Person, held: object) -> bool:
    text = json.dumps(held, ensure_ascii=False)
    return f'"{person.key}"' in text or person.is_in(text)


def _fact(season: str, what: str, held: dict[str, Any], names: Names) -> KeptFact:
    told = {name: value for name, value in held.items() if name != "position"}
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


def _steps(person: Person, zone: str | None) -> Iterator[KeptFact]:
    """Yield when, by whom and why; the content of a step may tell of others too."""
    for step, changed in steps_with_rows():
        if not tells_of(person, step, changed) and not person.is_in(step.by):
            continue
        held: dict[str, object] = {"number": step.number, "at": step.at, "by": step.by}
        when = day_words(step.at, zone)
        told = ((_("Step"), str(step.number)), (_("When"), when), (_("Who"), step.by))
        why = ((_("Reason"), step.why),) if step.why else ()
        yield KeptFact("", word_of(step.what), told + why, held | {"why": step.why})
