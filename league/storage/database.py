"""The one database file: opening, closing, and transactions, with errors said as sentences."""

import os
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from threading import RLock
from typing import Any
from urllib.parse import unquote, urlsplit

import peewee

from league import text
from league.errors import InputError, ReplacedError, StorageError
from league.language import _
from league.storage import migrations
from league.storage.failures import sentence_for

BUSY_MS = 10_000
"""How long a write waits for another program's write, in milliseconds."""

# IMMEDIATE: a deferred transaction that reads first is refused at once when another one writes.
# One connection for all threads: with one per thread, a thread could go on in a file that another
# has closed long ago. The lock keeps their transactions apart.
database = peewee.SqliteDatabase(None, lock_type="IMMEDIATE", thread_safe=False)
_turn = RLock()
_identity: list[tuple[int, int]] = []
"""Device and number of the file as it was opened; empty when none is open."""
_began: list[datetime] = []
"""When the transaction under way began; empty outside one."""


def open_database(path: Path, *, must_exist: bool = False, busy_ms: int = BUSY_MS) -> None:
    """Open a database file, made or brought up to date when needed.

    A file that may not be written is opened for reading. Raises StorageError when the file is
    missing (``must_exist``), locked, damaged, of another program or of a newer version, or when
    its folder is missing or may not be written. What was open before is closed first, but not
    for a file or folder that is missing.
    """
    with _turn, _said(path):
        _check_place(path, must_exist)
        # First: another file at the same path must not be read with the log of the one before.
        close_database()
        writable = _writable(path)
        migrations.inspect(path, _reading_uri(path), busy_ms, writable=writable)
        if writable:
            migrations.migrate(path, busy_ms)
        _connect(path, busy_ms, writable=writable)


def close_database() -> None:
    """Close the database; nothing happens when it is not open."""
    with _turn:
        database.init(None)
        _identity.clear()


@contextmanager
def writing() -> Iterator[None]:
    """Make everything inside one transaction: all of it is stored, or nothing.

    Raises StorageError when the database refuses, and when its file is gone or was replaced:
    what is written to a deleted file would be lost with the program's end.
    """
    with _turn, _said(opened()):
        check_file(opened())
        _began.append(moment())
        try:
            with database.atomic():
                yield
        finally:
            _began.pop()


def moment() -> datetime:
    """Return the time by which things are dated: one and the same throughout a transaction."""
    return _began[0] if _began else datetime.now(UTC)


@contextmanager
def reading() -> Iterator[None]:
    """See one state of the database throughout. Raises StorageError when it cannot be read."""
    with _turn, _said(opened()), database.atomic("DEFERRED"):
        yield


def opened() -> Path:
    """Return the path of the open file. Raises StorageError when none is open."""
    if database.deferred:
        raise StorageError(_("No database is open."))
    target = str(database.database)
    return Path(unquote(urlsplit(target).path) if target.startswith("file:") else target)


def opened_file() -> Path | None:
    """Return the path of the open file, None when none is open."""
    return None if database.deferred else opened()


def rows(sql: str, *parameters: object) -> list[tuple[Any, ...]]:
    """Return all rows of a query."""
    return _connection().execute(sql, parameters).fetchall()


def insert(table: str, columns: Sequence[str], values: Iterable[tuple[Any, ...]]) -> None:
    """Insert rows with these columns."""
    names = ",".join(f'"{column}"' for column in columns)
    places = ",".join("?" * len(columns))
    _connection().executemany(f"INSERT INTO {table} ({names}) VALUES ({places})", values)


def execute(sql: str, *parameters: object) -> None:
    """Run one statement that returns nothing."""
    _connection().execute(sql, parameters)


def _connection() -> sqlite3.Connection:
    connection: sqlite3.Connection = database.connection()  # type: ignore[no-untyped-call]  # peewee's stub
    return connection


def _connect(path: Path, busy_ms: int, *, writable: bool) -> None:
    pragmas: dict[str, object] = {
        "busy_timeout": busy_ms,
        "foreign_keys": 1,
        "synchronous": "normal",
    }
    if writable:
        pragmas["journal_mode"] = "wal"
    target = str(path) if writable else _reading_uri(path)
    database.init(target, pragmas=pragmas, uri=not writable, check_same_thread=False)
    try:
        database.connect()
    except peewee.DatabaseError:
        database.init(None)
        raise
    _identity[:] = [_identity_of(path)]


def _identity_of(path: Path) -> tuple[int, int]:
    state = path.stat()
    return state.st_dev, state.st_ino


def check_file(path: Path) -> None:
    """Look whether the open file still lies at its path; the file system is asked, nothing read.

    Raises StorageError when nothing lies there, ReplacedError when another file does, or when
    what lies there is not open.
    """
    with _said(path):
        try:
            same = [_identity_of(path)] == _identity
        except FileNotFoundError as error:
            sentence = _(
                "The database file {path} is gone: nothing can be stored. Put it back, or close the"
                " program and open another file."
            )
            raise StorageError(sentence.format(path=path)) from error
    if not same:
        sentence = _(
            "Another file lies at {path} now, such as a copy that was put back. Nothing was stored;"
            " look at what it holds and store again."
        )
        raise ReplacedError(sentence.format(path=path))


def _check_place(path: Path, must_exist: bool) -> None:
    if must_exist and not path.exists():
        raise StorageError(
            _("There is no database {path}; import a season first.").format(path=path)
        )
    if path.is_dir():
        raise StorageError(_("{path} is a folder, not a database.").format(path=path))
    if not path.parent.is_dir():
        raise StorageError(_("The folder {path} does not exist.").format(path=path.parent))
    if not path.exists() and not os.access(path.parent, os.W_OK):
        raise StorageError(_("The folder {path} may not be written.").format(path=path.parent))


def _writable(path: Path) -> bool:
    """Say whether file and folder may be written; a file yet to be made counts as writable."""
    return os.access(path.parent, os.W_OK) and (not path.exists() or os.access(path, os.W_OK))


def _reading_uri(path: Path) -> str:
    """Return the address for reading only.

    In a folder that may not be written a finished file is read as it stands, because the files
    beside it that reading shares with writers cannot be made.
    """
    log = path.with_name(path.name + "-wal")
    sealed = not log.exists() and not os.access(path.parent, os.W_OK)
    return f"{path.absolute().as_uri()}?mode=ro" + ("&immutable=1" if sealed else "")


@contextmanager
def _said(path: Path) -> Iterator[None]:
    """Turn what the database refuses into a sentence."""
    try:
        yield
    except (peewee.DatabaseError, peewee.InterfaceError, sqlite3.Error, OSError) as error:
        raise StorageError(sentence_for(error, path)) from error
    except UnicodeEncodeError as error:
        raise InputError(text.fault(error.object)) from error
