"""Bringing a database on a server up to date, step by step, while no other program does."""

from typing import Any

import psycopg

from league.addresses import Address
from league.errors import StorageError
from league.language import _
from league.storage.gate import EmptyError
from league.storage.later_schemas import LATER
from league.storage.migrations import STEPS as FILE_STEPS
from league.storage.postgres_schema_7 import TABLES_7
from league.storage.postgres_triggers_7 import TRIGGERS_7
from league.storage.schemas import no_version

SCHEMA = "spielleiter"
"""Where on the server all our tables stand, apart from other programs'."""
FIRST = 7
"""Version of the first schema on a server; versions are counted as those of files."""
STEPS: tuple[tuple[str, ...], ...] = ((*TABLES_7, *TRIGGERS_7), *LATER)
VERSION = FIRST + len(STEPS) - 1
assert len(FILE_STEPS) == VERSION

_LOCK = 0x5370_6C31
"""Number of the lock that only one program holds while it changes tables."""


def settle(connection: "psycopg.Connection[Any]", patience_ms: int) -> None:
    """Say on a connection how it is used; ``patience_ms`` as for ``postgres.set_patience``."""
    connection.execute(
        f"SET search_path = {SCHEMA}; SET lock_timeout = {patience_ms:d};"
        " SET synchronous_commit = on; SET TimeZone = 'UTC'; SET client_min_messages = warning",
        prepare=False,
    )


def look(
    connection: "psycopg.Connection[Any]", place: Address, patience_ms: int, *, must_exist: bool
) -> int:
    """Return of which version a database is, 0 for an empty one; nothing is changed.

    Raises StorageError when nothing of ours is there (``must_exist``), when it is of no version
    known here, and when the server keeps no texts of all languages; psycopg.Error.
    """
    settle(connection, patience_ms)
    if connection.info.parameter_status("server_encoding") != "UTF8":
        sentence = _("{path} keeps texts in another encoding than UTF-8; make one with UTF-8.")
        raise StorageError(sentence.format(path=place))
    version = version_of(connection)
    if version is None and must_exist:
        sentence = _(
            "{path} is empty. “spielleiter season new” begins a season there, “spielleiter import"
            " FILE” reads one in, “spielleiter copy” brings a whole database."
        )
        raise EmptyError(sentence.format(path=place))
    if version is not None and version > VERSION:
        sentence = _(
            "{path} was written by a newer version of this program"
            " (schema {found}, known up to {known}); update the program."
        )
        raise StorageError(sentence.format(path=place, found=version, known=VERSION))
    if version is not None and version < FIRST:
        raise no_version(place, version)
    return version or 0


def version_of(connection: "psycopg.Connection[Any]") -> int | None:
    """Return the version of the tables; None = there are none. Raises psycopg.Error."""
    table = f"{SCHEMA}.schema_version"
    if connection.execute("SELECT to_regclass(%s)", (table,)).fetchone() == (None,):
        return None
    found = connection.execute(f"SELECT version FROM {table}").fetchone()
    return int(found[0]) if found else 0


def migrate(connection: "psycopg.Connection[Any]") -> None:
    """Take the steps, while other programs wait and then find the work done."""
    with connection.transaction():
        lock(connection)
        version = version_of(connection)
        if version is None:
            connection.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}")
        make(connection, version or 0)


def make(connection: "psycopg.Connection[Any]", version: int = 0, wanted: int = VERSION) -> None:
    """Take the steps from one version to another, in the schema that the path begins with."""
    if not version:
        connection.execute("CREATE TABLE schema_version (version BIGINT NOT NULL)")
        connection.execute("INSERT INTO schema_version VALUES (0)")
    for step in STEPS[max(version - FIRST + 1, 0) : wanted - FIRST + 1]:
        for statement in step:
            connection.execute(statement)
    connection.execute(f"UPDATE schema_version SET version = {wanted}")


def lock(connection: "psycopg.Connection[Any]") -> None:
    """Wait until no other program changes tables; held until the transaction ends."""
    connection.execute("SELECT pg_advisory_xact_lock(%s)", (_LOCK,))
