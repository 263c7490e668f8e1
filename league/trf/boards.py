"""The boards of one match: who sat against whom, and with which colours."""

from collections import Counter
from collections.abc import Iterable, Sequence

Lineup = tuple[int | None, ...]
Board = tuple[int | None, int | None]
"""Start numbers of both sides; None = nobody sat there."""

UNTOLD = "?"
"""Stands for a colour that no game tells."""


def aligned(mine: Lineup, opponents: Sequence[int | None], theirs: Lineup) -> list[Board]:
    """Return the boards of a match by the order of one team and the opponents of its players.

    Who of the other team sat alone sits between his fellows, on a board that is empty there or on
    one of his own.
    """
    boards: list[Board] = list(zip(mine, opponents, strict=True))
    order = {number: place for place, number in enumerate(theirs) if number}
    seated = set(opponents)
    for place, number in enumerate(theirs):
        if number and number not in seated:
            others = [order.get(other or 0) for _one, other in boards]
            after = [at for at, other in enumerate(others) if other is not None and other > place]
            last = after[0] if after else len(boards)
            before = [at for at in range(last) if others[at] is not None]
            first = before[-1] + 1 if before else 0
            free = [at for at in range(first, last) if boards[at] == (None, None)]
            if free:
                boards[free[0]] = (None, number)
            else:
                boards.insert(last, (None, number))
    return boards


def usual_colors(said: str, boards: int) -> str:
    """Return the colours of so many boards: as said, such as ``WBBW``, behind that ``WBWB``."""
    return said[:boards] + "".join("WB"[at % 2] for at in range(len(said), boards))


def is_white(played: str, said: str) -> bool:
    """Say whether a team is White's by the colours of its boards: the first that shows it.

    ``said``: what the file says of the boards; ``BWBW`` = White's team has Black on board 1.
    """
    usual = usual_colors(said, len(played))
    told = (one == usual[at] for at, one in enumerate(played) if one != UNTOLD)
    return next(told, True)


def common_colors(played: Iterable[str], boards: int) -> str:
    """Return the colours that more than half of the matches with all boards have, else ``WBWB``."""
    counted = Counter(one for one in played if len(one) == boards)
    for colors, times in counted.most_common(1):
        if 2 * times > counted.total():
            return colors
    return usual_colors("", boards)


def whole(played: str, said: str) -> str:
    """Return the colours of White's team with those of the board where no game tells them."""
    usual = usual_colors(said, len(played))
    return "".join(one if one != UNTOLD else usual[at] for at, one in enumerate(played))
