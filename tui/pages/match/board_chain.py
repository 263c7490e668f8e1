"""Matches one under the other on a screen: where the cursor goes after the last result of one."""

from collections.abc import Iterator, Sequence

from tui.kit import match_draft as drafting
from tui.pages.match import board_words
from tui.pages.match.board_grid import LineupGrid


def link(grids: Sequence[LineupGrid]) -> None:
    """Let the cursor go up and down through all of them."""
    above, below = [None, *grids[:-1]], [*grids[1:], None]
    for grid, *neighbours in zip(grids, above, below, strict=True):
        grid.neighbours, grid.completed = (neighbours[0], neighbours[1]), go_on


def go_on(grid: LineupGrid) -> None:
    """Go on from a match to the next one further down that waits for something.

    Results come in the order of the matches: one that has no lineup yet is not passed over, or
    they would go to the wrong match; only one that is complete is. The cursor stays where it is
    when none waits.
    """
    below = next((other for other in _others(grid, 1) if _waits(other)), None)
    if below is not None:
        grid.screen.set_focus(below, scroll_visible=False)
        below.start()
    elif any(grid.neighbours):
        waiting = [other for other in (grid, *_others(grid, 0)) if _waits(other)]
        grid.say(board_words.the_end(len(waiting)))
    (below or grid).finished = grid


def _others(grid: LineupGrid, way: int) -> Iterator[LineupGrid]:
    """Yield the matches above (0) or below (1), the nearest first."""
    other = grid.neighbours[way]
    while other is not None:
        yield other
        other = other.neighbours[way]


def _waits(grid: LineupGrid) -> bool:
    return drafting.waits(grid.draft, complete=grid.view.status == "complete")
