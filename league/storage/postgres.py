"""A database on a PostgreSQL server: opened, connected to again, and asked as only it is asked.

All tables stand in a schema of their own, named after the program. Whoever writes locks the end of
the journal first, so that one step follows the other; whoever reads sees one snapshot throughout.
"""

from contextlib import AbstractContextManager, nullcontext, suppress
from typing import Any

import peewee
import psycopg
from psycopg import sql
from psycopg.conninfo import conninfo_to_dict

from league import clock
from league.addresses import Address, Location
from league.slot import Slot
from league.storage import (
    last_seen_step,
    postgres_catalogue,
    postgres_content,
    postgres_failures,
    postgres_migrations,
)
from league.storage.failures import replaced
from league.storage.postgres_server import READING, Connection, Server
from league.storage.queries import database, file_database
from league.storage.schemas import Fault, refusal
from league.storage.transfer import TABLES, Held

REFUSALS: tuple[type[Exception], ...] = (peewee.PeeweeException, psycopg.Error, OSError)
"""What the server, or peewee and psycopg for it, raise when they refuse."""

_ANSWERS_WITHIN = 10
"""Seconds in which a server must answer, when the address says nothing else."""
_FILLING_MS = 10_000
"""How long putting a whole database in waits for another program, in milliseconds."""
_open = Slot[Server]()
"""Empty when none is open."""


def check_place(place: Location, *, must_exist: bool) -> None:
    """Do nothing: whether there is a database, the server says when one connects to it."""
    del place, must_exist


def open_place(
    place: Location, *, must_exist: bool, patience_ms: int, known_only: bool = False
) -> None:
    """Connect to a database, its tables made or brought up to date when needed.

    A server is no file from elsewhere: any may be opened whose schema is as it must be. Raises
    StorageError, SchemaError, InputError for an address that cannot be read, psycopg.Error.
    """
    del known_only
    assert isinstance(place, Address)
    given = connection_of(place)
    with psycopg.connect(**given, autocommit=True) as connection:
        _prepare(connection, place, patience_ms, must_exist=must_exist)
    server = Server(place, **given, patience_ms=patience_ms)
    server.table = _table(server)
    database.initialize(server)
    _open.value = server


def _prepare(connection: Connection, place: Address, patience_ms: int, *, must_exist: bool) -> None:
    """Bring a database up to date that is made as its version is.

    Raises StorageError, SchemaError, psycopg.Error.
    """
    version = postgres_migrations.look(connection, place, patience_ms, must_exist=must_exist)
    if version:
        _refuse_others(connection, place, version)
    if version < postgres_migrations.VERSION:
        postgres_migrations.migrate(connection)
        # Something may have stood in the schema before.
        _refuse_others(connection, place, postgres_migrations.VERSION)


def _refuse_others(connection: Connection, place: Address, version: int) -> None:
    things, note = postgres_catalogue.made_of(connection), last_seen_step.note_of(place)
    noted = note.schema if note else None
    if faults := postgres_catalogue.faults_of(connection, things, version, noted):
        raise refusal(place, faults)
    number = postgres_catalogue.number_of(things)
    if note is not None and number != noted:
        last_seen_step.replace(place, note.head, number)


def schema_number() -> int:
    """Return a number of what the open database is made of."""
    return postgres_catalogue.number_of(postgres_catalogue.made_of(_open.held.raw))


def note_schema(place: Location) -> None:
    """Do nothing: it is compared each time."""
    del place


def schema_faults() -> tuple[Fault, ...]:
    """Return what of the open database is not as this program makes it."""
    raw = _open.held.raw
    return postgres_catalogue.faults_of(raw, postgres_catalogue.made_of(raw))


def connection_of(place: Address) -> dict[str, Any]:
    """Return what psycopg is given for an address. Raises psycopg.ProgrammingError."""
    asked: dict[str, Any] = {"connect_timeout": _ANSWERS_WITHIN, "client_encoding": "UTF8"}
    return asked | conninfo_to_dict(place.url)


def close() -> None:
    """End the connection; nothing happens when there is none."""
    if server := _open.value:
        with suppress(*REFUSALS):
            server.close()
    _open.value = None
    database.initialize(file_database)
    clock.follow(None)


def writing(place: Location) -> AbstractContextManager[object]:
    """Return a transaction that keeps other writers out from its beginning."""
    del place
    transaction: AbstractContextManager[object] = _open.held.atomic()
    return transaction


def reading() -> AbstractContextManager[object]:
    """Return a transaction that sees one state and keeps nobody out."""
    transaction: AbstractContextManager[object] = _open.held.atomic(READING)
    return transaction


def check(place: Location) -> None:
    """Look whether the journal is the one that was opened, if any. Raises ReplacedError."""
    if _open.value is None:
        raise replaced(place)
    server = _open.held
    with nullcontext() if server.in_transaction() else reading():
        if _table(server) != server.table:
            raise replaced(place)


def defer_constraints() -> None:
    """Do nothing: the tables say that rows are looked at when the transaction ends."""


def set_patience(milliseconds: int) -> None:
    """Say how long a write waits for another program's write."""
    _open.held.raw.execute(f"SET lock_timeout = {milliseconds:d}")


def loose_rows() -> list[tuple[str, str]]:
    """Return the table of a row that names what is not there, and the table it names.

    There is none outside a transaction that writes, because the server keeps them out.
    """
    server = _open.held
    if not server.in_transaction():
        return []
    try:
        with server.raw.transaction():
            server.raw.execute("SET CONSTRAINTS ALL IMMEDIATE")
            server.raw.execute("SET CONSTRAINTS ALL DEFERRED")
    except psycopg.errors.ForeignKeyViolation as error:
        return [(error.diag.table_name or "", error.diag.constraint_name or "")]
    return []


def rewrite() -> bool:
    """Write all tables anew; the server's own log goes with its next turns."""
    names = ", ".join(f'"{table.described().table_name}"' for table in TABLES)
    _open.held.raw.execute(sql.SQL("VACUUM FULL " + names))
    return True


def fill(place: Location, content: Held, *, anew: bool) -> None:
    """Put all rows of a database into one on a server.

    Raises InputError for one that holds something unless it is made ``anew``, StorageError,
    psycopg.Error.
    """
    assert isinstance(place, Address)
    with psycopg.connect(**connection_of(place), autocommit=True) as connection:
        _prepare(connection, place, _FILLING_MS, must_exist=False)
        postgres_content.fill(connection, place, content, anew=anew)


def sentence_for(error: Exception, place: Location) -> str:
    """Return what went wrong on the server, and what to do about it."""
    return postgres_failures.sentence_for(error, place)


def _table(server: Server) -> int:
    found = server.raw.execute("SELECT to_regclass('journal_head')::oid").fetchone()
    return int(found[0] or 0) if found else 0
