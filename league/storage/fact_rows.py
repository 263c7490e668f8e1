"""Rows of facts written: only those that change, each noted for the journal's step."""

from collections.abc import Iterable, Sequence

from league.storage.database import execute, execute_many, note, rows
from league.storage.fact_tables import FactTable, Row, RowChange


def changes_between(
    table: FactTable, before: Iterable[Row], after: Iterable[Row]
) -> list[RowChange]:
    """Return what differs between two states of a table's rows."""
    old = {table.key_of(row): row for row in before}
    new = {table.key_of(row): row for row in after}
    gone = [RowChange(table.name, row, new.get(key)) for key, row in old.items()]
    come = [RowChange(table.name, None, row) for key, row in new.items() if key not in old]
    return [one for one in gone if one.before != one.after] + come


def rows_where(table: FactTable, **equal: object) -> list[Row]:
    """Return the rows whose columns equal these values. Raises sqlite3.Error."""
    where = " AND ".join(f'"{column}" = ?' for column in equal)
    return rows(f"{table.selected} WHERE {where}", *equal.values())


def write(table: FactTable, changes: Sequence[RowChange]) -> None:
    """Write the rows of a table that change; to be called inside ``writing()``.

    A row may go and come back between rows that refer to it: that is looked at when the
    transaction ends. Raises sqlite3.Error.
    """
    if not changes:
        return
    execute("PRAGMA defer_foreign_keys = ON")
    keys = " AND ".join(f'"{column}" = ?' for column in table.columns[: table.key])
    gone = [table.key_of(one.before) for one in changes if one.before is not None]
    execute_many(f"DELETE FROM {table.name} WHERE {keys}", gone)
    execute_many(table.inserted, [one.after for one in changes if one.after is not None])
    note(changes)
