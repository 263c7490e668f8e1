"""What taking a step back changes."""

from dataclasses import dataclass
from datetime import datetime

from league.facts.accounts import Posting
from league.views.consequences import Consequences


@dataclass(frozen=True, slots=True)
class UndoLine:
    """One thing that changes."""

    what: str
    now: str
    """Empty = it is not there."""
    then: str
    """Empty = it will not be there."""


@dataclass(frozen=True, slots=True)
class Owed:
    """What a season's facts say about its posted fees, at one moment."""

    season: str
    federation: str
    corrections: tuple[Posting, ...]
    """Proposed because a match's posted fee is not owed as it was posted."""
    registrations: frozenset[str]
    """References of what registrations cost."""


@dataclass(frozen=True, slots=True)
class Undoing:
    """What taking a step back would change."""

    number: int
    what: str
    by: str
    at: datetime | None
    """None = what is stored is no moment."""
    lines: tuple[UndoLine, ...]
    together: tuple[int, ...]
    """The deed's other steps, such as the fee of a transfer; they go with it."""
    moved: tuple[str, ...] = ()
    """What it would move that hung on the table of a closed season, a sentence each."""
    follows: Consequences | None = None
    """What is then judged, ranked or owed otherwise; None = nothing is."""
