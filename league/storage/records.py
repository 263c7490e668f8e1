"""Facts of many kinds as JSON, in one table that only ever grows; the last of a key counts."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache, lru_cache

from peewee import Expression, fn

from league.storage import models_matches as models
from league.storage.fact_rows import write
from league.storage.fact_tables import RECORDS, RowChange
from league.storage.queries import VALUE, Compiled, compiled, rows

_MOST_KEYS = 10_000
"""Keys that one query names; of more, all records of the kind are read."""
_LAST = "\U0010ffff"
"""The last of all signs: behind a prefix it ends what begins with that prefix."""
WITHDRAWN = "null"
"""Body of a record that takes back what was recorded under its key."""


@dataclass(frozen=True, slots=True)
class Record:
    """One record as it is stored."""

    number: int
    season: str | None
    """None = a fact beyond one season."""
    kind: str
    key: str
    body: str
    """JSON; ``null`` = withdrawn."""
    at: str
    """UTC, ISO."""
    by: str


def add(
    season: str | None,
    kind: str,
    key: str,
    body: str,
    *,
    at: datetime,
    by: str,
    last: int | None = None,
) -> None:
    """Add a record; ``last`` = the number of the last one, if it is known; inside ``writing()``."""
    number = (last_number() if last is None else last) + 1
    values = (number, season, kind, key, body, at.astimezone(UTC).isoformat(), by)
    write(RECORDS, [RowChange(RECORDS.name, None, values)])


def latest(season: str | None, kind: str) -> dict[str, str]:
    """Return the body in force by key, in the order in which the keys were first recorded."""
    last = dict(rows(_bodies(season is None), kind, *_given(season)))
    return {key: body for key, body in last.items() if body != WITHDRAWN}


def keys(season: str, kind: str, among: Collection[str] | None = None) -> set[str]:
    """Return all keys that anything of a kind was ever recorded under, also what is withdrawn.

    ``among`` = only those of these keys.
    """
    if among is None or len(among) > _MOST_KEYS:
        found = {key for (key,) in rows(_keys(), kind, season)}
        return found if among is None else found & {*among}
    told = models.Record
    asked = told.select(told.key).distinct().where(told.kind == kind, told.season == season)
    return {key for (key,) in rows(asked.where(told.key << [*among]))}


def last_number() -> int:
    """Return the number of the last record; 0 = there is none."""
    return int(rows(_last())[0][0] or 0)


def added_since(number: int) -> list[tuple[str | None, str, str]]:
    """Return season, kind and key of the records after the one of a number, in their order."""
    return [(season, kind, key) for season, kind, key in rows(_added(), number)]


def latest_of(season: str | None, kind: str, key: str) -> str | None:
    """Return the body in force under one key; None = nothing, or withdrawn."""
    found = rows(_newest(season is None), kind, *_given(season), key, 1)
    return None if not found or found[0][0] == WITHDRAWN else str(found[0][0])


def latest_and_last(season: str | None, kind: str, key: str) -> tuple[str | None, int]:
    """Return the body in force under one key, and ``last_number``, in one query."""
    ((body, last),) = rows(_newest_and_last(season is None), kind, *_given(season), key, 1)
    return None if body == WITHDRAWN else body, int(last or 0)


def latest_among(season: str | None, kind: str, keys: Collection[str]) -> dict[str, str]:
    """Return the body in force under each of some keys, by key, as ``latest``."""
    if len(keys) > _MOST_KEYS:
        wanted = frozenset(keys)
        return {key: body for key, body in latest(season, kind).items() if key in wanted}
    last = dict(rows(_among(season is None, len(keys)), kind, *_given(season), *keys))
    return {key: body for key, body in last.items() if body != WITHDRAWN}


def latest_under(season: str | None, kind: str, prefix: str) -> dict[str, str]:
    """Return the body in force by key, of the keys that begin with a prefix, as ``latest``."""
    last = dict(rows(_beginning(season is None), kind, *_given(season), prefix, prefix + _LAST))
    return {key: body for key, body in last.items() if body != WITHDRAWN}


def history(season: str | None, kind: str, key: str) -> list[Record]:
    """Return all that was ever recorded under a key, oldest first."""
    found = rows(_versions(season is None), kind, *_given(season), key)
    return [Record(*row) for row in found]


def all_of(season: str | None) -> list[Record]:
    """Return all that was ever recorded of a season, or beyond one, oldest first."""
    told = models.Record
    mine = told.season.is_null() if season is None else told.season == season
    return [Record(*row) for row in rows(told.select().where(mine).order_by(told.number))]


def of_kind(season: str | None, kind: str) -> list[Record]:
    """Return all that was ever recorded of a kind, of a season or beyond one, oldest first."""
    told = models.Record
    asked = told.select().where(told.kind == kind)
    mine = told.season.is_null() if season is None else told.season == season
    return [Record(*row) for row in rows(asked.where(mine).order_by(told.number))]


def _given(season: str | None) -> tuple[str, ...]:
    return () if season is None else (season,)


@cache
def _last() -> Compiled:
    return compiled(models.Record.select(fn.MAX(models.Record.number)))


@lru_cache(maxsize=64)
def _among(beyond: bool, count: int) -> Compiled:
    told = models.Record
    mine = told.select(told.key, told.body).where(*_of_kind(beyond))
    return compiled(mine.where(told.key.in_([VALUE] * count)).order_by(told.number))


@cache
def _beginning(beyond: bool) -> Compiled:
    told = models.Record
    mine = told.select(told.key, told.body).where(*_of_kind(beyond))
    return compiled(mine.where(told.key >= VALUE, told.key < VALUE).order_by(told.number))


@cache
def _versions(beyond: bool) -> Compiled:
    told = models.Record
    mine = told.select().where(*_of_kind(beyond), told.key == VALUE)
    return compiled(mine.order_by(told.number))


@cache
def _added() -> Compiled:
    told = models.Record
    found = told.select(told.season, told.kind, told.key).where(told.number > VALUE)
    return compiled(found.order_by(told.number))


@cache
def _bodies(beyond: bool) -> Compiled:
    bodies = models.Record.select(models.Record.key, models.Record.body)
    return compiled(bodies.where(*_of_kind(beyond)).order_by(models.Record.number))


@cache
def _keys() -> Compiled:
    found = models.Record.select(models.Record.key).distinct()
    return compiled(found.where(models.Record.kind == VALUE, models.Record.season == VALUE))


@cache
def _newest(beyond: bool) -> Compiled:
    found = models.Record.select(models.Record.body)
    found = found.where(*_of_kind(beyond), models.Record.key == VALUE)
    return compiled(found.order_by(models.Record.number.desc()).limit(VALUE))


@cache
def _newest_and_last(beyond: bool) -> Compiled:
    told, known = models.Record, models.Record.alias()
    season = known.season.is_null() if beyond else known.season == VALUE
    newest = known.select(known.body).where(known.kind == VALUE, season, known.key == VALUE)
    newest = newest.order_by(known.number.desc()).limit(VALUE)
    return compiled(told.select(newest, fn.MAX(told.number)))


def _of_kind(beyond: bool) -> tuple[Expression, Expression]:
    """Return what records of a kind fulfil, of a season or beyond one."""
    season = models.Record.season
    return models.Record.kind == VALUE, season.is_null() if beyond else season == VALUE
