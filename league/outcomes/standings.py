"""Tables: who stands where, and what separated them."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Standing:
    """One row of a table."""

    rank: int
    """Shared ranks are numbered 1, 2, 2, 4."""
    team: str
    played: int
    won: int
    drawn: int
    lost: int
    match_points: int
    game_points: int
    """Half points."""
    board_points: int
    """Half board points: a draw on a board worth 125 counts 125."""
    separated_by: str
    """Criterion that separates it from the row above; empty in the first row, else ``shared``."""
    excluded: bool = False
