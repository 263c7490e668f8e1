"""Content that is missing: only where an erasure names the steps it blanked, and for whom.

An erasure step holds in ``after`` by person which steps lost their content for him, as JSON:
``{"blanked": {"100017": ["1-4", "9"]}}``. It tells of no rows itself, so nothing personal hangs on
it but its reason. One made by an earlier version of the program holds nothing there: what was blank
before it is taken as blanked by it, until an erasure that names steps takes those over, under no
person's number.
"""

import json
import re
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from league.storage.corruption import UNREADABLE
from league.storage.json_rows import json_text
from league.storage.steps import ERASURE, Step

NOBODY = ""
"""Stands for whom a step was blanked by an earlier version."""
_NAMED = "blanked"
_SPAN = re.compile(r"([0-9]{1,18})(?:-([0-9]{1,18}))?")

Named = Mapping[str, Iterable[int]]
"""Numbers of steps by whom they were blanked for."""


@dataclass(frozen=True, slots=True)
class Blanked:
    """The steps whose content is missing."""

    numbers: tuple[int, ...] = ()
    earlier: frozenset[int] = frozenset()
    """Of those the ones that an erasure of an earlier version may have blanked: none names them."""
    taken_over: frozenset[int] = frozenset()
    """The same, put on record since by an erasure that names its steps."""
    unnamed: int | None = None
    """The first one that no erasure accounts for; None = there is an erasure for each."""


def spans(numbers: Iterable[int]) -> list[str]:
    """Return numbers as people write them, neighbours as one: ``1-4``, ``9``."""
    ordered = sorted(set(numbers))
    gaps = [at for at, (one, other) in enumerate(pairwise(ordered), 1) if other > one + 1]
    starts, ends = [0, *gaps], [*gaps, len(ordered)]
    parts = [ordered[start:end] for start, end in zip(starts, ends, strict=True)]
    return [f"{p[0]}-{p[-1]}" if len(p) > 1 else str(p[0]) for p in parts if p]


def told(named: Named) -> str:
    """Return what an erasure step holds of the steps it blanked, as JSON."""
    return json_text({_NAMED: {who: spans(numbers) for who, numbers in named.items()}})


def spans_named(after: str) -> dict[str, list[str]]:
    """Return by person which steps an erasure step names; nothing for what is no such JSON."""
    try:
        held = json.loads(after)[_NAMED]
        return {who: [str(one) for one in found] for who, found in held.items()}
    except UNREADABLE:
        return {}


def named_by(step: Step, blank: Sequence[int]) -> dict[str, set[int]]:
    """Return which of the blank steps, in order, a step before which they are names as blanked."""
    before = blank[: bisect_left(blank, step.number)]
    found: dict[str, set[int]] = defaultdict(set)
    for who, parts in spans_named(step.after).items():
        for span in filter(None, map(_SPAN.fullmatch, parts)):
            first, last = int(span[1]), int(span[2] or span[1])
            found[who] |= set(before[bisect_left(before, first) : bisect_right(before, last)])
    return dict(found)


def look(steps: Iterable[Step]) -> Blanked:
    """Return which steps lost their content, and whether erasures account for them."""
    erasures, gone, blank = list[Step](), set[int](), list[int]()
    for step in steps:
        if not step.salt:
            blank.append(step.number)
            if step.what == ERASURE:
                gone.add(step.number)
        elif step.what == ERASURE:
            erasures.append(step)
    named, taken_over, earlier = set[int](), set[int](), set[int]()
    for step in erasures:
        if not step.after:
            earlier |= set(blank[: bisect_left(blank, step.number)])
            continue
        # What it has found so, it has put on record.
        earlier.clear()
        found = named_by(step, blank)
        taken_over |= found.get(NOBODY, set())
        named |= set().union(*found.values())
    unnamed = set(blank) - named - earlier
    # An erasure step that is gone leaves those it named without one.
    first = min(unnamed & gone or unnamed, default=None)
    return Blanked(tuple(blank), frozenset(earlier - named), frozenset(taken_over), first)
