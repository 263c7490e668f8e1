"""SQL on the open database: a test looks at what is stored, or changes it behind the program."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from league.storage.queries import Compiled, database, spelled
from tests import both_databases

Run = Callable[[str, Sequence[tuple[Any, ...]]], object]
"""Runs a statement, with ``?`` for each value, for each of the rows."""


def rows(sql: str, *parameters: object) -> list[tuple[Any, ...]]:
    found: list[tuple[Any, ...]] = database.execute_sql(
        spelled(Compiled(sql)), parameters
    ).fetchall()
    return found


def execute(sql: str, *parameters: object) -> None:
    database.execute_sql(spelled(Compiled(sql)), parameters)


def tamper(path: Path, *statements: str) -> None:
    """Change the database behind the program's back, as somebody who knows SQL can."""
    with behind(path) as run:
        for statement in statements:
            run(statement, [()])


@contextmanager
def behind(path: Path) -> Iterator[Run]:
    """Give a connection of one's own, for which nothing is append-only and no row refers to any."""
    address = both_databases.address_of(path)
    if address is None:
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            found = other.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
            triggers = found.fetchall()
            for name, _sql in triggers:
                other.execute(f"DROP TRIGGER {name}")
            yield other.executemany
            for _name, made_by in triggers:
                other.execute(made_by)
        return
    import psycopg  # noqa: PLC0415  # it may not be installed

    with psycopg.connect(address.url, autocommit=True) as server, server.cursor() as cursor:
        server.execute("SET search_path = spielleiter")
        server.execute("SET session_replication_role = replica")
        yield lambda sql, values: cursor.executemany(sql.replace("?", "%s").encode(), values)
