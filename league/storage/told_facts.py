"""What the steps of the journal tell of facts, step by step, and of each row only what is asked."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from league.storage.fact_tables import FACT_TABLES, SETTINGS, Row
from league.storage.fact_tree import hash_of_json
from league.storage.json_rows import rows_in
from league.storage.steps import Step

T = TypeVar("T")

Keep = Callable[[str, Row, str], T]
"""Makes of table, row and its JSON what is kept of it."""

_NO_ROWS = (ValueError, TypeError, LookupError, RecursionError)
"""What comes of reading rows that somebody forged."""


def as_hash(table: str, _row: Row, text: str) -> bytes:
    """Keep the hash of a row, as a leaf of the tree is one."""
    return hash_of_json(table, text)


def as_row(_table: str, row: Row, _text: str) -> Row:
    """Keep the row itself."""
    return row


@dataclass(slots=True)
class Replay(Generic[T]):
    """What the steps tell so far."""

    keep: Keep[T]
    facts: dict[str, dict[Row, tuple[T, int]]] = field(
        default_factory=lambda: {name: {} for name in FACT_TABLES}
    )
    """By table and by what tells its rows apart: what is kept of a row, and who told it last."""
    untold: bool = False
    """A step was blanked after the last one that holds all facts: they are not known."""
    settings: dict[Row, tuple[Row, int]] = field(default_factory=dict)
    """Those that steps tell of."""

    def take(self, step: Step, changed: str) -> bool:
        """Follow a step; say whether it can be read and fits what stood there before."""
        if step.holds_all_facts:
            self.facts = {name: {} for name in FACT_TABLES}
            self.untold = False
        if not step.salt:
            self.untold = True
        if not changed:
            return True
        try:
            return self._change(step.number, changed)
        except _NO_ROWS:
            return False

    def _change(self, number: int, changed: str) -> bool:
        for name, old, new in rows_in(changed):
            if name == SETTINGS.name and new is not None:
                # What stood there before steps told of settings, none did.
                row = tuple(new[0])
                self.settings[SETTINGS.key_of(row)] = (row, number)
                continue
            held, key = self.facts[name], FACT_TABLES[name].key
            if old is not None:
                row = tuple(old[0])
                told = held.pop(row[:key], None)
                if told is None or told[0] != self.keep(name, row, old[1]):
                    return False
            if new is not None:
                row = tuple(new[0])
                if row[:key] in held:
                    return False
                held[row[:key]] = (self.keep(name, row, new[1]), number)
        return True

    def rows(self) -> dict[str, list[T]]:
        """Return what is kept of all rows of facts, by table."""
        return {name: [kept for kept, _step in held.values()] for name, held in self.facts.items()}
