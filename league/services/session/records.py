"""Facts recorded one by one: each step one transaction with a line in the journal."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Generic, TypeVar

from league.errors import NotFoundError, StorageError
from league.facts.actors import Actor
from league.language import _
from league.services.session.fact_json import from_text, to_text
from league.services.session.transactions import refuse_outside
from league.storage import journal, records, seasons
from league.storage.database import moment, reading

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T", bound="DataclassInstance")


@dataclass(frozen=True, slots=True)
class Entry:
    """A fact to record under its key."""

    season: str | None
    """None = a fact beyond one season."""
    kind: str
    key: str
    fact: "DataclassInstance | None"
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
    kind: str,
    key: str,
    fact: "DataclassInstance | None",
    *,
    actor: Actor,
    why: str,
    what: str,
) -> None:
    """Record a fact in place of the one under its key; None withdraws it.

    To be called inside ``transaction()``. Nothing happens when the same fact stands there already.
    Raises NotFoundError for a season nobody knows and when there is nothing to withdraw,
    StorageError.
    """
    record_many([Entry(season, kind, key, fact)], actor=actor, why=why, what=what)


def record_many(entries: Iterable[Entry], *, actor: Actor, why: str, what: str) -> None:
    """Record several facts, each with its line in the journal; inside ``transaction()``.

    Raises NotFoundError, StorageError, as ``record``.
    """
    refuse_outside()
    for entry in entries:
        _add(entry, actor.name, why, what)


def recorded(season: str | None, kind: str, type_: type[T]) -> dict[str, T]:
    """Return the facts in force by key, in the order in which the keys were first recorded.

    Raises StorageError, also when a stored fact is not of that type.
    """
    with reading():
        found = records.latest(season, kind)
    return {key: _fact(kind, key, body, type_) for key, body in found.items()}


def recorded_one(season: str | None, kind: str, key: str, type_: type[T]) -> T | None:
    """Return the fact in force under one key, None when there is none. Raises StorageError."""
    with reading():
        body = records.latest_of(season, kind, key)
    return None if body is None else _fact(kind, key, body, type_)


def versions(season: str | None, kind: str, key: str, type_: type[T]) -> list[Recorded[T]]:
    """Return all that was ever recorded under a key, oldest first. Raises StorageError."""
    with reading():
        found = records.history(season, kind, key)
    return [
        Recorded(
            None if one.body == records.WITHDRAWN else _fact(kind, key, one.body, type_),
            datetime.fromisoformat(one.at),
            one.by,
        )
        for one in found
    ]


def _add(entry: Entry, by: str, why: str, what: str) -> None:
    if entry.season is not None:
        seasons.known_season(entry.season)
    place = (entry.season, entry.kind, entry.key)
    before = records.latest_of(*place)
    if entry.fact is None and before is None:
        sentence = _("Nothing is recorded under {kind} {key} that could be withdrawn.")
        raise NotFoundError(sentence.format(kind=entry.kind, key=entry.key))
    after = records.WITHDRAWN if entry.fact is None else to_text(entry.fact)
    if after == before:
        return
    now = moment()
    records.add(*place, after, at=now, by=by)
    journal.append(
        at=now,
        by=by,
        what=what,
        subject=" · ".join(part for part in place if part),
        before=before or "",
        after="" if entry.fact is None else after,
        why=why,
    )


def _fact(kind: str, key: str, body: str, type_: type[T]) -> T:
    try:
        return from_text(body, type_)
    except (TypeError, ValueError) as error:
        sentence = _("The record {kind} {key} cannot be read: {body}")
        raise StorageError(sentence.format(kind=kind, key=key, body=body)) from error
