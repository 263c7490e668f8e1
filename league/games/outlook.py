"""What can still become of a position: who can mate, and since when nobody could any more."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from league.facts.games import Color, Mating, MatingAnswer, Position
from league.games.mating import can_mate

Dead = Callable[[Position], bool]


def outlook(position: Position) -> Mapping[Color, Mating]:
    """Return whether each side can still mate; this can take seconds."""
    return {color: _can_mate(position.key, color) for color in Color}


def is_dead(position: Position) -> bool:
    """Say whether it is proved that neither side can mate."""
    return all(one.answer is MatingAnswer.NO for one in outlook(position).values())


def dead_since(positions: Sequence[Position], dead: Dead = is_dead) -> int | None:
    """Return after how many plies neither side could mate any more; None = not so, or not settled.

    ``positions``: all of a game, the one at the start first; one in which the game is over by mate
    or stalemate does not count. Found by halves, as what is dead stays dead. What is not settled
    counts as alive, so that nothing is called over too early.
    """
    playing = [position for position in positions if position.ending is None]
    if not playing or not dead(playing[-1]):
        return None
    alive, over = -1, len(playing) - 1
    while over - alive > 1:
        middle = (alive + over) // 2
        if dead(playing[middle]):
            over = middle
        else:
            alive = middle
    return over


@lru_cache(maxsize=1_024)
def _can_mate(key: str, color: Color) -> Mating:
    """Answer by the position's key, as counts of moves don't matter; a docket asks often."""
    return can_mate(key, color)
