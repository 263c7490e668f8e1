"""Teams that are level in their table."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tie:
    """Teams that share a place in their table."""

    division: str
    first: int
    """The place they share; they stand on this one and those that follow."""
    teams: tuple[str, ...]
    begun: bool = True
    """One of them has played something that counts."""

    @property
    def last(self) -> int:
        """Return the last of their places."""
        return self.first + len(self.teams) - 1
