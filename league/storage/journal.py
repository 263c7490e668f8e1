"""The journal: an append-only table whose rows are chained by hashes."""

import hashlib
import json
from dataclasses import astuple, dataclass
from datetime import UTC, datetime

from league import text
from league.storage.database import reading, rows
from league.storage.models_matches import Journal


@dataclass(frozen=True, slots=True)
class Step:
    """One step as it is stored."""

    number: int
    at: str
    """UTC, ISO."""
    by: str
    what: str
    """``import``, ``match`` or ``ruling``."""
    subject: str
    """Season, and what of it."""
    before: str
    """JSON; empty when there was nothing."""
    after: str
    why: str
    previous: str
    """Hash of the step before; empty for the first."""
    hash: str


_SQL = 'SELECT number, at, "by", what, subject, before, after, why, previous, hash FROM journal'


def append(
    *, at: datetime, by: str, what: str, subject: str, before: str, after: str, why: str
) -> int:
    """Add a step and return its number; to be called inside ``writing()``.

    Raises InputError for a text that may not be stored.
    """
    text.refuse_step(by, why, before, after)
    count, previous = rows("SELECT count, hash FROM journal_head")[0]
    stamp = at.astimezone(UTC).isoformat()
    values = (count + 1, stamp, by, what, subject, before, after, why, previous)
    names = ("number", "at", "by", "what", "subject", "before", "after", "why", "previous")
    row = dict(zip(names, values, strict=True))
    Journal.insert(**row, hash=_digest(values)).execute()
    return int(count) + 1


def steps() -> list[Step]:
    """Return all steps, oldest first. Raises StorageError."""
    with reading():
        return [Step(*row) for row in rows(f"{_SQL} ORDER BY number")]


def head() -> tuple[int, str]:
    """Return number and hash of the last step: whatever is stored changes them.

    Raises StorageError.
    """
    with reading():
        count, digest = rows("SELECT count, hash FROM journal_head")[0]
    return int(count), str(digest)


def first_broken() -> int | None:
    """Return the number of the first step that is not as it was written, or that is missing.

    None when the journal is whole. Raises StorageError.
    """
    with reading():
        kept = [Step(*row) for row in rows(f"{_SQL} ORDER BY number")]
        heads = rows("SELECT count, hash FROM journal_head")
    last = ""
    for expected, step in enumerate(kept, 1):
        *values, digest = astuple(step)
        if (step.number, step.previous, digest) != (expected, last, _digest(tuple(values))):
            return expected
        last = step.hash
    return None if heads == [(len(kept), last)] else len(kept) + 1


def _digest(values: tuple[object, ...]) -> str:
    """Return the hash over all of a row but its own hash."""
    row = json.dumps(values, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(row.encode()).hexdigest()
