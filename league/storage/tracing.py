"""Whether what was decided and recorded is what the journal says, step by step."""

import json
from collections import defaultdict
from collections.abc import Hashable, Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import Any

from league.storage.database import reading, rows
from league.storage.journal import Step, steps
from league.storage.mapping_matches import RULING
from league.storage.records import WITHDRAWN

Held = Mapping[Hashable, Sequence[Hashable]]
"""By whom they belong to: what the tables hold, oldest first."""
Traced = list[tuple[int, Hashable, Hashable]]
"""Number of the step, whom it belongs to, what it says was stored."""


def first_untraced() -> int | None:
    """Return the first step whose decision or record is not stored as the step says.

    For something stored that no step tells of, it is the step that would be the next one.
    None when all of it agrees. Raises StorageError.
    """
    with reading():
        taken = steps()
        rulings, records = _rulings(), _records()
    found = [
        *_differing(rulings, [_ruling(one) for one in taken if _base(one) == "ruling"], len(taken)),
        *_differing(records, [_record(one) for one in taken if _is_record(one)], len(taken)),
    ]
    return min(found, default=None)


def _differing(held: Held, traced: Traced, last: int) -> Iterable[int]:
    told: dict[Hashable, list[tuple[int, Hashable]]] = defaultdict(list)
    for number, whose, content in traced:
        told[whose].append((number, content))
    for whose in {**held, **told}:
        for content, step in zip_longest(held.get(whose, ()), told.get(whose, ())):
            if step is None or step[1] != content:
                yield last + 1 if step is None else step[0]


def _rulings() -> Held:
    names = ", ".join(f'"{column}"' for column in RULING)
    found: dict[Hashable, list[Hashable]] = defaultdict(list)
    for season, *values in rows(f"SELECT season, {names} FROM ruling ORDER BY season, number"):
        found[season].append(tuple(values))
    return found


def _ruling(step: Step) -> tuple[int, Hashable, Hashable]:
    held = _read(step.after)
    values = tuple(_hashable(held.get(column)) for column in RULING)
    return step.number, step.subject.partition(" · ")[0], values


def _records() -> Held:
    found: dict[Hashable, list[Hashable]] = defaultdict(list)
    sql = 'SELECT season, kind, key, body, "by" FROM record ORDER BY number'
    for season, kind, key, body, by in rows(sql):
        found[" · ".join(part for part in (season, kind, key) if part)].append((body, by))
    return found


def _record(step: Step) -> tuple[int, Hashable, Hashable]:
    return step.number, step.subject, (step.after or WITHDRAWN, step.by)


def _is_record(step: Step) -> bool:
    """Say whether a step told of a record: of neither a match, a decision, nor a season's facts."""
    if _base(step) in ("match", "ruling"):
        return False
    return not isinstance(_read(step.after).get("facts"), dict)


def _base(step: Step) -> str:
    return step.what.rpartition(":")[2] if step.what.startswith("undo:") else step.what


def _read(text: str) -> dict[str, Any]:
    try:
        held = json.loads(text) if text else {}
    except ValueError:
        return {}
    return held if isinstance(held, dict) else {}


def _hashable(value: object) -> Hashable:
    return repr(value) if isinstance(value, list | dict) else value
