"""What was stored since a step of the journal: the changed rows, and the facts of one list."""

from typing import Any

from peewee import fn

from league.facts.seasons import Fixture, MatchKey
from league.storage.corruption import readable
from league.storage.database import is_untold
from league.storage.fact_rows import rows_where
from league.storage.fact_tables import FACT_TABLES, FIXTURES, LISTS, RowChange
from league.storage.journal import holds, steps_with_rows
from league.storage.models_matches import Journal
from league.storage.steps import changes_of

MOST_LETTERS = 200_000
"""Changed rows as JSON: of more, such as an import, the whole season is read sooner."""


def rows_since(seen: tuple[int, str]) -> tuple[RowChange, ...] | None:
    """Return the rows of facts changed since a step (number and hash), the oldest change first.

    None when the journal does not tell: it does not follow from that step, a later one was
    blanked, changes too much, or is not written yet. To be called inside ``reading()``.
    """
    number, digest = seen
    letters = Journal.select(fn.SUM(fn.LENGTH(Journal.rows))).where(Journal.number > number)
    if not follows(seen) or (letters.scalar() or 0) > MOST_LETTERS:
        return None
    found: list[RowChange] = []
    for step, changed in steps_with_rows(number):
        tells = step.salt and not step.holds_all_facts and step.fits(changed)
        if step.previous != digest or not tells:
            return None
        digest = step.hash
        found += [one for one in changes_of(changed) if one.table in FACT_TABLES]
    return tuple(found)


def follows(seen: tuple[int, str]) -> bool:
    """Say whether all that is stored now was stored in steps after this one (number and hash).

    To be called inside ``reading()``.
    """
    return not is_untold() and holds(seen)


def list_facts(season: str, field: str) -> tuple[Any, ...]:
    """Return the facts of one field of a season, in their order. Raises StorageError."""
    table = LISTS[field]
    stored = sorted(rows_where(table, season=season), key=lambda row: int(row[1]))
    with readable():
        return tuple(table.facts([row[2:] for row in stored]))


def match_at(season: str, place: int) -> MatchKey:
    """Return the match at a place of the calendar. Raises StorageError."""
    with readable():
        (stored,) = rows_where(FIXTURES, season=season, position=place)
        fixture: Fixture = next(FIXTURES.facts([stored[2:]]))
        return fixture.key


def held(change: RowChange, column: str) -> set[Any]:
    """Return what a changed row holds in a column, and what it held."""
    at = FACT_TABLES[change.table].columns.index(column)
    return {row[at] for row in (change.before, change.after) if row is not None}
