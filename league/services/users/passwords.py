"""Passwords and secret parts of codes, hashed with argon2id.

19 MiB and two passes, as OWASP has it for servers that are no crypto machines: 28 ms each on a
small one. At most two are hashed at a time, so that many who sign in at once take neither all
memory nor all processors.
"""

import unicodedata
from functools import cache
from threading import BoundedSemaphore
from typing import TYPE_CHECKING

from league import sanitizing
from league.errors import InputError
from league.language import _

if TYPE_CHECKING:
    from argon2 import PasswordHasher

MEMORY_KIB, PASSES, LANES = 19_456, 2, 1
SHORTEST, LONGEST = 10, 200
"""Least and most characters of a password."""
_AT_ONCE = BoundedSemaphore(2)


def refuse_weak(password: str, login: str) -> None:
    """Let a new password pass or raise InputError, which says what is expected."""
    plain = _composed(password)
    if len(plain) < SHORTEST:
        raise InputError(_("A password needs at least {least} characters."), least=SHORTEST)
    if len(plain) > LONGEST:
        raise InputError(_("A password has at most {most} characters."), most=LONGEST)
    if sanitizing.UNFIT.search(plain):
        raise InputError(_("A password cannot hold control characters; type it anew."))
    if len(set(plain)) < 4 or login.casefold() in plain.casefold():
        sentence = _("This password is too easy to guess: it is the account's name or one sign.")
        raise InputError(sentence)


def hashed(secret: str) -> str:
    """Return the hash of a password or of a code's secret part, with its salt and its costs.

    Raises InputError, as ``fits``, where the program was installed without what hashes.
    """
    hasher = _hasher()
    with _AT_ONCE:
        return hasher.hash(_composed(secret))


def fits(secret: str, known: str | None) -> bool:
    """Say whether a secret is the one that was hashed.

    None = there is none: it takes as long, so that nobody learns by the time which accounts exist.
    """
    hasher = _hasher()
    from argon2.exceptions import VerifyMismatchError  # noqa: PLC0415  # heavy, for few commands

    with _AT_ONCE:
        never = _never()  # whichever is asked first: making it takes time as well
        try:
            hasher.verify(known or never, _composed(secret))
        except VerifyMismatchError:
            return False
    return known is not None


@cache
def _hasher() -> "PasswordHasher":
    try:
        from argon2 import PasswordHasher, Type  # noqa: PLC0415  # heavy, for few commands
    except ModuleNotFoundError as error:
        sentence = _("Accounts need the program with its extra “web”: {command}.")
        raise InputError(sentence, command="pip install 'spielleiter[web]'") from error
    return PasswordHasher(time_cost=PASSES, memory_cost=MEMORY_KIB, parallelism=LANES, type=Type.ID)


@cache
def _never() -> str:
    """Return the hash of something that nobody types."""
    return _hasher().hash("\x00")


def _composed(secret: str) -> str:
    """Return a password with letters and their marks in one sign, however a keyboard sends them."""
    return unicodedata.normalize("NFC", secret[: LONGEST + 1])
