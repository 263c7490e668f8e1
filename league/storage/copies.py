"""Whole databases copied while people work on them, and looked at before they are trusted.

The files are others than the models' one, so each is opened by SQLite itself; pragmas, which say
what a file is, are SQL because peewee has none for a file that is not its own.
"""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from league.addresses import Location
from league.errors import StorageError
from league.language import _
from league.storage import heads
from league.storage.damage import lost_end
from league.storage.fact_tables import FACT_TABLES, Row
from league.storage.fact_tree import digest, nodes_of
from league.storage.failures import sentence_for
from league.storage.migrations import APPLICATION_ID, DIGESTED, WITH_ACCESS, number_of, version_of
from league.storage.models_access import AccessCode, LoginSession
from league.storage.models_matches import FactHash, Journal, JournalHead
from league.storage.queries import VALUE, Compiled, any_text, compiled
from league.storage.replaying import Proof, Stored, proof_of
from league.storage.transfer import Held, of_file

ACCESS = (AccessCode, LoginSession)
"""With what somebody gets in who has no password: not brought back from a backup."""
_PATIENCE = 10.0
"""Seconds that a copy waits for somebody who writes."""


@dataclass(frozen=True, slots=True)
class Copy:
    """A database file that was looked through."""

    path: Path
    steps: int
    """Steps in its journal."""
    hash: str
    """Hash of the last step."""
    facts: str
    """Digest of all its facts; empty in a file from before there was one."""


def copy(source: Path, target: Path) -> None:
    """Copy a database as it stands at one moment, others may go on reading and writing.

    The copy is one file that needs nothing beside it. Raises sqlite3.Error.
    """
    with closing(sqlite3.connect(_reading(source), uri=True)) as one:
        with closing(sqlite3.connect(target)) as other:
            one.backup(other, pages=-1, progress=_impatient())
        with closing(sqlite3.connect(target)) as other:
            other.execute("PRAGMA journal_mode = DELETE")


def look_through(path: Path) -> Copy:
    """Read a database of ours from end to end.

    Raises StorageError when it is missing, damaged, of another program or of a newer version, and
    when its facts are not those its journal ends with.
    """
    if not path.is_file():
        raise StorageError(_("There is no file {path}.").format(path=path))
    try:
        with closing(sqlite3.connect(_reading(path), uri=True)) as connection:
            return _read(connection, path, version_of(connection, path))
    except sqlite3.Error as error:
        raise StorageError(sentence_for(error, path)) from error


def prove(path: Path) -> Proof:
    """Return what the journal of a database of this version proves of all that is in the file.

    Raises StorageError.
    """
    try:
        with closing(sqlite3.connect(_reading(path), uri=True)) as connection:
            try:
                return proof_of(_stored(connection))
            except sqlite3.OperationalError:
                # A text that is none must not hide which step it is in.
                connection.text_factory = any_text
                return proof_of(_stored(connection))
    except sqlite3.Error as error:
        raise StorageError(sentence_for(error, path)) from error


def _stored(connection: sqlite3.Connection) -> Stored:
    def rows(query: Compiled) -> list[Row]:
        return connection.execute(query).fetchall()

    return Stored(
        steps=rows(Journal.selecting()),
        heads=rows(JournalHead.selecting(first=1)),
        facts={name: rows(table.model.selecting()) for name, table in FACT_TABLES.items()},
        nodes=rows(FactHash.selecting()),
    )


def is_ours(path: Path) -> bool:
    """Say whether a file is a database of this program that can be read."""
    try:
        with closing(sqlite3.connect(_reading(path), uri=True)) as connection:
            return number_of(connection, "PRAGMA application_id") == APPLICATION_ID
    except sqlite3.Error:
        return False


def put_in_place(source: Path, target: Path) -> None:
    """Put the content of a database into another one of ours, in one transaction.

    What lies beside the target, such as a log that was not written back, is used up by it.
    Others who have the target open see the new content. Raises sqlite3.Error.
    """
    with (
        closing(sqlite3.connect(_reading(source), uri=True)) as one,
        closing(sqlite3.connect(target, timeout=_PATIENCE)) as other,
    ):
        one.backup(other, pages=-1, progress=_impatient())
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def end_access(path: Path) -> int:
    """Delete the sessions and codes of a file of ours; return how many. Raises sqlite3.Error."""
    with closing(sqlite3.connect(path, timeout=_PATIENCE)) as connection, connection:
        if version_of(connection, path) < WITH_ACCESS:
            return 0
        return sum(connection.execute(compiled(one.delete())).rowcount for one in ACCESS)


def content_without_access(path: Path) -> tuple[Held, int]:
    """Return all rows of a file of ours, brought up to date, but for its sessions and codes.

    Beside it is told how many those are. Raises StorageError.
    """
    try:
        found = of_file(path)
        return {**found, **{one: [] for one in ACCESS}}, sum(len(found[one]) for one in ACCESS)
    except sqlite3.Error as error:
        raise StorageError(sentence_for(error, path)) from error


def remember(found: Copy, path: Location) -> None:
    """Keep the last step of a restored file as the last one seen.

    The steps of an older version are chained anew when the file is opened: none is kept of it.
    """
    if found.facts and found.steps:
        heads.replace(path, (found.steps, found.hash))
    else:
        heads.forget(path)


def _read(connection: sqlite3.Connection, path: Path, version: int) -> Copy:
    faults = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if faults != ("ok",):
        raise StorageError(_("{path} is damaged: {reason}").format(path=path, reason=faults[0]))
    kept = connection.execute(JournalHead.selecting(first=1)).fetchone()
    if kept is None:
        raise lost_end(path)
    steps, last = kept
    if version < DIGESTED:
        return Copy(path, int(steps), str(last), "")
    newest = Journal.select(Journal.facts).order_by(Journal.number.desc()).limit(VALUE)
    told = connection.execute(compiled(newest), (1,)).fetchone()
    rows = {
        name: connection.execute(table.model.selecting()) for name, table in FACT_TABLES.items()
    }
    facts = digest(nodes_of(rows))
    if told is not None and told[0] != facts:
        sentence = _(
            "{path}: its facts are not what its journal tells of them; see “journal --verify”."
        )
        raise StorageError(sentence.format(path=path))
    return Copy(path, int(steps), str(last), facts)


def _impatient() -> Callable[[int, int, int], None]:
    """Return what ends a copy that would wait for ever for somebody who writes."""
    begun = monotonic()

    def look(_status: int, remaining: int, _total: int) -> None:
        if remaining and monotonic() - begun > _PATIENCE:
            raise sqlite3.OperationalError("database is locked")

    return look


def _reading(path: Path) -> str:
    return f"{path.absolute().as_uri()}?mode=ro"
