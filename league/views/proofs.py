"""What a workbook says of itself: who wrote it, from which step of which journal, what it held."""

from collections.abc import Mapping
from dataclasses import dataclass, field

RULING = "ruling"
"""Kind of the entries that are decisions on findings, matches and teams."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a workbook comes from; all of it is text that anybody can write."""

    step: int = 0
    """Last step of the journal it was written from; 0 = it was written from none."""
    hash: str = ""
    facts: str = ""
    """Digest of all facts after that step."""
    by: str = ""
    at: str = ""
    """ISO, UTC."""


NOWHERE = Origin()


@dataclass(frozen=True, slots=True)
class Entry:
    """A decision or a version of a record, as a proof lists it."""

    kind: str
    """Kind of record, or ``ruling``."""
    sort: str
    """What it is for whoever looks: a ``payment`` among the postings, a ``decision`` on a protest;
    else its kind."""
    key: str
    by: str
    at: str
    """ISO, UTC."""
    cents: int | None
    digest: str
    about: str = field(default="", compare=False)
    """More of what it says; a proof does not hold it."""
    decided_by: str = field(default="", compare=False)
    """Who decided what it says; empty = it is no decision. A proof does not hold it."""
    row: int = field(default=0, compare=False)
    """Row of its sheet; 0 = it was not read from one."""

    @property
    def place(self) -> tuple[str, str]:
        """Return what all versions of a record share."""
        return self.kind, self.key


@dataclass(frozen=True, slots=True)
class Proof:
    """What a workbook held when it was written."""

    origin: Origin
    sheets: Mapping[str, str]
    """Digests of the season's own sheets, by name."""
    entries: tuple[Entry, ...]
    sound: bool
    """Its own digest holds: nothing of the proof itself was edited."""
