"""Which matches have something on record: asked every few seconds, so without reading a record."""

from collections.abc import Collection
from functools import cache

from league.facts.seasons import Fixture
from league.storage import models
from league.storage import models_matches as matches
from league.storage.fact_rows import rows_where
from league.storage.fact_tables import FIXTURES
from league.storage.queries import VALUE, Compiled, compiled, rows

_MOST_KEYS = 2_000
"""Matches that one query names; of more, all of the season are read."""


def places(kind: str) -> list[tuple[str, str]]:
    """Return season and key of all that is recorded of a kind; to be called in ``reading()``."""
    return [(str(season), str(key)) for season, key in rows(_places(), kind)]


def fixtures(season: str, keys: Collection[str]) -> list[Fixture]:
    """Return those matches of a season whose keys, as texts, are asked for; in ``reading()``."""
    told = models.Fixture
    if not keys:
        return []
    if len(keys) > _MOST_KEYS:
        at = [FIXTURES.columns.index(column) for column in ("division", "round", "home", "away")]
        found = rows_where(FIXTURES, season=season)
        found = [row for row in found if "/".join(str(row[one]) for one in at) in keys]
        return list(FIXTURES.facts([row[2:] for row in found]))
    key = told.division.concat("/").concat(told.round)
    key = key.concat("/").concat(told.home).concat("/").concat(told.away)
    asked = told.select(*told.columns(2)).where(told.season == season, key << [*keys])
    return list(FIXTURES.facts(rows(asked.order_by(told.position))))


@cache
def _places() -> Compiled:
    told = matches.Record
    found = told.select(told.season, told.key).where(told.kind == VALUE, told.season.is_null(False))
    return compiled(found.distinct())
