"""Matches one under the other on a screen: where the cursor goes from one that is finished."""

from collections.abc import Iterator, Sequence
from functools import partial

from tui.kit import match_draft as drafting
from tui.pages.match import board_words
from tui.pages.match.board_cursor import BoardCursor


def link(grids: Sequence[BoardCursor]) -> None:
    """Let the cursor go up and down through all of them."""
    above, below = [None, *grids[:-1]], [*grids[1:], None]
    for grid, *neighbours in zip(grids, above, below, strict=True):
        grid.neighbours = neighbours[0], neighbours[1]
        grid.onward, grid.ending = partial(_next, grid), partial(_ending, grid)


def _next(grid: BoardCursor) -> BoardCursor | None:
    """Return the next match further down that waits for something; None = none does.

    One that has no lineup yet is not passed over, for its lineup comes first; only one that is
    complete is.
    """
    return next((other for other in _others(grid, 1) if _waits(other)), None)


def _ending(grid: BoardCursor) -> str:
    """Return what is said after the last result of a match."""
    if _next(grid) is not None:
        return board_words.finished(grid.view)
    return board_words.the_end(sum(map(_waits, (grid, *_others(grid, 0)))))


def _others(grid: BoardCursor, way: int) -> Iterator[BoardCursor]:
    """Yield the matches above (0) or below (1), the nearest first."""
    other = grid.neighbours[way]
    while other is not None:
        yield other
        other = other.neighbours[way]


def _waits(grid: BoardCursor) -> bool:
    return drafting.waits(grid.draft, complete=grid.view.status == "complete")
