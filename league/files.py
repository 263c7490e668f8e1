"""Writing a file whole or not at all, and never over what must stay."""

import os
import secrets
import shutil
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from league.errors import InputError, StorageError
from league.language import _


def write(
    path: Path, save: Callable[[Path], None], *, ending: str = "", keep: Iterable[Path] = ()
) -> None:
    """Let ``save`` write beside the target, then put the result in its place in one step.

    A link stays, and what it points to is written. Raises what ``check`` raises, and StorageError
    when the target cannot be written; an existing file is then as it was.
    """
    check(path, ending=ending, keep=keep)
    target = path.resolve()
    beside = target.with_name(f".{secrets.token_hex(8)}.tmp")
    try:
        with _said(path):
            save(beside)
            if target.exists():
                shutil.copymode(target, beside)
            beside.replace(target)
    finally:
        beside.unlink(missing_ok=True)


def check(path: Path, *, ending: str = "", keep: Iterable[Path] = ()) -> None:
    """Refuse a target that must not be written.

    Raises InputError when its name has another ending, when it is one of the files to keep or no
    file at all, and when its folder is missing; StorageError when it is read-only.
    """
    if ending and path.suffix.lower() != ending:
        sentence = _("{path}: the name of this file ends in {ending}.")
        raise InputError(sentence.format(path=path, ending=ending))
    with _said(path):
        target = _target(path)
        if not target.parent.is_dir():
            raise InputError(_("There is no folder {folder}.").format(folder=path.parent))
        if not target.exists():
            return
        if any(one.exists() and target.samefile(one) for one in keep):
            raise InputError(_("{path} is the open database; name another.").format(path=path))
        if not target.is_file():
            raise InputError(_("{path} is not a file that can be replaced.").format(path=path))
        # An administrator may write everything: the file's own mark counts as well.
        if not os.access(target, os.W_OK) or not target.stat().st_mode & 0o222:
            raise StorageError(_("{path} is read-only; nothing was written.").format(path=path))


def _target(path: Path) -> Path:
    try:
        return path.resolve()
    except RuntimeError as error:
        raise InputError(_("{path} is a link to itself.").format(path=path)) from error


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
