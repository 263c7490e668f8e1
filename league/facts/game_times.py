"""The time that both players have for a game."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Period:
    """Part of the time."""

    minutes: int
    moves: int | None = None
    """Moves to be made in it; None = all that are left."""


@dataclass(frozen=True, slots=True)
class GameTime:
    """A time control as it is announced."""

    periods: tuple[Period, ...]
    increment: int = 0
    """Seconds added a move, from the first on."""

    @property
    def minutes(self) -> int:
        """Return what each player has for the whole game without what is added."""
        return sum(one.minutes for one in self.periods)
