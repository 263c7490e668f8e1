"""A season that changed in a few facts: only their rows are written."""

from itertools import zip_longest

from league.facts.seasons import Season
from league.storage.database import execute, insert
from league.storage.mapping import MAPPED, Mapped, row
from league.storage.seasons import choose, current, replace_season


def update_season(before: Season, after: Season) -> None:
    """Store what differs between two states of a season; the one in use stays in use.

    To be called inside ``writing()``.
    """
    if _matches(before) == _matches(after):
        # A row may go and come back between rows that refer to it.
        execute("PRAGMA defer_foreign_keys = ON")
        for mapped in MAPPED:
            _update(mapped, before, after)
        return
    in_use = current()
    replace_season(after)
    if in_use is not None:
        choose(in_use)


def _matches(season: Season) -> tuple[object, ...]:
    keys = tuple(fixture.key for fixture in season.fixtures)
    head = (season.name, season.rulebook, season.federation, season.list_date)
    return (head, keys, season.boards, season.reports)


def _update(mapped: Mapped, before: Season, after: Season) -> None:
    pairs = zip_longest(getattr(before, mapped.field), getattr(after, mapped.field))
    changed = [(at, old, new) for at, (old, new) in enumerate(pairs) if old != new]
    for at, _old, _new in changed:
        sql = f"DELETE FROM {mapped.table} WHERE season = ? AND position = ?"
        execute(sql, before.name, at)
    insert(
        mapped.table,
        ("season", "position", *mapped.columns),
        ((after.name, at, *row(new, mapped.columns)) for at, _old, new in changed if new),
    )
