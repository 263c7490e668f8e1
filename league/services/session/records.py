"""Facts recorded one by one: each step one transaction with a line in the journal."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, time
from typing import TYPE_CHECKING, Generic

from league.errors import NotFoundError, StorageError
from league.facts.actors import OUTSIDE, Actor
from league.facts.divisions import Agreed, Matter
from league.facts.steps import RecordKind, T
from league.language import _
from league.record_kinds import DIVISION_DECISION, PUPIL, SCHOOL, SCHOOL_TEAM
from league.services.session.fact_json import from_text, to_text
from league.services.session.transactions import add_step, refuse_outside
from league.services.words.step_names import word_of
from league.storage import records, seasons
from league.storage.database import moment, reading

if TYPE_CHECKING:
    from league.facts.schools import Schools
    from league.rulebook import RuleBook


@dataclass(frozen=True, slots=True)
class Entry(Generic[T]):
    """A fact to record under its key."""

    season: str | None
    """None = a fact beyond one season."""
    kind: RecordKind[T]
    key: str
    fact: T | None
    """None = what was recorded under the key is withdrawn."""


@dataclass(frozen=True, slots=True)
class Recorded(Generic[T]):
    """One version of a fact, with who recorded it when."""

    fact: T | None
    """None = withdrawn."""
    at: datetime
    by: str


def record(
    season: str | None,
    kind: RecordKind[T],
    key: str,
    fact: T | None,
    *,
    actor: Actor,
    why: str,
    what: str | None = None,
) -> None:
    """Record a fact in place of the one under its key; None withdraws it.

    ``what`` = what the journal calls it, where that is not the name of its kind. To be called
    inside ``transaction()``. Nothing happens when the same fact stands there already. Raises
    NotFoundError for a season nobody knows and when there is nothing to withdraw, StorageError.
    """
    record_many([Entry(season, kind, key, fact)], actor=actor, why=why, what=what)


def record_many(
    entries: Iterable[Entry[T]], *, actor: Actor, why: str, what: str | None = None
) -> None:
    """Record several facts, each with its line in the journal; inside ``transaction()``.

    Raises NotFoundError, StorageError, as ``record``.
    """
    refuse_outside()
    for entry in entries:
        _add(entry, actor, why, what)


def recorded(season: str | None, kind: RecordKind[T]) -> dict[str, T]:
    """Return the facts in force by key, in the order in which the keys were first recorded.

    Raises StorageError, also when a stored fact is not of that type.
    """
    with reading():
        found = records.latest(season, kind.name)
    return {key: _fact(kind, key, body) for key, body in found.items()}


def recorded_one(season: str | None, kind: RecordKind[T], key: str) -> T | None:
    """Return the fact in force under one key, None when there is none. Raises StorageError."""
    with reading():
        body = records.latest_of(season, kind.name, key)
    return None if body is None else _fact(kind, key, body)


def recorded_among(season: str | None, kind: RecordKind[T], keys: Collection[str]) -> dict[str, T]:
    """Return the facts in force under some keys, by key, in one query. Raises StorageError."""
    with reading():
        found = records.latest_among(season, kind.name, keys)
    return {key: _fact(kind, key, body) for key, body in found.items()}


def recorded_under(season: str | None, kind: RecordKind[T], prefix: str) -> dict[str, T]:
    """Return the facts in force whose keys begin with a prefix, by key, in one query.

    Raises StorageError.
    """
    with reading():
        found = records.latest_under(season, kind.name, prefix)
    return {key: _fact(kind, key, body) for key, body in found.items()}


def versions(season: str | None, kind: RecordKind[T], key: str) -> list[Recorded[T]]:
    """Return all that was ever recorded under a key, oldest first. Raises StorageError."""
    with reading():
        found = records.history(season, kind.name, key)
    return [
        Recorded(
            None if one.body == records.WITHDRAWN else _fact(kind, key, one.body),
            datetime.fromisoformat(one.at),
            one.by,
        )
        for one in found
    ]


def from_outside(season: str | None, kind: RecordKind[T]) -> frozenset[str]:
    """Return the keys of the facts in force whose author only a workbook names.

    Raises StorageError.
    """
    with reading():
        last = {one.key: one.by for one in records.of_kind(season, kind.name)}
    return frozenset(key for key, by in last.items() if by.startswith(OUTSIDE))


def _add(entry: Entry[T], actor: Actor, why: str, what: str | None) -> None:
    if entry.season is not None:
        seasons.known_season(entry.season)
    place = (entry.season, entry.kind.name, entry.key)
    before, last = records.latest_and_last(*place)
    if entry.fact is None and before is None:
        sentence = _("Nothing is recorded under “{kind}: {key}” that could be withdrawn.")
        raise NotFoundError(sentence, kind=word_of(entry.kind.step), key=entry.key)
    after = records.WITHDRAWN if entry.fact is None else to_text(entry.fact)
    if after == before:
        return
    records.add(*place, after, at=moment(), by=actor.name, last=last)
    subject = " · ".join(part for part in place if part)
    told = before or "", "" if entry.fact is None else after
    add_step(actor, what or entry.kind.step, subject, *told, why)


def _fact(kind: RecordKind[T], key: str, body: str) -> T:
    try:
        return from_text(body, kind.type)
    except (TypeError, ValueError) as error:
        sentence = _("The record {kind} {key} cannot be read: {body}")
        raise StorageError(sentence, kind=kind.name, key=key, body=body) from error


def schools_on_file(season: str, book: "RuleBook") -> "Schools | None":
    """Return what is on file of schools; None where the book has no competitions for them.

    Raises StorageError.
    """
    if "schools" not in book.serves:
        return None
    from league.facts.schools import Schools

    told = (recorded(season, kind) for kind in (SCHOOL, PUPIL, SCHOOL_TEAM))
    return Schools(*told)


def agreed(season: str) -> Mapping[str, Agreed]:
    """Return by division what counts in judging its matches. Raises StorageError."""
    found: dict[str, Agreed] = {}
    for one in recorded(season, DIVISION_DECISION).values():
        known = found.get(one.division, Agreed())
        if one.matter is Matter.WAIT:
            found[one.division] = replace(known, wait=int(one.what))
        elif one.matter is Matter.START:
            found[one.division] = replace(known, start=time.fromisoformat(one.what))
    return found
