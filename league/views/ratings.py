"""A rating period as it is shown: the players, what the reports lack, the dates of the lists."""

from dataclasses import dataclass
from datetime import date

from league.facts.periods import RatingFiling
from league.views.findings import FindingView


@dataclass(frozen=True, slots=True)
class EloRow:
    """One player's period."""

    ident: str
    name: str
    old: int | None
    """Rating he played with; None = none."""
    new: int | None
    """Rating after it; None = none, or no longer on the list."""
    games: int
    counted: int
    """Rated games, carried ones included."""
    carried: int
    """Rated games that are carried over to the next period."""
    state: str
    """``rated``, ``inactive``, ``waiting``, ``removed`` or ``below`` (the floor)."""
    mark: str
    """Mark behind the rating of an inactive player."""

    @property
    def change(self) -> int | None:
        """Return by how much his rating moved; None for a newcomer and one who left the list."""
        return None if self.old is None or self.new is None else self.new - self.old


@dataclass(frozen=True, slots=True)
class ReportRow:
    """A division's registration and report for rating."""

    division: str
    name: str
    played: int
    """Matches of the period with a result."""
    filing: RatingFiling | None
    """None = nothing is on file."""
    lacks: tuple[FindingView, ...]


@dataclass(frozen=True, slots=True)
class ListDate:
    """A cut-off day of the season."""

    until: date
    first: date
    """First day of its period."""
    valid_from: date
    stored: bool
    """The list of this day is stored."""


@dataclass(frozen=True, slots=True)
class EloView:
    """A federation's rating period."""

    rating_name: str
    refused: str = ""
    """Why nothing can be rated; then rows and reports are empty."""
    dates: tuple[ListDate, ...] = ()
    until: date | None = None
    """The cut-off day shown."""
    rows: tuple[EloRow, ...] = ()
    """Who is below the floor, then who played or is waiting, by name; then all others."""
    games: int = 0
    rated: int = 0
    no_game: int = 0
    """Boards on which no game was played."""
    basis: date | None = None
    """Cut-off day of the stored list it starts from; None = the season's own ratings."""
    reports: tuple[ReportRow, ...] = ()
    below: str = ""
    """Says who is not rated because his rating lies below the floor; empty = nobody."""
