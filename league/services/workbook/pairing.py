"""Entries of two lists brought together: what was added, altered, taken away, or put elsewhere."""

from collections import Counter, defaultdict, deque
from collections.abc import Iterator, Sequence

from league.views.proofs import Entry

Pair = tuple[Entry | None, Entry | None]
"""An entry before and after; None where there is none."""


def paired(before: Sequence[Entry], after: Sequence[Entry]) -> Iterator[Pair]:
    """Yield what differs between two lists; what stands in both in the same order is left out.

    What was altered is paired by its place, such as the number of a posting.
    """
    gone, come = _beyond(before, after), _beyond(after, before)
    places: defaultdict[tuple[str, str], deque[Entry]] = defaultdict(deque)
    for one in gone:
        places[one.place].append(one)
    for one in come:
        yield places[one.place].popleft() if places[one.place] else None, one
    left = {id(one) for them in places.values() for one in them}
    yield from ((one, None) for one in gone if id(one) in left)
    yield from _elsewhere(_without(before, gone), _without(after, come))


def _beyond(these: Sequence[Entry], those: Sequence[Entry]) -> list[Entry]:
    """Return the entries that a list has and another has not, or not so often."""
    left, found = Counter(one.digest for one in those), []
    for one in these:
        if left[one.digest]:
            left[one.digest] -= 1
        else:
            found.append(one)
    return found


def _without(these: Sequence[Entry], gone: Sequence[Entry]) -> list[Entry]:
    out = {id(one) for one in gone}
    return [one for one in these if id(one) not in out]


def _elsewhere(before: Sequence[Entry], after: Sequence[Entry]) -> Iterator[Pair]:
    """Yield the entries of two lists of the same ones that stand elsewhere in the other."""
    if [one.digest for one in before] == [one.digest for one in after]:
        return
    for was, one in zip(before, after, strict=True):
        if was.digest != one.digest:
            yield one, one
