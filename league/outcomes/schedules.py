"""What follows from moving a match, and from a qualification tournament."""

from collections.abc import Iterable
from dataclasses import dataclass

from league.facts.seasons import Fixture
from league.findings import Finding, Note


def complete_rounds(matches: Iterable[tuple[int, bool]]) -> int:
    """Return in how many rounds nothing waits, of their matches' rounds and whether each waits.

    A match that lapsed waits for nothing, so it keeps no round open.
    """
    told = list(matches)
    return len({number for number, _waits in told} - {number for number, waits in told if waits})


@dataclass(frozen=True, slots=True)
class Moved:
    """A match as it stands on the calendar when it is moved as asked."""

    fixture: Fixture
    findings: tuple[Finding, ...] = ()
    """What speaks against it; none = it may be moved."""
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True, slots=True)
class GoingUp:
    """Who goes up from a tournament."""

    teams: tuple[str, ...]
    """Best first."""
    tied: tuple[str, ...] = ()
    """Teams that share the place from which the last ones go up; a person decides among them."""
    open_places: int = 0
    """How many of the tied teams go up."""
