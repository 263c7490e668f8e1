"""What the database says when it refuses, as sentences."""

from pathlib import Path

from league.language import _


def sentence_for(error: Exception, path: Path) -> str:
    """Return what went wrong with the file, and what to do about it."""
    name = _name(error)
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return _("{path} is locked by another program; try again when it has finished.").format(
            path=path
        )
    if name.startswith("SQLITE_READONLY"):
        return _("{path} may not be written; nothing was changed.").format(path=path)
    if name.startswith(("SQLITE_NOTADB", "SQLITE_CORRUPT")):
        return _("{path} is no database or is damaged; restore it from a backup.").format(path=path)
    if name.startswith(("SQLITE_CANTOPEN", "SQLITE_PERM", "SQLITE_AUTH")):
        return _("{path} cannot be opened; may you read and write it?").format(path=path)
    if name.startswith(("SQLITE_FULL", "SQLITE_IOERR")):
        return _("{path}: the disk is full or fails; nothing was changed.").format(path=path)
    return _("{path}: the database refuses ({reason}); nothing was changed.").format(
        path=path, reason=error
    )


def _name(error: Exception) -> str:
    """Return SQLite's name of the error, also when peewee wrapped it."""
    return str(getattr(getattr(error, "orig", error), "sqlite_errorname", ""))
