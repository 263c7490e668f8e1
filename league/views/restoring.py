"""What bringing a backup back gives up, and what returns with it."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum


@dataclass(frozen=True, slots=True)
class GivenUp:
    """One step of the journal that the backup does not hold."""

    number: int
    at: datetime
    by: str
    what: str
    """In words."""


@dataclass(frozen=True, slots=True)
class Returning:
    """Somebody whose data were erased by a step that the backup does not hold."""

    step: GivenUp
    who: str
    """Pass number or log-in name; empty when that step was blanked itself."""


class Agrees(StrEnum):
    """Whether a journal agrees with a head of it that was kept or noted."""

    HOLDS = "holds"
    ENDS_BEFORE = "ends before"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Restoring:
    """What bringing a backup back would do."""

    steps: int
    """Steps that the backup holds."""
    now: int
    """Steps of what stands there; 0 = nothing does."""
    common: int
    """Steps from the first one on that both hold."""
    first: GivenUp | None
    last: GivenUp | None
    """The first and the last of the steps given up; None = none is."""
    returning: tuple[Returning, ...]
    kept: tuple[int, Agrees] | None
    """Number of the last step that this machine has seen, and whether the backup agrees with it."""
    noted: tuple[tuple[int, Agrees], ...]
    """The same of the heads that were given."""
    unknown: str = ""
    """Why what stands there cannot be compared with the backup; empty when it was."""

    @property
    def parted(self) -> int:
        """Return how many steps the backup holds that what stands there does not."""
        return self.steps - self.common
