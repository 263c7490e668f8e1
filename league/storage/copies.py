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
from league.storage import last_seen_step
from league.storage.corruption import lost_end
from league.storage.failures import sentence_for
from league.storage.gate import reading_uri, schema_number, version_of
from league.storage.migrations import (
    APPLICATION_ID,
    DIGESTED,
    STEPS,
    WITH_ACCESS,
    number_of,
    take_steps,
)
from league.storage.models_access import AccessCode, LoginSession
from league.storage.models_matches import JournalHead
from league.storage.queries import any_text, compiled
from league.storage.replaying import Proof, all_stay, proof_of
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
    with closing(sqlite3.connect(reading_uri(source), uri=True)) as one:
        with closing(sqlite3.connect(target)) as other:
            one.backup(other, pages=-1, progress=_impatient())
        with closing(sqlite3.connect(target)) as other:
            other.execute("PRAGMA journal_mode = DELETE")


def look_through(path: Path) -> Copy:
    """Prove a database of ours from end to end, without touching it.

    Raises StorageError when it is missing, damaged, of another program or of no version known
    here, when it is not made as its version is (SchemaError), and when its journal does not hold
    or tells something else than is stored.
    """
    found, proof = look(path)
    refuse_unproved(path, proof)
    return found


def look(path: Path) -> tuple[Copy, Proof]:
    """Look at a database of ours from end to end, and return what its journal proves.

    Raises as ``look_through`` does, but not for a journal that does not hold.
    """
    if not path.is_file():
        raise StorageError(_("There is no file {path}.").format(path=path))
    try:
        with closing(sqlite3.connect(reading_uri(path), uri=True)) as connection:
            return _looked(connection, path)
    except sqlite3.Error as error:
        raise StorageError(sentence_for(error, path)) from error


def is_ours(path: Path) -> bool:
    """Say whether a file is a database of this program that can be read."""
    try:
        with closing(sqlite3.connect(reading_uri(path), uri=True)) as connection:
            return number_of(connection, "PRAGMA application_id") == APPLICATION_ID
    except sqlite3.Error:
        return False


def put_in_place(source: Path, target: Path) -> None:
    """Put the content of a database into another one of ours, in one transaction.

    What lies beside the target, such as a log that was not written back, is used up by it.
    Others who have the target open see the new content. Raises sqlite3.Error.
    """
    with (
        closing(sqlite3.connect(reading_uri(source), uri=True)) as one,
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
        last_seen_step.replace(path, (found.steps, found.hash), schema_of(path))
    else:
        last_seen_step.forget(path)


def schema_of(place: Location) -> int | None:
    """Return SQLite's count of what a closed file is made of; None on a server."""
    if not isinstance(place, Path):
        return None
    with closing(sqlite3.connect(reading_uri(place), uri=True)) as connection:
        return schema_number(connection)


def _looked(connection: sqlite3.Connection, path: Path) -> tuple[Copy, Proof]:
    """Look at a file, the outermost first: nothing is asked of what was not looked at before."""
    # What a file says that runs when it is read, such as a function in a view, does not run.
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA query_only = ON")
    connection.execute("BEGIN")
    version = version_of(connection, path)
    if not version:
        raise StorageError(_("{path} is empty.").format(path=path))
    _refuse_damage(connection, path)
    kept = connection.execute(JournalHead.selecting(first=1)).fetchone()
    if kept is None:
        raise lost_end(path)
    steps, last = kept
    if version == len(STEPS):
        proof = _proof(connection, path)
    else:
        with closing(sqlite3.connect(":memory:")) as newer:
            connection.backup(newer, pages=-1)
            proof = _proof(newer, path)
    facts = proof.facts if version >= DIGESTED else ""
    return Copy(path, int(steps), str(last), facts), proof


def _refuse_damage(connection: sqlite3.Connection, path: Path) -> None:
    (fault,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    loose = connection.execute("PRAGMA foreign_key_check").fetchone()
    if fault == "ok" and loose is not None:
        fault = _("a row of “{table}” names a row of “{parent}” that is not there")
        fault = fault.format(table=loose[0], parent=loose[2])
    if fault != "ok":
        raise StorageError(_("{path} is damaged: {reason}").format(path=path, reason=fault))


def _proof(connection: sqlite3.Connection, path: Path) -> Proof:
    """Prove a file, an older one brought up to date. Raises StorageError."""
    try:
        if number_of(connection, "PRAGMA user_version") < len(STEPS):
            take_steps(connection)
        with all_stay():
            return _proof_of_any_text(connection)
    except (ValueError, TypeError, LookupError, RecursionError) as error:
        sentence = _("{path} holds a value that cannot be read ({reason}).")
        raise StorageError(sentence.format(path=path, reason=error)) from error


def _proof_of_any_text(connection: sqlite3.Connection) -> Proof:
    try:
        return proof_of(connection.execute)
    except sqlite3.OperationalError:
        # A text that is none proves nothing, but it is not what is wrong with the whole file.
        connection.text_factory = any_text
        return proof_of(connection.execute)


def refuse_unproved(place: Location, proof: Proof) -> None:
    """Refuse a database whose journal does not hold. Raises StorageError."""
    if proof.broken is not None:
        sentence = _(
            "{path} does not prove itself, and nothing of it was used. {fault} “journal” shows its"
            " steps, “restore” brings a backup back."
        )
        raise StorageError(sentence.format(path=place, fault=proof.fault))


def _impatient() -> Callable[[int, int, int], None]:
    """Return what ends a copy that would wait for ever for somebody who writes."""
    begun = monotonic()

    def look(_status: int, remaining: int, _total: int) -> None:
        if remaining and monotonic() - begun > _PATIENCE:
            raise sqlite3.OperationalError("database is locked")

    return look
