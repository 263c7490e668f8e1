"""What reading in a workbook would change, before it is stored."""

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from league.facts.seasons import Season
from league.views.consequences import Consequences
from league.views.proofs import Origin


@dataclass(frozen=True, slots=True)
class ListChange:
    """What changes in one list of a season."""

    name: str
    """In words, such as divisions or players."""
    stands: int
    """Facts in the workbook."""
    come: int
    """Of them new, or other than stored."""
    gone: int
    """Facts stored that the workbook does not have like this."""


class ProofState(StrEnum):
    """How far a workbook proves what it holds."""

    NEEDLESS = "needless"
    """It holds neither decisions nor records."""
    MISSING = "missing"
    """It holds some, and nothing that proves them."""
    BROKEN = "broken"
    """What is to prove them was edited itself."""
    EDITED = "edited"
    """Decisions or records were edited after it was written."""
    UNCHANGED = "unchanged"


class Agrees(StrEnum):
    """What is known here of the step that a workbook was written at."""

    UNKNOWN = "unknown"
    YES = "yes"
    NO = "no"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a workbook says of itself, and what is known of that here."""

    state: ProofState
    origin: Origin | None
    """None where it says nothing, or nothing that holds."""
    changed: tuple[str, ...] = ()
    """The season's own sheets that were edited since."""
    step: Agrees = Agrees.UNKNOWN
    """Of the journal of the file it is read into."""
    kept: Agrees = Agrees.UNKNOWN
    """Of the last step this machine has seen of that file."""


class Mark(StrEnum):
    """What a workbook does to a decision or a record."""

    ADDED = "+"
    ALTERED = "≠"
    LACKING = "−"


@dataclass(frozen=True, slots=True)
class Listed:
    """A decision or record that is listed before anything is stored."""

    mark: Mark
    sort: str
    """Such as ``posting``, ``payment``, ``notice``, ``ruling``; it is accepted by this name."""
    key: str
    by: str
    at: str
    cents: int | None
    code: str
    """Stands for all that is listed here: what is accepted is what was shown."""
    about: str = ""
    was_by: str = ""
    """Who had done it before it was altered; empty = the same."""
    was_cents: int | None = None
    """The amount before it was altered; None = the same, or none."""
    row: int = 0
    """Row of its sheet; 0 = it is in none."""
    must: bool = True
    """Nothing is stored unless it is accepted; what is on record here already need not be."""

    @property
    def name(self) -> str:
        """Return by what it alone is accepted."""
        return f"{self.sort}:{self.code}"


@dataclass(frozen=True, slots=True)
class Look:
    """What was found of a workbook before it is stored."""

    verdict: Verdict
    listed: tuple[Listed, ...]
    kinds: dict[str, str]
    """By what all of a sort are accepted, by sort."""
    seen: tuple[int, str] | None
    """Last step of the file it was compared with; None = there was none."""


@dataclass(frozen=True, slots=True)
class Brought:
    """What reading in a workbook changes."""

    moved: tuple[str, ...] = ()
    """What hung on the table of a closed season and is moved, a sentence each."""
    follows: Consequences | None = None
    """What is judged, ranked or owed otherwise; None = the season was not stored before."""


@dataclass(frozen=True, slots=True)
class ImportPreview:
    """A workbook without faults, ready to be stored."""

    file: Path
    season: Season
    replaces: bool
    """A season of that name is stored already; its decisions stay."""
    lists: tuple[ListChange, ...]
    findings: int
    """What the rule book finds in it."""
    brought: int
    """Decisions and records that it holds."""
    look: Look
    brings: Brought
    """What is then otherwise in the season that it replaces."""
