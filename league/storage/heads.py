"""The last step seen of each file, kept outside of it: a journal that was cut or forged is noticed.

One small file a database, in the platform's folder for a program's state. It is a help, not a
fact: where it cannot be written, nothing else fails.
"""

import hashlib
import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from league import files
from league.addresses import Location, known_as
from league.errors import LeagueError

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


def keep(place: Location, head: Head, hash_of: Callable[[int], str | None]) -> None:
    """Keep a step as the last one seen, unless the journal does not hold the one kept before.

    ``hash_of`` says which hash a step of the journal has.
    """
    known = kept(place)
    if known is None or (known[0] <= head[0] and hash_of(known[0]) == known[1]):
        replace(place, head)


def replace(place: Location, head: Head) -> None:
    """Keep a step as the last one seen, whatever was kept before: the file was restored."""
    path = _file(place)
    text = json.dumps({"path": known_as(place), "number": head[0], "hash": head[1]})
    with suppress(OSError, LeagueError):
        path.parent.mkdir(parents=True, exist_ok=True)
        files.write_text(path, text, force=True, sync=False)


def forget(place: Location) -> None:
    """Forget the last step seen of a file: it was restored as it was without such steps."""
    with suppress(OSError):
        _file(place).unlink(missing_ok=True)


def _file(place: Location) -> Path:
    from platformdirs import user_state_path  # noqa: PLC0415  # only where something was stored

    name = hashlib.sha256(known_as(place).encode("utf-8", "surrogateescape")).hexdigest()
    return user_state_path("spielleiter", appauthor=False) / "heads" / f"{name[:32]}.json"
