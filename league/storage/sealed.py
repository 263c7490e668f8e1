"""Which matches have lineups on record: asked every few seconds, so without reading any record."""

from collections.abc import Collection
from functools import cache

from league.facts.seasons import Fixture
from league.storage import models_matches as models
from league.storage.fact_rows import rows_where
from league.storage.fact_tables import FIXTURES
from league.storage.queries import VALUE, Compiled, compiled, rows


def places(kind: str) -> list[tuple[str, str]]:
    """Return season and key of all that is recorded of a kind; to be called in ``reading()``."""
    return [(str(season), str(key)) for season, key in rows(_places(), kind)]


def fixtures(season: str, keys: Collection[str]) -> list[Fixture]:
    """Return those matches of a season whose keys, as texts, are asked for; in ``reading()``."""
    at = [FIXTURES.columns.index(column) for column in ("division", "round", "home", "away")]
    found = rows_where(FIXTURES, season=season)
    asked = [row[2:] for row in found if "/".join(str(row[one]) for one in at) in keys]
    return list(FIXTURES.facts(asked))


@cache
def _places() -> Compiled:
    told = models.Record
    found = told.select(told.season, told.key).where(told.kind == VALUE, told.season.is_null(False))
    return compiled(found.distinct())
