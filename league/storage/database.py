"""The one database file: opening, closing, and transactions, with errors said as sentences."""

import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from threading import RLock
from urllib.parse import unquote, urlsplit

import peewee

from league import clock, text
from league.errors import InputError, ReplacedError, StorageError
from league.language import _
from league.storage import heads, migrations
from league.storage.fact_tables import RowChange
from league.storage.failures import sentence_for
from league.storage.models_matches import Journal
from league.storage.queries import database, rows

BUSY_MS = 10_000
"""How long a write waits for another program's write, in milliseconds."""

_turn = RLock()


@dataclass(slots=True)
class _Transaction:
    """What is under way and not on the disk yet."""

    began: datetime
    changes: tuple[RowChange, ...] = ()
    """Changed rows of facts that no step of the journal tells of yet."""
    head: tuple[int, str] | None = None
    """Number and hash of the last step added; None = no step yet."""
    deed: int | None = None
    """Number of the first step added: all steps of a transaction are one deed."""


@dataclass(frozen=True, slots=True)
class _File:
    """The open file as it was last seen."""

    identity: tuple[int, int]
    """Device and number."""
    size: int
    """Bytes; a database of ours never shrinks."""


_file: list[_File] = []
"""Empty when none is open."""
_under_way: list[_Transaction] = []
"""The transaction under way; empty outside one."""


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
        _file.clear()


@contextmanager
def writing() -> Iterator[None]:
    """Make everything inside one transaction: all of it is stored and on the disk, or nothing.

    All steps of the journal added inside are one deed. Raises StorageError when the database
    refuses, and when its file is gone or was replaced: what is written to a deleted file would be
    lost with the program's end.
    """
    with _turn, _said(opened()):
        if _under_way:
            with _nested(_under_way[0]), database.atomic():
                yield
            return
        check_file(opened())
        transaction = _Transaction(clock.now())
        _under_way.append(transaction)
        try:
            with database.atomic():
                yield
                if transaction.changes:
                    raise RuntimeError("facts were changed without a step of the journal")
        finally:
            _under_way.clear()
        if transaction.head is not None:
            heads.keep(opened(), transaction.head, _hash_of)


@contextmanager
def _nested(transaction: _Transaction) -> Iterator[None]:
    """Forget what was noted inside when that is taken back."""
    kept = (transaction.changes, transaction.head, transaction.deed)
    try:
        yield
    except BaseException:
        transaction.changes, transaction.head, transaction.deed = kept
        raise


def note(changes: Iterable[RowChange]) -> None:
    """Note rows that were changed, for the next step of the journal; inside ``writing()``."""
    _under_way[0].changes += tuple(changes)


def claim(number: int) -> tuple[tuple[RowChange, ...], int]:
    """Return the changes a new step tells of, and the deed it belongs to; inside ``writing()``."""
    transaction = _under_way[0]
    changes, transaction.changes = transaction.changes, ()
    if transaction.deed is None:
        transaction.deed = number
    return changes, transaction.deed


def stepped(number: int, digest: str) -> None:
    """Note the step that was added last; inside ``writing()``."""
    _under_way[0].head = (number, digest)


def is_untold() -> bool:
    """Say whether rows of facts were changed that no step of the journal tells of yet."""
    return bool(_under_way and _under_way[0].changes)


def connection() -> object:
    """Return the connection to the open file: another object when the file is opened again."""
    found: object = database.connection()  # type: ignore[no-untyped-call]  # peewee's stub
    return found


def is_writing() -> bool:
    """Say whether a transaction is under way."""
    return bool(_under_way)


def moment() -> datetime:
    """Return the time by which things are dated: one and the same throughout a transaction."""
    return _under_way[0].began if _under_way else clock.now()


def _hash_of(number: int) -> str | None:
    found = rows(Journal.select(Journal.hash).where(Journal.number == number))
    return str(found[0][0]) if found else None


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


def _connect(path: Path, busy_ms: int, *, writable: bool) -> None:
    pragmas: dict[str, object] = {"busy_timeout": busy_ms, "foreign_keys": 1, "synchronous": "full"}
    if writable:
        pragmas["journal_mode"] = "wal"
    target = str(path) if writable else _reading_uri(path)
    database.init(target, pragmas=pragmas, uri=not writable, check_same_thread=False)
    try:
        database.connect()
    except peewee.DatabaseError:
        database.init(None)
        raise
    _file[:] = [_seen(path)]


def _seen(path: Path) -> _File:
    state = path.stat()
    return _File((state.st_dev, state.st_ino), state.st_size)


def check_file(path: Path) -> None:
    """Look whether the open file still lies at its path; the file system is asked, nothing read.

    Raises StorageError when nothing lies there, ReplacedError when another file does, or when
    what lies there is not open.
    """
    with _said(path):
        try:
            now = _seen(path)
        except FileNotFoundError as error:
            sentence = _(
                "The database file {path} is gone: nothing can be stored. Put it back, or close the"
                " program and open another file."
            )
            raise StorageError(sentence.format(path=path)) from error
    same = [one for one in _file if one.identity == now.identity and one.size <= now.size]
    _file[:] = [now] if same else []
    if not same:
        raise replaced(path)


def replaced(path: Path) -> ReplacedError:
    """Return what is said when another file lies where the open one was."""
    sentence = _(
        "Another file lies at {path} now, such as a copy that was put back. Nothing was stored;"
        " look at what it holds and store again."
    )
    return ReplacedError(sentence.format(path=path))


def _check_place(path: Path, must_exist: bool) -> None:
    if must_exist and not path.exists():
        raise StorageError(
            _("There is no database {path}; import a season first.").format(path=path)
        )
    if path.is_dir():
        raise StorageError(_("{path} is a folder, not a database.").format(path=path))
    if path.exists() and not path.is_file():
        raise StorageError(_("{path} is no file, and so no database.").format(path=path))
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
