"""Backups of the open file, bringing one back, and a file made from the journal alone."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, fields, replace
from pathlib import Path
from tempfile import TemporaryDirectory

from league import files
from league.addresses import Location
from league.errors import InputError, StorageError
from league.language import _
from league.services.journal.kept_backups import (
    ENDING,
    KEPT,
    backups_in,
    holding,
    name_of,
    stamp,
    surplus,
)
from league.storage import copies, last_seen_step, rebuilding, replaying
from league.storage.copies import Copy
from league.storage.database import close_database, content, fill, is_writing, open_database, opened
from league.storage.failures import sentence_for
from league.storage.journal import head
from league.storage.replaying import Proof
from league.storage.transfer import to_file
from league.views.backups import Holding


@dataclass(frozen=True, slots=True)
class BackedUp(Copy):
    """A copy that was made, and what became of the older ones beside it."""

    pruned: tuple[Path, ...] = ()
    """Those that were removed, the oldest first."""
    holding: Holding | None = None
    """How much all in the folder hold; None = it is a file of its own."""


@dataclass(frozen=True, slots=True)
class Restored:
    """What came of bringing a backup back."""

    copy: Copy
    before: Path | None
    """Where what stood in its place was put; None = nothing stood there."""
    access: int
    """How many sessions and codes were not brought back."""


def folder_of(place: Location) -> Path:
    """Return where the backups of a database lie: beside a file, or in the user's data folder."""
    if isinstance(place, Path):
        return place.with_name(f"{place.name}-backups")
    from platformdirs import user_data_path  # noqa: PLC0415  # only for a database on a server

    data = user_data_path("spielleiter", appauthor=False)
    return data / f"{place.name or 'spielleiter'}-backups"


def back_up(target: Path | None = None, *, keep: int = KEPT, force: bool = False) -> BackedUp:
    """Copy the open database, prove the copy and return what it holds.

    A folder gets it under a name of its step and moment, and its last ``keep`` backups stay with
    the last one of every day; without a target it is the one beside the database. Raises InputError
    for a file that stands already (unless forced; a database is never replaced), StorageError, also
    when the journal of the copy does not hold.
    """
    source = opened()
    if target is not None and not target.is_dir():
        return _told(_written(source, target, force=force))
    folder = target or folder_of(source)
    _make(folder)
    step = head()[0]
    made = _written(source, folder / name_of(source, step))
    if made.steps != step:
        # Somebody stored another one meanwhile.
        made = replace(made, path=made.path.rename(folder / name_of(source, made.steps)))
    pruned = []
    for old in surplus(backups_in(folder, source), made.path, keep):
        old.path.unlink(missing_ok=True)
        pruned.append(old.path)
    return _told(made, tuple(pruned), holding(folder, source))


def _told(made: Copy, pruned: tuple[Path, ...] = (), held: Holding | None = None) -> BackedUp:
    known = {one.name: getattr(made, one.name) for one in fields(Copy)}
    return BackedUp(**known, pruned=pruned, holding=held)


def back_up_first() -> Path | None:
    """Back up before a step that changes much, and return where; None = it is only being tried.

    So it is inside a transaction: who stores in one of his own backs up before it. Raises
    StorageError.
    """
    return None if is_writing() else back_up().path


def backed_up() -> str:
    """Back up, and return where in words. Raises StorageError."""
    return backup_words(back_up().path)


def backup_words(backup: Path) -> str:
    """Return where the file as it was before a step is to be found."""
    return _("What was stored before is in the backup {path}.").format(path=backup)


def restore(
    backup: Path, target: Location, *, force: bool = False, found: Copy | None = None
) -> Restored:
    """Bring a backup back to the place of the database, which is closed.

    What stands there is kept beside it. Passwords come back; sessions and codes do not, as they
    may have been ended since. ``found`` = the backup, where it was proved just before. Raises
    InputError when something stands there (unless forced) or is no file, StorageError when the
    backup does not hold.
    """
    close_database()
    found = found or copies.look_through(backup)
    if not isinstance(target, Path):
        return _restore_to_server(backup, found, target, force=force)
    if target.exists():
        refuse_place(backup, target, force=force)
    before = _put_aside(target) if target.exists() else None
    try:
        if target.exists():
            copies.put_in_place(backup, target)
        else:
            files.write_beside(target, lambda beside: copies.copy(backup, beside))
        ended = copies.end_access(target)
    except sqlite3.Error as error:
        raise StorageError(sentence_for(error, target)) from error
    copies.remember(found, target)
    return Restored(found, before, ended)


