"""A whole database written into another one, row by row, whatever kinds the two are of."""

import sqlite3
from collections.abc import Callable, Iterable, Mapping
from contextlib import closing
from pathlib import Path

from league.errors import StorageError
from league.language import _
from league.storage import migrations
from league.storage.fact_tables import FACT_TABLES, Row
from league.storage.models import Setting, Table
from league.storage.models_access import AccessCode, Attempt, Credential, LoginSession, Message
from league.storage.models_matches import Draft, FactHash, Journal
from league.storage.queries import Compiled, rows

TABLES: tuple[type[Table], ...] = (
    Setting,
    *(table.model for table in FACT_TABLES.values()),
    Draft,
    Journal,
    FactHash,
    Credential,
    AccessCode,
    LoginSession,
    Attempt,
    Message,
)
"""All but the one of where the journal ends, which follows from its steps; parents come first."""

Held = Mapping[type[Table], list[Row]]
"""All rows of a database, by table, in the order of their keys."""

_BUSY_MS = 1000


def held() -> Held:
    """Return all rows of the open database; inside ``reading()``. Raises peewee.DatabaseError."""
    return {table: rows(table.selecting()) for table in TABLES}


def put(content: Held, run: Callable[[Compiled, Iterable[Row]], object]) -> None:
    """Write all rows into empty tables; ``run`` runs a statement for each of its rows."""
    for table in TABLES:
        run(table.inserting(), content[table])


def compare(content: Held, stored: Held) -> None:
    """Refuse a copy that is not the same row by row, the journal byte for byte.

    Raises StorageError.
    """
    for table in TABLES:
        if content[table] != stored[table]:
            sentence = _("The copy differs from the original in table “{table}”; it was given up.")
            raise StorageError(sentence.format(table=table.described().table_name))


def to_file(content: Held, target: Path) -> None:
    """Make a file of all rows and read it again. It does not exist yet.

    Raises sqlite3.Error, StorageError.
    """
    migrations.migrate(target, _BUSY_MS)
    with closing(sqlite3.connect(target)) as connection:
        with connection:
            put(content, connection.executemany)
        connection.execute("PRAGMA journal_mode = DELETE")
    compare(content, of_file(target))


def of_file(source: Path) -> Held:
    """Return all rows of a file, as it stands at one moment; an older one is brought up to date.

    Raises sqlite3.Error.
    """
    with closing(sqlite3.connect(":memory:")) as copy:
        with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as one:
            one.backup(copy, pages=-1)
        migrations.take_steps(copy)
        return {table: copy.execute(table.selecting()).fetchall() for table in TABLES}
