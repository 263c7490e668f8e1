"""A division's table as it would be with a match that is being typed in."""

from dataclasses import dataclass

from league.rulebook import TableColumn


@dataclass(frozen=True, slots=True)
class LiveRow:
    """A team's row."""

    team: str
    name: str
    rank: int
    before: int
    """Its rank in the table as it is recorded."""
    played: int
    counts: tuple[int | None, ...]
    """By the table's criteria; None = one does not apply."""
    here: bool
    """It plays in the match."""

    @property
    def up(self) -> int:
        """Return by how many places it would rise; below zero = it would fall."""
        return self.before - self.rank


@dataclass(frozen=True, slots=True)
class LiveTable:
    """The whole table."""

    division_name: str
    criteria: tuple[TableColumn, ...]
    """Those that have a column, in the order in which they rank."""
    rows: tuple[LiveRow, ...]
