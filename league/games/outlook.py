"""Since when nobody could mate any more: found by halves, as what is dead stays dead."""

from collections.abc import Callable, Sequence

from league.facts.games import Position


def dead_since(positions: Sequence[Position], dead: Callable[[str], bool | None]) -> int | None:
    """Return after how many plies neither side could mate any more; None = not so, or not settled.

    ``positions``: all of a game, the one at the start first; one in which the game is over by mate
    or stalemate does not count. ``dead``: of a FEN; None = not settled. What is not settled counts
    as alive, so that nothing is called over too early.
    """
    playing = [position for position in positions if position.ending is None]
    if not playing or not dead(playing[-1].fen):
        return None
    alive, over = -1, len(playing) - 1
    while over - alive > 1:
        middle = (alive + over) // 2
        if dead(playing[middle].fen):
            over = middle
        else:
            alive = middle
    return over
