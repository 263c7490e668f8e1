"""The one database, and the queries of its models run.

Rows come as they are stored, because hashes are made of them, and because peewee would look at
every value of every row. A query that is asked often is compiled once: peewee takes 100 µs to make
SQL of one, SQLite 5 to answer it.
"""

import sqlite3
from collections.abc import Sequence
from typing import Any, NewType

from peewee import SQL, BaseQuery, SqliteDatabase

# IMMEDIATE: a deferred transaction that reads first is refused at once when another one writes.
# One connection for all threads: with one per thread, a thread could go on in a file that another
# has closed long ago. A lock keeps their transactions apart.
database = SqliteDatabase(None, lock_type="IMMEDIATE", thread_safe=False)

VALUE = SQL(database.param)
"""Stands in a query for a value that is given when it is run."""

Compiled = NewType("Compiled", str)
"""The SQL that peewee makes of a query."""


def compiled(query: BaseQuery) -> Compiled:
    """Return a query's SQL, to be run with other values each time, in the order of its ``VALUE``.

    Raises ValueError for a query that holds values of its own.
    """
    sql, values = query.sql()
    if values:
        raise ValueError(f"a value of {sql} is not given when it is run")
    return Compiled(sql)


def rows(query: BaseQuery | Compiled, *values: object) -> list[tuple[Any, ...]]:
    """Return all rows of a query as they are stored. Raises peewee.DatabaseError."""
    asked = (query, values) if isinstance(query, str) else query.sql()
    found: list[tuple[Any, ...]] = database.execute_sql(*asked).fetchall()  # type: ignore[no-untyped-call]  # peewee's stub
    return found


def run_many(query: Compiled, values: Sequence[tuple[Any, ...]]) -> None:
    """Run one statement for each of the values; peewee has no such call. Raises sqlite3.Error."""
    if values:
        connection: sqlite3.Connection = database.connection()  # type: ignore[no-untyped-call]  # peewee's stub
        connection.executemany(query, values)


def pragma(key: str, value: int | None = None) -> Any:
    """Return a setting of the connection, or set it. Raises peewee.DatabaseError."""
    given = () if value is None else (value,)
    return database.pragma(key, *given)