@contextmanager
def prepared(backup: Path, target: Location) -> Iterator[Path]:
    """Yield a copy of a backup to work on before it is brought back to a place; then it is gone.

    It lies among the backups of that place, where nobody else may look. Raises StorageError.
    """
    folder = folder_of(target)
    _make(folder)
    try:
        own = TemporaryDirectory(prefix=".prepared-", dir=folder)
    except OSError as error:
        raise StorageError(files.refused(error, folder)) from error
    with own as name:
        copy = Path(name) / f"prepared{ENDING}"
        try:
            copies.copy(backup, copy)
        except sqlite3.Error as error:
            raise StorageError(sentence_for(error, copy)) from error
        try:
            yield copy
        finally:
            close_database()
            last_seen_step.forget(copy)


def _restore_to_server(backup: Path, found: Copy, target: Location, *, force: bool) -> Restored:
    open_database(target)
    before = None
    if head()[0]:
        if not force:
            raise _taken(target)
        before = back_up().path
    close_database()
    content, ended = copies.content_without_access(backup)
    fill(target, content, anew=before is not None)
    copies.remember(found, target)
    return Restored(found, before, ended)


def _taken(target: Location) -> InputError:
    sentence = _(
        "{path} holds something already; with --force the backup takes its place, and what"
        " stood there is kept beside it."
    )
    return InputError(sentence, path=target)


def refuse_place(backup: Path, target: Path, *, force: bool) -> None:
    """Refuse what no backup may take the place of. Raises InputError."""
    if backup.samefile(target):
        raise InputError(_("{path} is the database itself, not a backup of it."), path=target)
    if target.stat().st_size and not force:
        raise _taken(target)
    # A folder or a device is not put aside as a damaged file is.
    if not target.is_file():
        raise InputError(_("{path} is not a file that can be replaced."), path=target)


def replay(target: Path, *, force: bool = False) -> Copy:
    """Make a database from the steps of the open journal alone, and return what it holds.

    Raises InputError for a target that stands already (unless forced) and when the journal does
    not hold or was blanked in part, StorageError.
    """
    told = replaying.replayed()
    if told is None:
        sentence = _(
            "The journal does not tell all facts: a step was changed or blanked. See “journal"
            " --verify”; a backup can be restored with “spielleiter restore”."
        )
        raise InputError(sentence)
    try:
        files.write_beside(target, lambda beside: rebuilding.rebuild(told, beside), force=force)
    except sqlite3.Error as error:
        raise StorageError(sentence_for(error, target)) from error
    return copies.look_through(target)


def _written(source: Location, target: Path, *, force: bool = False) -> Copy:
    """Copy, and read the copy through before it gets its name."""
    found: list[Copy] = []

    def make(beside: Path) -> None:
        if isinstance(source, Path):
            copies.copy(source, beside)
        else:
            to_file(content(), beside)
        made, proof = copies.look(beside)
        _refuse_broken(proof, target)
        found.append(made)

    try:
        files.write_beside(target, make, force=force)
    except sqlite3.Error as error:
        raise StorageError(sentence_for(error, target)) from error
    return replace(found[0], path=target)


def _refuse_broken(proof: Proof, target: Path) -> None:
    """Refuse a copy whose journal does not hold. Raises StorageError."""
    if proof.broken is not None:
        sentence = _("{path} was not written: it would not hold. {fault} See “journal --verify”.")
        raise StorageError(sentence.format(path=target, fault=proof.fault))


def _put_aside(target: Path) -> Path:
    """Keep what stands at a place: as a backup when it is a database of ours, else as it is."""
    if copies.is_ours(target):
        folder = folder_of(target)
        _make(folder)
        aside = folder / f"{stamp()}-replaced{ENDING}"
        with closing(sqlite3.connect(target)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        files.write_beside(aside, lambda beside: copies.copy(target, beside))
        return aside
    now = stamp()
    for ending in ("", "-wal", "-shm"):
        old = target.with_name(target.name + ending)
        if old.exists():
            old.rename(target.with_name(f"{target.name}.{now}{ending}"))
    return target.with_name(f"{target.name}.{now}")


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(files.refused(error, folder)) from error
