"""How wide the columns of a table are: as their contents need it, and together no more than a page.

What columns need is given for text of size 1; widths are points.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from league.views.columns import Kind
from reports.document import Column


@dataclass(frozen=True, slots=True)
class Need:
    """What a column needs, at size 1."""

    least: float
    natural: float
    """With which no line of it is broken."""


def fitted(
    columns: Sequence[Column],
    needs: Sequence[Need],
    fixed: Sequence[float | None],
    room: float,
    sizes: Sequence[float],
) -> tuple[float, list[float]]:
    """Return the size of the text and the widths, which together are no more than the room.

    Of the sizes the first is taken with which every column has its least width; with the last all
    are made narrower if they must be.
    """
    for size in sizes:
        both = zip(needs, fixed, strict=True)
        least = [max(need.least * size, given or 0) for need, given in both]
        if sum(least) <= room:
            break
    else:
        return sizes[-1], [width * room / sum(least) for width in least]
    wishes = [
        0.0 if given else max(0.0, need.natural * size - low)
        for low, need, given in zip(least, needs, fixed, strict=True)
    ]
    shared = _shared(wishes, room - sum(least))
    widths = [low + more for low, more in zip(least, shared, strict=True)]
    return size, _widened(columns, widths, fixed, room)


def _shared(wishes: Sequence[float], room: float) -> list[float]:
    """Return what each gets of the room: the small wishes all of it, the great ones equal parts."""
    shares = [0.0] * len(wishes)
    left = len(wishes)
    for place in sorted(range(len(wishes)), key=wishes.__getitem__):
        shares[place] = min(wishes[place], room / left)
        room, left = room - shares[place], left - 1
    return shares


def _widened(
    columns: Sequence[Column], widths: Sequence[float], fixed: Sequence[float | None], room: float
) -> list[float]:
    """Return the widths with what is left given to the words, else to all that were not set."""
    free = [place for place, given in enumerate(fixed) if not given]
    text = [place for place in free if columns[place].kind is Kind.TEXT] or free
    share = sum(widths[place] for place in text)
    more = room - sum(widths)
    return [
        width + more * width / share if place in text else width
        for place, width in enumerate(widths)
    ]
