"""Facts of a game as a sentence of the Laws says them: players, times, moves."""

from dataclasses import dataclass

from league.facts.games import Color, GameFacts
from league.language import _


@dataclass(frozen=True, slots=True)
class Player:
    """A player as a fact of a sentence, named when the sentence is read."""

    color: Color

    def __str__(self) -> str:
        """Return ``White`` or ``Black`` in the language in use."""
        return _("White") if self.color is Color.WHITE else _("Black")


def minutes(seconds: int) -> str:
    """Return a time as a clock shows it, minutes and seconds: ``2:00``."""
    return f"{'−' if seconds < 0 else ''}{abs(seconds) // 60}:{abs(seconds) % 60:02}"


def last_move(facts: GameFacts, plies: int | None = None) -> str:
    """Return the last of so many plies (default: all), such as ``12... Nd7``; ``–`` before any."""
    played = facts.plies[:plies]
    return f"{played[-1].name} {played[-1].san}" if played else "–"
