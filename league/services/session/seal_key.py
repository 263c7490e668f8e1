"""The key with which lineups are encrypted: in a file outside the database, for this user alone.

The database keeps only the key's id, the first 16 hexadecimal digits of the SHA-256 of the key
file's 44 letters. A backup, which is without the key, holds no lineup that anybody could read.
"""

import hashlib
import os
import re
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from league import files
from league.errors import InputError, StorageError
from league.language import _

if TYPE_CHECKING:
    from cryptography.fernet import Fernet

PLACE = "SPIELLEITER_SEAL_KEY"
"""Environment variable that says where the key lies."""
_KEY = re.compile(rb"[A-Za-z0-9_-]{43}=")
"""32 bytes in base64, as Fernet has its keys."""
_PADDED = 1024
"""What is encrypted is made so many bytes long, or a multiple: its length tells nothing."""


@dataclass(frozen=True, slots=True)
class SealKey:
    """The key of one user of this machine; it is read anew each time it is used."""

    file: Path | None = None
    """None = as the environment says, else in the platform's folder for configuration."""

    @property
    def path(self) -> Path:
        """Return where the key lies, or will lie."""
        if self.file is not None:
            return self.file
        if told := os.environ.get(PLACE):
            return Path(told)
        from platformdirs import user_config_path  # only where a key is used

        return user_config_path("spielleiter", appauthor=False) / "seal.key"

    @property
    def id(self) -> str:
        """Return what the key is known by. Raises StorageError when it is not there."""
        return _id_of(_read(self.path))

    def encrypt(self, text: str) -> str:
        """Return a text that only this key makes readable; to be called inside ``writing()``.

        The first time, the database takes this key for its own, and the file is made unless it is
        there. Raises StorageError when the key is lost, is another one, or may be read by others.
        """
        from league.services.session.transactions import refuse_outside
        from league.storage import settings

        refuse_outside()
        if settings.kept(settings.SEAL_KEY) is None:
            if not _is_there(self.path):
                _make(self.path)
            settings.keep(settings.SEAL_KEY, _id_of(_read(self.path)))
        content = text.encode()
        content += b"\0" * (-len(content) % _PADDED)
        return self._cipher().encrypt(content).decode()

    def seal(self, text: str) -> str:
        """Return a text encrypted as by ``encrypt``, for a step, which tells of the key as well."""
        from league.storage import settings

        sealed = self.encrypt(text)
        settings.tell(settings.SEAL_KEY)
        return sealed

    def decrypt(self, sealed: str) -> str:
        """Return the text of what was encrypted.

        Raises StorageError when the key is lost, is another one, may be read by others, or when
        what was encrypted was changed.
        """
        from cryptography.fernet import InvalidToken  # only where a key is used

        try:
            return self._cipher().decrypt(sealed).rstrip(b"\0").decode()
        except (InvalidToken, ValueError) as error:
            raise StorageError(_("What was sealed was changed: it cannot be opened.")) from error

    def check(self) -> None:
        """Refuse a key that is not the one of the open database. Raises StorageError."""
        self._cipher()

    def _cipher(self) -> "Fernet":
        from cryptography.fernet import Fernet

        from league.storage import settings
        from league.storage.database import reading

        with reading():
            known = settings.kept(settings.SEAL_KEY)
        secret = _read(self.path)
        if known != _id_of(secret):
            sentence = _(
                "The seal key {path} is not the one of this database, whose id is {known}. Name"
                " that one with --seal-key; nothing was stored or opened."
            )
            raise StorageError(sentence, path=self.path, known=known or "–")
        return Fernet(secret)


USUAL_KEY = SealKey()
"""The key where nobody named another file."""


def key_in_use() -> str | None:
    """Return the id of the key of the open database; None = nothing was ever sealed in it.

    Raises StorageError.
    """
    from league.storage import settings
    from league.storage.database import reading

    with reading():
        return settings.kept(settings.SEAL_KEY)


def _id_of(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()[:16]


def _is_there(path: Path) -> bool:
    """Say whether something lies there; where that cannot be seen, reading it will say why."""
    try:
        return path.exists()
    except OSError:
        return True


def _make(path: Path) -> None:
    """Make a key that nobody else on this machine may read, unless one is there by then."""
    from cryptography.fernet import Fernet  # slow to load, and seldom needed

    def save(beside: Path) -> None:
        number = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(number, "wb") as file:
            file.write(Fernet.generate_key() + b"\n")

    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(files.refused(error, path)) from error
    with suppress(InputError):  # another program was faster: its key is read next
        files.write_beside(path, save)


def _read(path: Path) -> bytes:
    """Return the key of a file. Raises StorageError when it is no such file."""
    try:
        content, mode = path.read_bytes().strip(), path.stat().st_mode
    except FileNotFoundError as error:
        sentence = _(
            "The seal key {path} is not there. Put it back, or name it with --seal-key: without it"
            " nothing that was sealed can be opened, and nothing new is sealed."
        )
        raise StorageError(sentence, path=path) from error
    except OSError as error:
        sentence = _("The seal key {path} cannot be read ({reason}).")
        raise StorageError(sentence, path=path, reason=files.reason_of(error)) from error
    if not _KEY.fullmatch(content):
        raise StorageError(_("{path} is no seal key."), path=path)
    if os.name == "posix" and mode & 0o077:
        sentence = _("Others can read the seal key {path}; allow it to yourself alone (chmod 600).")
        raise StorageError(sentence, path=path)
    return content
