"""All rows of a database put into one on a server, in one transaction."""

from collections.abc import Iterable
from typing import Any

import psycopg
from psycopg import sql

from league.addresses import Address
from league.errors import InputError
from league.language import _
from league.storage import postgres_migrations, transfer
from league.storage.fact_tables import Row
from league.storage.models import Season, Table
from league.storage.models_access import Attempt, Message
from league.storage.models_matches import Draft, Journal
from league.storage.queries import Compiled
from league.storage.transfer import TABLES, Held

_NUMBERED: tuple[type[Table], ...] = (Draft, Attempt, Message)
"""Tables whose rows the server numbers."""


def fill(
    connection: "psycopg.Connection[Any]", place: Address, content: Held, *, anew: bool
) -> None:
    """Put all rows in, and read them again before they are stored for good.

    What is there goes when it is made ``anew``; who has the database open is told so. Raises
    InputError when something is there otherwise, StorageError, psycopg.Error.
    """
    with connection.transaction(), connection.cursor() as cursor:
        postgres_migrations.lock(connection)
        if anew:
            connection.execute(f"DROP SCHEMA {postgres_migrations.SCHEMA} CASCADE")
            postgres_migrations.migrate(connection)
        elif _rows(connection, Journal) or _rows(connection, Season):
            raise InputError(_("{path} holds something already."), path=place)

        def run(statement: Compiled, rows: Iterable[Row]) -> None:
            cursor.executemany(_spelled(statement), rows)

        transfer.put(content, run)
        for table in _NUMBERED:
            _count_on(connection, table)
        transfer.compare(content, {table: _rows(connection, table) for table in TABLES})


def _rows(connection: "psycopg.Connection[Any]", table: type[Table]) -> list[Row]:
    return connection.execute(_spelled(table.selecting())).fetchall()


def _spelled(statement: Compiled) -> sql.SQL:
    """Return a statement as psycopg takes it: it marks values otherwise than files do."""
    return sql.SQL(statement.replace("?", "%s"))


def _count_on(connection: "psycopg.Connection[Any]", table: type[Table]) -> None:
    """Let the server go on with the number after the last one."""
    name = sql.Identifier(table.described().table_name)
    connection.execute(
        sql.SQL(
            "SELECT setval(pg_get_serial_sequence({}, 'number'), max(number)) FROM {}"
            " HAVING max(number) > 0"
        ).format(sql.Literal(table.described().table_name), name)
    )
