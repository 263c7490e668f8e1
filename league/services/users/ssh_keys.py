"""Public keys of SSH, and the line of ``authorized_keys`` that ties one to a command.

Whoever has the key gets in with nothing but that command: no shell, no copying, no forwarding.
"""

import binascii
import shlex
from base64 import b64decode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from league import sanitizing
from league.errors import InputError
from league.files import reason_of
from league.language import _

KINDS: Mapping[str, int] = MappingProxyType(
    {
        "ssh-ed25519": 2,
        "ecdsa-sha2-nistp256": 3,
        "ecdsa-sha2-nistp384": 3,
        "ecdsa-sha2-nistp521": 3,
        "ssh-rsa": 3,
        "sk-ssh-ed25519@openssh.com": 3,
        "sk-ecdsa-sha2-nistp256@openssh.com": 4,
    }
)
"""The kinds of keys that are taken, and of how many parts each consists, its name included."""
WEAKEST_RSA = 2048
"""Bits of a key of the kind ``ssh-rsa``."""
_LONGEST = 16_384
"""Bytes of a file with a public key."""
_LENGTH = 4
"""Bytes before each part of a key that say how long it is."""


@dataclass(frozen=True, slots=True)
class PublicKey:
    """A key as it stands in a ``.pub`` file."""

    kind: str
    body: str
    """Base 64."""
    words: str
    """What its owner calls it; may be empty."""


def authorized_line(key: PublicKey, command: Sequence[str]) -> str:
    """Return the line of ``authorized_keys`` that runs a command for a key, and nothing else.

    A POSIX shell takes the command apart into just these words. Raises InputError for a word with
    signs that cannot stand in a line.
    """
    for word in command:
        sanitizing.refuse(word, _("The command for the key"))
    # Within its quotes sshd knows one sign that stands for another: the quote itself.
    quoted = shlex.join(command).replace('"', '\\"')
    return f'restrict,pty,command="{quoted}" {key.kind} {key.body} {key.words}'.rstrip()


def read_key(path: Path) -> PublicKey:
    """Return the one public key that a file holds.

    Raises InputError for anything else: no file, a private key, several, one of another kind or a
    weak one, and a key with options of its own before it.
    """
    lines = [line for line in _content(path).splitlines() if line.strip()[:1] not in ("", "#")]
    if any("PRIVATE KEY" in line for line in lines):
        sentence = _(
            "{path} holds a private key, which nobody else should ever see. Name the file beside"
            " it whose name ends in .pub."
        )
        raise InputError(sentence, path=path)
    if len(lines) != 1:
        sentence = _(
            "{path} holds {number} lines; expected is one public key, such as the content of a"
            " file whose name ends in .pub."
        )
        raise InputError(sentence, path=path, number=len(lines))
    sanitizing.refuse(lines[0].strip(), str(path), lines=True)
    return _key_of(lines[0].split(), path)


def _content(path: Path) -> str:
    try:
        with path.open("rb") as file:
            content = file.read(_LONGEST + 1)
    except OSError as error:
        sentence = _("{path} cannot be reached ({reason}).")
        raise InputError(sentence, path=path, reason=reason_of(error)) from error
    try:
        if len(content) <= _LONGEST:
            return content.decode()
    except UnicodeDecodeError:
        pass
    raise InputError(_("{path} is no file with a public SSH key."), path=path)


def _key_of(words: Sequence[str], path: Path) -> PublicKey:
    kind, *rest = words
    if kind not in KINDS:
        options = any(word in KINDS for word in rest)
        sentence = (
            _("{path}: options stand before the key; only the key itself is taken.")
            if options
            else _("{path}: a key of the kind “{kind}” is not taken; these are: {known}.")
        )
        raise InputError(sentence, path=path, kind=kind, known=", ".join(KINDS))
    parts = _parts(rest[0]) if rest else []
    if len(parts) != KINDS[kind] or parts[0] != kind.encode():
        raise InputError(_("{path}: the key is damaged or not all of it."), path=path)
    bits = int.from_bytes(parts[2]).bit_length() if kind == "ssh-rsa" else WEAKEST_RSA
    if bits < WEAKEST_RSA:
        sentence = _("{path}: this RSA key has {bits} bits; at least {least} are needed.")
        raise InputError(sentence, path=path, bits=bits, least=WEAKEST_RSA)
    return PublicKey(kind, rest[0], " ".join(rest[1:]))


def _parts(body: str) -> list[bytes]:
    """Return the parts of a key, each of which begins with its length; none when it is damaged."""
    try:
        left = b64decode(body, validate=True)
    except (binascii.Error, ValueError):
        return []
    found: list[bytes] = []
    while left:
        end = _LENGTH + int.from_bytes(left[:_LENGTH])
        if end > len(left):
            return []
        found.append(left[_LENGTH:end])
        left = left[end:]
    return found
