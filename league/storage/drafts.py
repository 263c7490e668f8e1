"""What is typed and not stored yet, a row for each program and thing; replaced and deleted freely.

Drafts are no facts: they have no step in the journal, and nothing is judged or exported by them.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from league.storage.database import impatient, writing
from league.storage.mapping import read
from league.storage.models_matches import Draft
from league.storage.queries import rows

PATIENCE_MS = 1000
"""How long writing a draft waits for another program: it is tried again, and pages wait for it."""


@dataclass(frozen=True, slots=True)
class DraftRow:
    """One draft as it is stored."""

    number: int
    season: str | None
    """None = of something beyond one season."""
    kind: str
    key: str
    body: str
    """JSON."""
    at: str
    """UTC, ISO: when it was typed."""
    by: str
    program: str
    """The program in which it was typed; empty = none that could still run."""
    typing: bool
    """Whether it was last seen on a screen, and not left on purpose."""


@contextmanager
def impatiently() -> Iterator[None]:
    """Make a transaction that does not wait long for another program. Raises StorageError."""
    with impatient(PATIENCE_MS), writing():
        yield


def put(row: DraftRow) -> None:
    """Store what a program has of a thing in place of what it had; its number is not looked at."""
    drop_own(row.season, row.kind, row.key, row.program)
    Draft.insert({one: getattr(row, one.name) for one in Draft.columns(1)}).execute()


def drop_own(season: str | None, kind: str, key: str, program: str) -> None:
    """Delete what a program has of a thing."""
    Draft.delete().where(*_thing(season, kind, key), Draft.program == program).execute()


def drop(*numbers: int) -> None:
    """Delete drafts, those that are still there."""
    Draft.delete().where(Draft.number.in_(numbers)).execute()


def take(row: DraftRow, program: str) -> bool:
    """Make a draft one of this program's; False when it is not there any more as it was read."""
    own = Draft.program == program, Draft.number != row.number
    Draft.delete().where(*_thing(row.season, row.kind, row.key), *own).execute()
    found = Draft.update(program=program, typing=1).where(
        Draft.number == row.number, Draft.body == row.body, Draft.program == row.program
    )
    return int(found.execute()) == 1


def drafts(season: str | None) -> list[DraftRow]:
    """Return the drafts of a season, oldest first."""
    found = Draft.select().where(Draft.season == season).order_by(Draft.at, Draft.number)
    return list(map(DraftRow, *read(Draft.columns(), rows(found))))


def _thing(season: str | None, kind: str, key: str) -> tuple[Any, ...]:
    return Draft.season == season, Draft.kind == kind, Draft.key == key
