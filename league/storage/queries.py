"""The one database, and the queries of its models run.

Rows come as they are stored, because hashes are made of them, and because peewee would look at
every value of every row. A query that is asked often is compiled once: peewee takes 100 µs to make
SQL of one, SQLite 5 to answer it.
"""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NewType, TypeVar

from peewee import SQL, BaseQuery, DatabaseProxy, OperationalError, SqliteDatabase

T = TypeVar("T")

# IMMEDIATE: a deferred transaction that reads first is refused at once when another one writes.
# One connection for all threads: with one per thread, a thread could go on in a file that another
# has closed long ago. A lock keeps their transactions apart.
file_database = SqliteDatabase(None, lock_type="IMMEDIATE", thread_safe=False)
"""Databases that are files, one of them at a time."""

database = DatabaseProxy()
"""Stands for the database that is open; before any is, for a file."""
database.initialize(file_database)

VALUE = SQL(file_database.param)
"""Stands in a query for a value that is given when it is run."""

Compiled = NewType("Compiled", str)
"""The SQL that peewee makes of a query, as files take it."""


def compiled(query: BaseQuery) -> Compiled:
    """Return a query's SQL, to be run with other values each time, in the order of its ``VALUE``.

    Raises ValueError for a query that holds values of its own.
    """
    sql, values = file_database.get_sql_context().sql(query).query()  # type: ignore[no-untyped-call]  # peewee's stub
    if values:
        raise ValueError(f"a value of {sql} is not given when it is run")
    return Compiled(sql)


def rows(query: BaseQuery | Compiled, *values: object) -> list[tuple[Any, ...]]:
    """Return all rows of a query as they are stored. Raises peewee.DatabaseError."""
    asked = (spelled(query), values) if isinstance(query, str) else query.sql()
    found: list[tuple[Any, ...]] = database.execute_sql(*asked).fetchall()
    return found


def each_row(query: Compiled) -> Iterator[tuple[Any, ...]]:
    """Yield the rows of a query as they are stored, one after the other.

    Raises peewee.DatabaseError, sqlite3.Error, psycopg.Error.
    """
    yield from database.execute_sql(spelled(query))


def any_rows(query: BaseQuery | Compiled) -> list[tuple[Any, ...]]:
    """Return all rows as ``rows`` does, also those of texts that are none.

    Raises peewee.DatabaseError.
    """
    return with_any_text(lambda: rows(query))


def with_any_text(work: Callable[[], T]) -> T:
    """Return what comes of work that reads, which is done again where a text is none.

    Somebody wrote such a text past the program; each byte that is no part of a character comes as
    half of one. Raises peewee.DatabaseError.
    """
    try:
        return work()
    except (OperationalError, sqlite3.OperationalError):
        opened = database.connection()
        if not isinstance(opened, sqlite3.Connection):
            raise
        opened.text_factory = any_text
        try:
            return work()
        finally:
            opened.text_factory = str


def any_text(stored: bytes) -> str:
    """Return a text as it is stored, whatever its bytes are."""
    return stored.decode("utf-8", "surrogateescape")


def run_many(query: Compiled, values: Sequence[tuple[Any, ...]]) -> None:
    """Run one statement for each of the values; peewee has no such call.

    Raises sqlite3.Error, psycopg.Error.
    """
    if len(values) == 1:
        # A server takes much longer to make itself ready for many.
        database.connection().execute(spelled(query), values[0])
    elif values:
        database.connection().cursor().executemany(spelled(query), values)


def spelled(query: Compiled) -> str:
    """Return a statement as the open database takes it: values are marked otherwise by each."""
    return query.replace(file_database.param, database.param)
