"""The one way a file is written: whole or not at all, and never over what must stay.

The database has a writer of its own; everything else that the program leaves on a disk goes
through here.
"""

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

from league.errors import InputError, RightError, StorageError
from league.language import _

_DATABASE = b"SQLite format 3\x00"
_LOGS = (b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83", b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7")
"""How SQLite's files begin: the database, its write-ahead logs and its rollback journal."""
_COMPANIONS = ("-wal", "-shm", "-journal")
"""Endings of the files that SQLite keeps beside a database."""
FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
"""What the system says when there is no more room: on the disk, for the user, for one file."""


def within(folder: Path | None, path: Path) -> Path:
    """Return the file that a person means by a path: the one gate for all that he types.

    ``folder`` is the only one whose files he may read and write (None = any). There a path and
    ``~`` begin, and links and ``..`` are followed before it is compared. Raises RightError, with
    the same words whether there is such a file or not.
    """
    if folder is None:
        return _at_home(path)
    home, parts = folder.resolve(), path.parts
    inside = home.joinpath(*parts[1:]) if parts[:1] == ("~",) else home / path
    try:
        found = inside.resolve()
    except (OSError, RuntimeError, ValueError):  # links in a circle, or no name at all
        found = home.parent
    if not found.is_relative_to(home):
        sentence = _("{path} lies outside {folder}; you can read and write files only there.")
        raise RightError(sentence, path=path, folder=folder)
    return found


def _at_home(path: Path) -> Path:
    """Return a path; ``~`` is the user's own folder where the system knows it."""
    try:
        return path.expanduser()
    except RuntimeError:
        return path


def write(
    path: Path,
    save: Callable[[BinaryIO], object],
    *,
    ending: str = "",
    force: bool = False,
    sync: bool = True,
) -> None:
    """Put what ``save`` writes into a file, in one step, and on the disk when this returns.

    A link stays, and what it points to is written. ``sync`` is left out for what may be lost.
    Raises what ``check`` raises, and StorageError when the target cannot be written; an existing
    file is then as it was.
    """
    check(path, ending=ending, force=force)

    def make(beside: Path) -> None:
        content = BytesIO()
        save(content)
        with beside.open("xb") as file:
            file.write(content.getvalue())

    _place(path, make, force=force, sync=sync)


def write_beside(path: Path, make: Callable[[Path], object], *, force: bool = False) -> None:
    """Put a file that ``make`` writes by its name into its place, as ``write`` does.

    For what can only be written by name, such as a database. Raises as ``write``.
    """
    check(path, force=force)
    _place(path, make, force=force, sync=True)


def _place(path: Path, make: Callable[[Path], object], *, force: bool, sync: bool) -> None:
    target = path.resolve()
    from secrets import token_hex

    beside = target.with_name(f".{token_hex(8)}.tmp")
    try:
        with _said(path):
            make(beside)
            _keep(beside, _mode(target), sync=sync)
            _put(beside, target, path, force=force)
    finally:
        # Unmade or already in its place; a folder that is gone has nothing left in it.
        with suppress(OSError):
            beside.unlink(missing_ok=True)
    if sync:
        _keep_folder(target.parent, path)


def write_text(path: Path, text: str, *, force: bool = False, sync: bool = True) -> None:
    """Write a text in UTF-8. Raises what ``write`` raises."""
    write(path, lambda file: file.write(text.encode()), force=force, sync=sync)


def check(path: Path, *, ending: str = "", force: bool = False) -> None:
    """Refuse a target that must not be written.

    Raises InputError when its name has another ending, when it is a database or belongs to one,
    when it is no file at all, when it exists (unless ``force`` lets it be replaced), and when its
    folder is missing; StorageError when it is read-only.
    """
    if ending and path.suffix.lower() != ending:
        sentence = _("{path}: the name of this file ends in {ending}.")
        raise InputError(sentence.format(path=path, ending=ending))
    with _said(path):
        target = _target(path)
        if not target.parent.is_dir():
            raise InputError(_("There is no folder {folder}.").format(folder=path.parent))
        _check_companion(target, path)
        if target.exists():
            _check_existing(target, path, force=force)


def _check_companion(target: Path, path: Path) -> None:
    """Refuse what lies, or would lie, beside a database as a part of it. Raises InputError."""
    for ending in _COMPANIONS:
        database = target.with_name(target.name.removesuffix(ending))
        if database != target and _begins(database, (_DATABASE,)):
            sentence = _("{path} belongs to the database {database}; please name another file.")
            raise InputError(sentence.format(path=path, database=database.name))


