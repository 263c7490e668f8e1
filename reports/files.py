"""Writing a file whole or not at all."""

import os
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from league.errors import InputError, StorageError
from league.language import _


def write(path: Path, save: Callable[[Path], None]) -> None:
    """Let ``save`` write beside the target, then put the result in its place in one step.

    Raises InputError when the folder is missing or the target is no file, StorageError when the
    target cannot be written; an existing file is then as it was.
    """
    target = path.resolve()
    _refuse(path, target)
    beside = target.with_name(f".{secrets.token_hex(8)}.tmp")
    try:
        with _said(path):
            save(beside)
            beside.replace(target)
    finally:
        beside.unlink(missing_ok=True)


def _refuse(path: Path, target: Path) -> None:
    if not target.parent.is_dir():
        raise InputError(_("There is no folder {folder}.").format(folder=path.parent))
    if target.exists() and not target.is_file():
        raise InputError(_("{path} is not a file that can be replaced.").format(path=path))
    if target.exists() and not os.access(target, os.W_OK):
        raise StorageError(_("{path} is read-only; nothing was written.").format(path=path))


@contextmanager
def _said(path: Path) -> Iterator[None]:
    """Turn what the system refuses into a sentence."""
    try:
        yield
    except PermissionError as error:
        sentence = _("The folder {folder} does not allow writing; nothing was written.")
        raise StorageError(sentence.format(folder=path.parent)) from error
    except OSError as error:
        sentence = _("{path} could not be written ({reason}); nothing was changed.")
        raise StorageError(sentence.format(path=path, reason=error.strerror or error)) from error
