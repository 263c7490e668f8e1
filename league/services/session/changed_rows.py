"""From changed rows to what of a season changed, and its facts as they are stored now."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from league.facts.changes import WHOLE_SEASON, Change, with_matches
from league.facts.seasons import MatchKey, Season
from league.facts.world import World
from league.storage import seasons
from league.storage.fact_tables import FIXTURES, LISTS, RowChange
from league.storage.following import held, list_facts, match_at

_BY_PLAYER = ("player", "registration", "declaration", "external_game", "national_squad_entry")
_BY_MATCH = ("fixture", "board", "report")
_STAYING = {
    "season": ("rulebook", "federation", "list_date"),
    "division": LISTS["divisions"].columns,
    "club": ("id",),
    "team": ("id", "club", "division"),
    "fixture": ("division", "round", "home", "away"),
}
"""By table whose rows neither come nor go in a narrow change: what stays in them."""


def of_season(season: str, rows: Sequence[RowChange]) -> list[RowChange]:
    """Return the changed rows of a season's own tables: all but records."""
    return [one for one in rows if one.table != "record" and season in held(one, _season(one))]


def change_of(season: str, rows: Sequence[RowChange]) -> Change:
    """Return what of a season these changed rows of it change; to be called inside ``reading()``.

    Raises StorageError.
    """
    if not all(map(_is_narrow, rows)):
        return WHOLE_SEASON
    places = _named(rows, "board", "fixture") | _named(rows, "report", "fixture")
    places |= _named(rows, "fixture", "position")
    matches = {match_at(season, place) for place in places}
    return Change(
        matches=frozenset(matches | {one for one in map(_ruled, rows) if one is not None}),
        teams=frozenset(
            _named(rows, "team", "id")
            | _named(rows, "squad_entry", "team")
            | (_named(rows, "ruling", "team") - {None})
        ),
        players=frozenset(one for table in _BY_PLAYER for one in _named(rows, table, "ident")),
        clubs=frozenset(_named(rows, "club", "id")),
    )


def read_again(season: Season, world: World, rows: Sequence[RowChange], change: Change) -> Season:
    """Return a season as it is stored now; only what these rows changed is read.

    To be called inside ``reading()``. Raises StorageError.
    """
    tables = {one.table for one in rows}
    asked = [field for field, table in LISTS.items() if table.name in tables and table != FIXTURES]
    facts: dict[str, Any] = {field: list_facts(season.name, field) for field in asked}
    season = replace(season, **facts)
    if tables.isdisjoint(_BY_MATCH):
        return season
    found = {key: seasons.match_facts(season.name, key) for key in change.matches}
    fixtures = [found[one.key][0] if one.key in found else one for one in season.fixtures]
    records = {key: (boards, reports) for key, (_fixture, boards, reports) in found.items()}
    return with_matches(replace(season, fixtures=tuple(fixtures)), world, records)


def _season(change: RowChange) -> str:
    return "name" if change.table == "season" else "season"


def _is_narrow(change: RowChange) -> bool:
    if change.table not in _STAYING:
        return True
    there = change.before is not None and change.after is not None
    return there and all(len(held(change, column)) == 1 for column in _STAYING[change.table])


def _named(rows: Sequence[RowChange], table: str, column: str) -> set[Any]:
    return {one for row in rows if row.table == table for one in held(row, column)}


def _ruled(change: RowChange) -> MatchKey | None:
    """Return the match that a row decides about."""
    if change.table != "ruling":
        return None
    division, number, home, away = (
        next(iter(held(change, column))) for column in ("division", "round", "home", "away")
    )
    return None if division is None else (division, number, home, away)
