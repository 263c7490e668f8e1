"""A database in a file: opened, looked for at its place, and asked what only SQLite is asked so."""

import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import peewee

from league import files
from league.addresses import Location
from league.errors import StorageError
from league.language import _
from league.slot import Slot
from league.storage import failures, gate, last_seen_step, migrations
from league.storage.queries import database, file_database
from league.storage.schemas import Fault, faults_of

if TYPE_CHECKING:
    from league.storage.transfer import Held

REFUSALS: tuple[type[Exception], ...] = (peewee.PeeweeException, sqlite3.Error, OSError)
"""What SQLite, or peewee for it, raises when it refuses."""


@dataclass(frozen=True, slots=True)
class _File:
    """The open file as it was last seen."""

    identity: tuple[int, int]
    """Device and number."""
    size: int
    """Bytes; a database of ours never shrinks."""


_file = Slot[_File]()
"""Empty when none is open."""


def open_place(
    place: Location, *, must_exist: bool, patience_ms: int, known_only: bool = False
) -> None:
    """Open a file, made or brought up to date when needed; whether it must exist was looked at.

    A file that may not be written is opened for reading. Raises UnprovenError for a file that this
    machine does not know, unless any may be opened; StorageError, sqlite3.Error.
    """
    del must_exist
    path = _path(place)
    writable = _writable(path)
    seen = gate.look(path, patience_ms, writable=writable)
    if known_only and not seen.known:
        raise gate.UnprovenError
    newest = len(migrations.STEPS)
    if writable and seen.version < newest:
        migrations.migrate(path, patience_ms)
    _connect(path, patience_ms, writable=writable)
    if seen.known and 0 < seen.version < newest:
        note_schema(place)


def schema_number() -> int:
    """Return SQLite's count of how often what the open file is made of was changed."""
    return int(file_database.pragma("schema_version"))


def note_schema(place: Location) -> None:
    """Note that what the open file is made of was changed by this program itself."""
    note = last_seen_step.note_of(place)
    if note is not None:
        last_seen_step.replace(place, note.head, schema_number())


def schema_faults() -> tuple[Fault, ...]:
    """Return what of the open file is not as this program makes it."""
    connection = file_database.connection()  # type: ignore[no-untyped-call]  # peewee's stub
    return faults_of(migrations.made_of(connection), len(migrations.STEPS))


def close() -> None:
    """Close the file; nothing happens when none is open."""
    file_database.init(None)
    _file.value = None


@contextmanager
def writing(place: Location) -> Iterator[None]:
    """Make a transaction that keeps other writers out from its beginning. Raises as ``check``."""
    check(place)
    with file_database.atomic():
        yield


def reading() -> AbstractContextManager[object]:
    """Return a transaction that sees one state and keeps nobody out."""
    transaction: AbstractContextManager[object] = file_database.atomic("DEFERRED")
    return transaction


def check(place: Location) -> None:
    """Look whether the open file still lies at its path; the file system is asked, nothing read.

    Raises StorageError when nothing lies there, ReplacedError when another file does, or when what
    lies there is not open.
    """
    path = _path(place)
    try:
        now = _seen(path)
    except FileNotFoundError as error:
        sentence = _(
            "The database file {path} is gone: nothing can be stored. Put it back, or close the"
            " program and open another file."
        )
        raise StorageError(sentence.format(path=path)) from error
    seen, _file.value = _file.value, None
    if seen is None or seen.identity != now.identity or seen.size > now.size:
        raise failures.replaced(path)
    _file.value = now


def defer_constraints() -> None:
    """Look at rows that refer to others when the transaction ends, and not before."""
    file_database.pragma("defer_foreign_keys", 1)


def set_patience(milliseconds: int) -> None:
    """Say how long a write waits for another program's write."""
    file_database.pragma("busy_timeout", milliseconds)


def loose_rows() -> list[tuple[str, str]]:
    """Return the table of each row that names what is not there, and the table it names."""
    # SQL: peewee returns one value of a pragma, and this one answers in rows.
    found: Iterable[tuple[str, int, str, int]] = file_database.execute_sql(  # type: ignore[no-untyped-call]  # peewee's stub
        "PRAGMA foreign_key_check"
    )
    return [(table, parent) for table, _row, parent, _key in found]


def rewrite() -> bool:
    """Write the file anew; False when others are reading, whose log stays until they close."""
    run = file_database.execute_sql
    run("VACUUM")  # type: ignore[no-untyped-call]  # peewee's stub
    ((busy, *_pages),) = run("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()  # type: ignore[no-untyped-call]  # the same
    return not busy


def fill(place: Location, content: "Held", *, anew: bool) -> None:
    """Make a file of all rows of a database.

    Raises InputError for a file that stands already unless it is made ``anew``, StorageError,
    sqlite3.Error.
    """
    from league.storage import transfer

    files.write_beside(_path(place), lambda beside: transfer.to_file(content, beside), force=anew)


def sentence_for(error: Exception, place: Location) -> str:
    """Return what went wrong with the file, and what to do about it."""
    return failures.sentence_for(error, _path(place))


def check_place(place: Location, *, must_exist: bool) -> None:
    """Refuse where no database can be. Raises StorageError, OSError."""
    path = _path(place)
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


def _path(place: Location) -> Path:
    assert isinstance(place, Path)
    return place


def _connect(path: Path, patience_ms: int, *, writable: bool) -> None:
    pragmas: dict[str, object] = {
        "busy_timeout": patience_ms,
        "foreign_keys": 1,
        "synchronous": "full",
    }
    if writable:
        pragmas["journal_mode"] = "wal"
    target = str(path) if writable else gate.reading_uri(path)
    file_database.init(target, pragmas=pragmas, uri=not writable, check_same_thread=False)
    try:
        file_database.connect()
    except peewee.DatabaseError:
        file_database.init(None)
        raise
    database.initialize(file_database)
    _file.value = _seen(path)


def _seen(path: Path) -> _File:
    state = path.stat()
    return _File((state.st_dev, state.st_ino), state.st_size)


def _writable(path: Path) -> bool:
    """Say whether file and folder may be written; a file yet to be made counts as writable."""
    return os.access(path.parent, os.W_OK) and (not path.exists() or os.access(path, os.W_OK))
