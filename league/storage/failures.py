"""What the database says when it refuses, as sentences."""

from pathlib import Path

from league import files
from league.addresses import Location
from league.errors import ReplacedError
from league.language import _

_NOT_TEXT = "Could not decode to UTF-8"
"""How Python begins to say that a text of the database is none; it gives the error no name."""
_TAKEN_BACK = "cannot rollback"
_LEAST_ROOM = 64 * 1024
"""Bytes: a disk with less room is full, because SQLite shares memory in pieces of 32 kB."""


def sentence_for(error: Exception, path: Path) -> str:
    """Return what went wrong with the file, and what to do about it."""
    error = _reason(error)
    name = _name(error)
    if _no_room(error, name, path):
        sentence = _(
            "The disk is full, and {path} needs room on it; nothing was changed. Please make room"
            " and try again."
        )
    elif _NOT_TEXT in str(error):
        sentence = _(
            "{path} holds a text that is no UTF-8 ({reason}): another program wrote it, or the file"
            " is damaged. Restore it from a backup."
        )
    else:
        known = (said for names, said in _sentences().items() if name.startswith(names))
        sentence = next(known, _("{path}: the database refuses ({reason}); nothing was changed."))
    return sentence.format(path=path, reason=error)


def replaced(place: Location) -> ReplacedError:
    """Return what is said when another database lies where the open one was."""
    sentence = _(
        "Another file lies at {path} now, such as a copy that was put back. Nothing was stored;"
        " look at what it holds and store again."
    )
    return ReplacedError(sentence.format(path=place))


def _sentences() -> dict[tuple[str, ...], str]:
    """Return what is said, by how SQLite's names of the errors begin."""
    return {
        ("SQLITE_BUSY", "SQLITE_LOCKED"): _(
            "{path} is locked by another program; try again when it has finished."
        ),
        ("SQLITE_READONLY",): _("{path} may not be written; nothing was changed."),
        ("SQLITE_NOTADB", "SQLITE_CORRUPT"): _(
            "{path} is no database or is damaged; restore it from a backup."
        ),
        ("SQLITE_CANTOPEN", "SQLITE_PERM", "SQLITE_AUTH"): _(
            "{path} cannot be opened; may you read and write it?"
        ),
        ("SQLITE_IOERR",): _(
            "The disk fails ({reason}) under {path}; nothing was changed. Please copy the file to"
            " another disk and look whether it is whole."
        ),
    }


def _reason(error: Exception) -> Exception:
    """Return what went wrong first.

    On a full disk SQLite takes a transaction back by itself; that it cannot be taken back once more
    is not what went wrong.
    """
    while _TAKEN_BACK in str(error) and isinstance(error.__context__, Exception):
        error = error.__context__
    return error


def _no_room(error: Exception, name: str, path: Path) -> bool:
    """Say whether there is no more room on the disk, whatever name SQLite gives that."""
    if isinstance(error, OSError):
        return error.errno in files.FULL
    if name.startswith("SQLITE_FULL"):
        return True
    # Where SQLite shares memory through a file, it calls a full disk a failing one.
    from shutil import disk_usage

    return name.startswith("SQLITE_IOERR") and disk_usage(path.parent).free < _LEAST_ROOM


def _name(error: Exception) -> str:
    """Return SQLite's name of the error, also when peewee wrapped it."""
    return str(getattr(getattr(error, "orig", error), "sqlite_errorname", ""))
