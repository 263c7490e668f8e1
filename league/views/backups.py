"""Backups of a database, as their names tell of them."""

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Kept:
    """A backup by its name."""

    path: Path
    step: int
    """The last one it holds; 0 in a name of an earlier version, which does not tell."""
    at: datetime
    """By the clock of then."""

    @property
    def order(self) -> tuple[int, datetime]:
        """Return what comes later than another: the step goes before the clock."""
        return self.step, self.at


@dataclass(frozen=True, slots=True)
class Holding:
    """How much the backups of a database hold in a folder."""

    folder: Path
    count: int
    size: int
    """Bytes."""
    first: Kept
    last: Kept
