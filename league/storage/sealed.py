"""Which matches have lineups on record: asked every few seconds, so without reading any record."""

from functools import cache

from league.facts.seasons import MatchKey
from league.storage import models_matches as models
from league.storage.fact_rows import rows_where
from league.storage.fact_tables import FIXTURES
from league.storage.queries import VALUE, Compiled, compiled, rows


def places(kind: str) -> list[tuple[str, str]]:
    """Return season and key of all that is recorded of a kind; to be called in ``reading()``."""
    return [(str(season), str(key)) for season, key in rows(_places(), kind)]


def days(season: str) -> dict[MatchKey, str]:
    """Return the day of each match of a season, ISO; to be called in ``reading()``."""
    columns = ("division", "round", "home", "away", "day")
    at = [FIXTURES.columns.index(column) for column in columns]
    found = ([one[number] for number in at] for one in rows_where(FIXTURES, season=season))
    return {(division, number, home, away): day for division, number, home, away, day in found}


@cache
def _places() -> Compiled:
    told = models.Record
    found = told.select(told.season, told.key).where(told.kind == VALUE, told.season.is_null(False))
    return compiled(found.distinct())
