"""Reports that others owe."""

from dataclasses import dataclass
from datetime import date

from league.facts.events import Duty
from league.findings import Finding


@dataclass(frozen=True, slots=True)
class DutyRow:
    """A report that is owed, as it stands on a day."""

    duty: Duty
    title: str
    """What the paragraph calls it."""
    citation: str
    due: date
    found: tuple[Finding, ...]
    """Late, or missing once its time is over."""
