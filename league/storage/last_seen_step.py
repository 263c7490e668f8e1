"""The last step seen of each file, kept outside of it: a journal that was cut or forged is noticed.

Beside it stands SQLite's count of how often somebody changed what the file is made of, as it was
when the file was proved: where that is another one, the file is proved again. Of a server it is a
number of what its schema is made of, as it was when that was compared.

One small file a database, in the platform's folder for a program's state. It is a help, not a
fact: where it cannot be written, nothing else fails.
"""

import hashlib
import json
import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from league.addresses import Location, known_as

Head = tuple[int, str]
"""Number and hash of a step."""
_MOST = 2**63 - 1
"""No database counts further."""


@dataclass(frozen=True, slots=True)
class Note:
    """What is kept of a database."""

    head: Head
    schema: int | None
    """The count as it was when the file was proved; None = it was not."""


def kept(place: Location) -> Head | None:
    """Return the last step seen of a file on this machine; None when none was kept."""
    found = note_of(place)
    return found.head if found else None


def note_of(place: Location) -> Note | None:
    """Return what is kept of a file on this machine; None when no step was."""
    try:
        held = json.loads(_file(place).read_text(encoding="utf-8"))
        number, digest, schema = held["number"], held["hash"], held.get("schema")
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return None
    told = type(number) is int and 0 < number <= _MOST and isinstance(digest, str)
    return Note((number, digest), schema if type(schema) is int else None) if told else None


def keep(
    place: Location,
    before: Head | None,
    head: Head,
    hash_of: Callable[[int], str | None],
    schema_now: Callable[[], int],
) -> None:
    """Keep a step as the last one seen, unless the journal does not hold the one kept before.

    ``before`` is a step that the journal held when this one was added; ``hash_of`` says which hash
    any other step has; ``schema_now`` is asked of a file of which nothing is kept yet.
    """
    note = note_of(place)
    if note is None:
        replace(place, head, schema_now())
        return
    known = note.head
    if known == before or (known[0] <= head[0] and hash_of(known[0]) == known[1]):
        replace(place, head, note.schema)


def replace(place: Location, head: Head, schema: int | None = None) -> None:
    """Keep a step as the last one seen, whatever was kept before: the file was restored.

    ``schema`` is SQLite's count in a file that was proved.
    """
    path = _file(place)
    text = json.dumps(
        {"path": known_as(place), "number": head[0], "hash": head[1], "schema": schema}
    )
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
