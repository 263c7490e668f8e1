"""The gate for files: each is looked at before it is opened, and none is opened that is not ours.

What a file is made of is compared each time. A file that this machine does not know as it is now,
such as one from elsewhere, is to be proved from end to end as well (``proved_files``).
"""

import os
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from league.errors import StorageError
from league.language import _
from league.storage import last_seen_step
from league.storage.migrations import APPLICATION_ID, STEPS, made_of, number_of
from league.storage.models_matches import Journal
from league.storage.queries import VALUE, Compiled, compiled
from league.storage.schemas import faults_of, no_version, refusal


class UnprovenError(StorageError):
    """A file that this machine does not know as it is now."""


class EmptyError(StorageError):
    """A database on a server in which nothing of ours is."""


@dataclass(frozen=True, slots=True)
class Look:
    """What a file was seen to be."""

    version: int
    """0 = nothing is in it yet."""
    known: bool
    """It is the one this machine noted: its journal holds the step kept of it, and nobody changed
    tables, triggers or indexes since."""


NOTHING = Look(0, known=True)
"""A file that is not there yet or holds nothing."""


def look(path: Path, busy_ms: int, *, writable: bool) -> Look:
    """Look at a file without touching it.

    Raises StorageError when it is another program's, of no version known here, or older and
    read-only; SchemaError when it is not made as this program makes one; sqlite3.Error.
    """
    if not path.exists() or path.stat().st_size == 0:
        return NOTHING
    with closing(sqlite3.connect(reading_uri(path), uri=True, timeout=busy_ms / 1000)) as seen:
        # One state throughout: another program may be making the file just now.
        seen.execute("BEGIN")
        version = version_of(seen, path)
        found = Look(version, known=_is_known(seen, path)) if version else NOTHING
    if found is not NOTHING and found.version < len(STEPS) and not writable:
        sentence = _("{path} is of an older version and may not be written.")
        raise StorageError(sentence.format(path=path))
    return found


def version_of(connection: sqlite3.Connection, path: Path) -> int:
    """Return which version a file is of, 0 for an empty one, once it is made as that version is.

    Raises as ``look``.
    """
    things = made_of(connection)
    version = number_of(connection, "PRAGMA user_version")
    if not things and version == 0:
        return 0
    if number_of(connection, "PRAGMA application_id") != APPLICATION_ID:
        raise StorageError(_("{path} belongs to another program.").format(path=path))
    if version > len(STEPS):
        sentence = _(
            "{path} was written by a newer version of this program"
            " (schema {found}, known up to {known}); update the program."
        )
        raise StorageError(sentence.format(path=path, found=version, known=len(STEPS)))
    if version < 1:
        raise no_version(path, version)
    if faults := faults_of(things, version):
        raise refusal(path, faults)
    return version


def reading_uri(path: Path) -> str:
    """Return the address for reading only.

    In a folder that may not be written a finished file is read as it stands, because the files
    beside it that reading shares with writers cannot be made.
    """
    log = path.with_name(path.name + "-wal")
    sealed = not log.exists() and not os.access(path.parent, os.W_OK)
    return f"{path.absolute().as_uri()}?mode=ro" + ("&immutable=1" if sealed else "")


def _is_known(connection: sqlite3.Connection, path: Path) -> bool:
    note = last_seen_step.note_of(path)
    if note is None or note.schema != schema_number(connection):
        return False
    number, told = note.head
    return connection.execute(_hash_of_a_step(), (number,)).fetchall() == [(told,)]


@cache
def _hash_of_a_step() -> Compiled:
    return compiled(Journal.select(Journal.hash).where(Journal.number == VALUE))


def schema_number(connection: sqlite3.Connection) -> int:
    """Return SQLite's count of how often what a file is made of was changed."""
    return number_of(connection, "PRAGMA schema_version")
