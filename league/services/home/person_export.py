"""All that is kept of one person, given out to him: nothing of others, and nothing secret."""

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from league.facts.actors import Actor, Right
from league.facts.fields import Personal, fields_of
from league.language import _
from league.services.home.loose_words import loose_words, table_words
from league.services.home.personal import Person, person_of, tells_of
from league.services.home.tournament_data import boards_of, names_key, only_his
from league.services.journal.differences import changes
from league.services.journal.fields import Known, field_name, known_fields
from league.services.journal.values import day_words
from league.services.journal.words import changes_in_words
from league.services.session.days import today_in_use
from league.services.session.transactions import check_right
from league.services.words.names import NAMELESS, Names, all_names, latest
from league.services.words.step_names import word_of
from league.storage import erasing
from league.storage.database import reading
from league.storage.fact_tables import (
    BOARDS,
    FACT_TABLES,
    FIXTURES,
    LISTS,
    RECORDS,
    RULINGS,
    FactTable,
    Row,
)
from league.storage.journal import steps_with_rows
from league.storage.records import WITHDRAWN
from league.storage.stored_nodes import stored_rows
from league.views.personal import KeptFact, PersonalData


def personal_data(who: str, *, actor: Actor) -> PersonalData:
    """Return what is kept of a person, by pass number, log-in name, or a guest's entry.

    Raises NotFoundError for somebody nobody knows, RightError, StorageError.
    """
    check_right(actor, Right.PERSONAL)
    names = all_names()
    zone = latest(names).season.zone
    with reading():
        person = person_of(who)
        return PersonalData(
            key=who,
            day=today_in_use(),
            facts=tuple(_facts(person, names)),
            loose=tuple(_loose(person, zone)),
            steps=tuple(_steps(person, zone)),
        )


def as_json(found: PersonalData) -> dict[str, object]:
    """Return the data as JSON has them."""
    parts = {"facts": found.facts, "access": found.loose, "journal": found.steps}
    return {"person": found.key, "day": found.day.isoformat()} | {
        name: [{"season": one.season, "what": one.what, **one.data} for one in part]
        for name, part in parts.items()
    }


def _facts(person: Person, names: Mapping[str, Names]) -> Iterator[KeptFact]:
    stored = stored_rows()
    matches = {row[:2]: row[2:6] for row in stored[FIXTURES.name]}
    seats = _seats(person, stored[BOARDS.name], matches)
    seats |= frozenset(boards_of(person, stored[RECORDS.name]))
    for name, found in stored.items():
        table = FACT_TABLES[name]
        for row in (one for one in found if _is_his(person, table, one, seats)):
            held = dict(zip(table.columns, row, strict=True))
            season = str(held.pop("season", None) or "")
            known = names.get(season, NAMELESS)
            if table is RECORDS:
                yield _recorded(person, season, held, known)
                continue
            if "fixture" in held:
                held["match"] = matches.get((season, held.pop("fixture")))
            yield _fact(season, table, held, known)


def _recorded(person: Person, season: str, held: dict[str, Any], names: Names) -> KeptFact:
    whole = json.loads(held["body"])
    if held["body"] != WITHDRAWN:
        whole = only_his(person, str(held["kind"]), whole)
    body = _only_his(person, whole)
    kind = str(held["kind"])
    known = known_fields(kind)
    told = () if held["body"] == WITHDRAWN else _told(json.dumps(body), names, known)
    return KeptFact(season, word_of(kind), told, held | {"body": body})


def _only_his(person: Person, held: Any) -> Any:
    """Return a fact's JSON without what it tells of others in the same list."""
    if isinstance(held, dict):
        return {name: _only_his(person, one) for name, one in held.items()}
    if not isinstance(held, list) or not any(isinstance(one, dict) for one in held):
        return held
    return [_only_his(person, one) for one in held if _names(person, one)]


def _names(person: Person, held: object) -> bool:
    text = json.dumps(held, ensure_ascii=False)
    keys = {person.key, person.key.rpartition("/")[2]}
    return any(f'"{key}"' in text for key in keys) or person.is_in(text)


def _fact(season: str, table: FactTable, held: dict[str, Any], names: Names) -> KeptFact:
    known = known_fields(table.name if table is RULINGS else "")
    lists = {one.name: field for field, one in LISTS.items()}
    what = field_name(lists.get(table.name, table.name), known)
    told = {name: value for name, value in held.items() if name != "position"}
    if told.get("home_half") is not None:
        told["result"] = [told.pop("home_half"), told.pop("away_half")]
    return KeptFact(season, what, _told(json.dumps(told), names, known), held)


def _told(fact: str, names: Names, known: Known) -> tuple[tuple[str, str], ...]:
    """Return a fact's values by label; what journals show in part is told to him in full."""
    own = {
        field_name(path, known): day_words(text)
        for path, _before, text in changes("", fact)
        if (one := known.get(path.rpartition(" ")[2])) and one.personal is Personal.OWN
    }
    found = changes_in_words("", fact, names, known)
    return tuple((name, own.get(name, after)) for name, _before, after in found)


def _seats(
    person: Person, boards: Iterable[Row], matches: Mapping[Row, Row]
) -> frozenset[tuple[str, str]]:
    """Return where a person sat: seasons with the keys under which a board's game is recorded."""
    held = (dict(zip(BOARDS.columns, row, strict=True)) for row in boards)
    return frozenset(
        (str(one["season"]), "/".join(map(str, (*match, one["board"]))))
        for one in held
        if person.key in (one["home_player"], one["away_player"])
        and (match := matches.get((one["season"], one["fixture"]))) is not None
    )


def _is_his(person: Person, table: FactTable, row: Row, seats: frozenset[tuple[str, str]]) -> bool:
    """Say whether a row of facts is about a person, names him, or is a game he played."""
    held = dict(zip(table.columns, row, strict=True))
    if table is RECORDS:
        key, body = str(held["key"]), str(held["body"])
        played = (str(held["season"]), key) in seats
        named = names_key(person, str(held["kind"]), key, body)
        return named or played or person.is_in(f"{body} {held['by']}")
    known = fields_of(table.made) if table.made else {}
    numbers = (held.get(name) for name, one in known.items() if one.things == ("players",))
    if not person.is_user and person.key in numbers:
        return True
    texts = (value for value in row if isinstance(value, str))
    return table.name != "player" and any(map(person.is_in, texts))


def _loose(person: Person, zone: str | None) -> Iterator[KeptFact]:
    for what, held in erasing.loose_rows():
        values = [str(value) for value in held.values() if value is not None]
        if person.key in values or any(map(person.is_in, values)):
            yield KeptFact("", table_words(what), loose_words(held, zone), held)


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
