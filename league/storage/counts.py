"""Steps of the journal counted apart: those that change what a season is judged from, all others.

The two numbers stand beside each step, outside its hash: they follow from the steps' rows. Whoever
knows a season compares the first one, and reads nothing of it while that is the same.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from league.record_kinds import kinds
from league.storage.fact_tables import RECORDS, SETTINGS, RowChange
from league.storage.steps import changes_of

JUDGED_RECORDS = frozenset(one.name for one in kinds().values() if one.judged)
"""Kinds of records, as stored, that a season is judged from."""
_KIND = RECORDS.columns.index("kind")
_OTHERS = tuple(f'[["{table.name}"' for table in (RECORDS, SETTINGS))
"""How rows begin that may change nothing that is judged; all others need not be read for that."""


class StepCounts(NamedTuple):
    """How many steps of each sort there are up to one of them: a tuple, made for every step."""

    judged: int = 0
    """Steps that change what some season is judged from."""
    others: int = 0

    def after(self, judged: bool) -> "StepCounts":
        """Return the numbers with one step more."""
        return StepCounts(self.judged + judged, self.others + (not judged))


def is_judged(change: RowChange) -> bool:
    """Say whether a season is judged from a changed row: from all facts, but of few records."""
    if change.table != RECORDS.name:
        return change.table != SETTINGS.name
    return any(row[_KIND] in JUDGED_RECORDS for row in (change.before, change.after) if row)


def are_judged(changes: Iterable[RowChange]) -> bool:
    """Say whether a season is judged from one of these rows."""
    return any(map(is_judged, changes))


def is_judged_step(changed: str) -> bool:
    """Say the same of a step's rows as JSON; what nobody can read may have changed anything."""
    if changed and not changed.startswith(_OTHERS):
        return True
    try:
        return are_judged(changes_of(changed))
    except (ValueError, TypeError, LookupError, RecursionError):
        return True


def counts_of(told: Iterable[str]) -> Iterator[StepCounts]:
    """Yield the numbers beside each step, of all steps' changed rows as JSON."""
    counts = StepCounts()
    for changed in told:
        counts = counts.after(is_judged_step(changed))
        yield counts


def follows_from(found: StepCounts, before: StepCounts, changed: str, *, blanked: bool) -> bool:
    """Say whether the numbers beside a step follow from those before it.

    ``changed`` = its rows as JSON. A blanked step may have been of either sort.
    """
    if blanked:
        return found in (before.after(judged=True), before.after(judged=False))
    return found == before.after(is_judged_step(changed))
