"""School chess as it is shown."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SchoolTeamRow:
    """A team of a school."""

    team: str
    name: str
    school: str
    kind: str
    """In words; empty = nothing is on file."""
    region: str
    place: int | None
    """In the championship of its region."""
    companion: str
    standing: str
    """Whether it has a place, and by what."""
    players: int
    """On its list."""
    findings: tuple[str, ...]
    """What stands against the list, each with its citation."""


@dataclass(frozen=True, slots=True)
class SchoolsView:
    """The teams of a group of school chess."""

    division: str
    name: str
    rows: tuple[SchoolTeamRow, ...]
    open: int | None
    """Places that are left; None = there is no limit."""
