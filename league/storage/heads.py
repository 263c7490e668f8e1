"""The last step seen of each file, kept outside of it: a journal that was cut or forged is noticed.

One small file a database, in the platform's folder for a program's state. It is a help, not a
fact: where it cannot be written, nothing else fails.
"""

import hashlib
import json
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from league.addresses import Location, known_as

Head = tuple[int, str]
"""Number and hash of a step."""
_MOST = 2**63 - 1
"""No database counts further."""


def kept(place: Location) -> Head | None:
    """Return the last step seen of a file on this machine; None when none was kept."""
    try:
        held = json.loads(_file(place).read_text(encoding="utf-8"))
        number, digest = held["number"], held["hash"]
    except (OSError, ValueError, LookupError, TypeError, RecursionError):
        return None
    told = type(number) is int and 0 < number <= _MOST and isinstance(digest, str)
    return (number, digest) if told else None


def keep(
    place: Location, before: Head | None, head: Head, hash_of: Callable[[int], str | None]
) -> None:
    """Keep a step as the last one seen, unless the journal does not hold the one kept before.

    ``before`` is a step that the journal held when this one was added; ``hash_of`` says which hash
    any other step has.
    """
    known = kept(place)
    held = known in (None, before)
    if held or (known and known[0] <= head[0] and hash_of(known[0]) == known[1]):
        replace(place, head)


def replace(place: Location, head: Head) -> None:
    """Keep a step as the last one seen, whatever was kept before: the file was restored."""
    path = _file(place)
    text = json.dumps({"path": known_as(place), "number": head[0], "hash": head[1]})
    # In place: giving each step's file its name anew makes the disk busy while others store.
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        held = os.open(path, os.O_WRONLY | os.O_CREAT, 0o666)
        with os.fdopen(held, "wb", buffering=0) as file:
            file.write(text.encode())
            file.truncate()


def forget(place: Location) -> None:
    """Forget the last step seen of a file: it was restored as it was without such steps."""
    with suppress(OSError):
        _file(place).unlink(missing_ok=True)


def _file(place: Location) -> Path:
    from platformdirs import user_state_path  # noqa: PLC0415  # only where something was stored

    name = hashlib.sha256(known_as(place).encode("utf-8", "surrogateescape")).hexdigest()
    return user_state_path("spielleiter", appauthor=False) / "heads" / f"{name[:32]}.json"
