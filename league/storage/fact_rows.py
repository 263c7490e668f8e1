"""Rows of facts written: only those that change, each noted for the journal's step."""

from collections.abc import Iterable, Sequence

from league.storage.database import defer_constraints, note
from league.storage.fact_tables import FactTable, Row, RowChange
from league.storage.queries import rows, run_many


def changes_between(
    table: FactTable, before: Iterable[Row], after: Iterable[Row]
) -> list[RowChange]:
    """Return what differs between two states of a table's rows."""
    old = {table.key_of(row): row for row in before}
    new = {table.key_of(row): row for row in after}
    gone = [RowChange(table.name, row, new.get(key)) for key, row in old.items()]
    come = [RowChange(table.name, None, row) for key, row in new.items() if key not in old]
    return [one for one in gone if one.before != one.after] + come


def rows_where(table: FactTable, first: int = 0, /, **equal: object) -> list[Row]:
    """Return the rows whose columns equal these values, by their key.

    The rows have the columns from the ``first`` on. Raises peewee.DatabaseError.
    """
    return rows(table.model.selecting(*equal, first=first), *equal.values())


def write(table: FactTable, changes: Sequence[RowChange]) -> None:
    """Write the rows of a table that change; to be called inside ``writing()``.

    A row may go and come back between rows that refer to it: that is looked at when the
    transaction ends. Raises sqlite3.Error, psycopg.Error.
    """
    if not changes:
        return
    defer_constraints()
    gone = [table.key_of(one.before) for one in changes if one.before is not None]
    run_many(table.model.deleting(), gone)
    run_many(table.model.inserting(), [one.after for one in changes if one.after is not None])
    note(changes)