def _check_existing(target: Path, path: Path, *, force: bool) -> None:
    if not target.is_file():
        raise InputError(_("{path} is not a file that can be replaced.").format(path=path))
    # An administrator may write everything: the file's own mark counts as well.
    if not os.access(target, os.R_OK | os.W_OK) or not target.stat().st_mode & 0o222:
        raise StorageError(_("{path} is read-only; nothing was written.").format(path=path))
    if _begins(target, (_DATABASE, *_LOGS)):
        sentence = _(
            "{path} is a database or a part of one, which no other file may replace; please name"
            " another file."
        )
        raise InputError(sentence.format(path=path))
    if not force:
        raise _there_already(path)


def _there_already(path: Path) -> InputError:
    sentence = _("{path} exists already; --force replaces it. Nothing was written.")
    return InputError(sentence.format(path=path))


def _begins(path: Path, with_one_of: tuple[bytes, ...]) -> bool:
    """Say whether a file is there and begins with one of these."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(_DATABASE)).startswith(with_one_of)


def _target(path: Path) -> Path:
    try:
        return path.resolve()
    except RuntimeError as error:
        raise InputError(_("{path} is a link to itself.").format(path=path)) from error


def _mode(target: Path) -> int | None:
    return target.stat().st_mode & 0o7777 if target.exists() else None


def _keep(beside: Path, mode: int | None, *, sync: bool) -> None:
    """See that a new file is on the disk."""
    if sync:
        with beside.open("rb") as file:
            os.fsync(file.fileno())
    if mode is not None:
        beside.chmod(mode)


def _put(beside: Path, target: Path, path: Path, *, force: bool) -> None:
    """Give a finished file its name. Raises InputError when another came there meanwhile."""
    if force:
        beside.replace(target)
        return
    try:
        # A second name, unlike a new one, replaces nothing, whoever else is writing here.
        target.hardlink_to(beside)
    except FileExistsError as error:
        raise _there_already(path) from error
    except OSError:
        # A file system without second names, such as that of a memory stick.
        if target.exists():
            raise _there_already(path) from None
        beside.replace(target)


def _keep_folder(folder: Path, path: Path) -> None:
    """See that the name is on the disk. Raises StorageError when the disk does not say so."""
    try:
        number = os.open(folder, os.O_RDONLY)
    except PermissionError:  # a folder that may be written but not read
        return
    try:
        os.fsync(number)
    except OSError as error:
        if error.errno != errno.EINVAL:  # a file system that keeps names without being asked
            sentence = _("{path} was written, but the disk did not confirm it ({reason}).")
            raise StorageError(sentence.format(path=path, reason=reason_of(error))) from error
    finally:
        os.close(number)


@contextmanager
def _said(path: Path) -> Iterator[None]:
    """Turn what the system refuses into a sentence."""
    try:
        yield
    except PermissionError as error:
        sentence = _("The folder {folder} does not allow writing; nothing was written.")
        raise StorageError(sentence.format(folder=path.parent)) from error
    except OSError as error:
        raise StorageError(refused(error, path)) from error


def reason_of(error: OSError) -> str:
    """Return what the system refuses, in the language in use; as the system says it if unknown."""
    if error.errno in FULL:
        return _("the disk is full")
    known = {
        errno.ENOENT: _("there is no such file or folder"),
        errno.EACCES: _("access is not allowed"),
        errno.EPERM: _("access is not allowed"),
        errno.EISDIR: _("it is a folder"),
        errno.ENOTDIR: _("a part of the path is no folder"),
        errno.EEXIST: _("it exists already"),
        errno.EROFS: _("the disk is read-only"),
        errno.EIO: _("the disk fails"),
        errno.ENAMETOOLONG: _("the name is too long"),
        errno.ELOOP: _("its links lead in a circle"),
    }
    return known.get(error.errno or 0, error.strerror or str(error))


def refused(error: OSError, path: Path) -> str:
    """Return why a file could not be written, and what to do about it."""
    if error.errno in FULL:
        sentence = _(
            "The disk is full: {path} was not written. Make room on it, or name a file on another"
            " disk; nothing was changed."
        )
        return sentence.format(path=path)
    if error.errno == errno.EROFS:
        return _("{path} is on a read-only disk; nothing was written.").format(path=path)
    if error.errno == errno.EIO:
        sentence = _("The disk fails ({reason}): {path} was not written; nothing was changed.")
        return sentence.format(path=path, reason=error.strerror)
    sentence = _("{path} could not be written ({reason}); nothing was changed.")
    return sentence.format(path=path, reason=reason_of(error))
