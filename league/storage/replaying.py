"""The journal followed from its first step: what must be stored now, and whether it is."""

import gc
import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

from league.language import _
from league.storage import blanking
from league.storage.counts import StepCounts, first_miscounted
from league.storage.database import reading
from league.storage.fact_tables import FACT_TABLES, SETTINGS, Row
from league.storage.fact_tree import Node, NodesInMemory, digest, nodes_of
from league.storage.journal import steps_with_rows
from league.storage.models import Setting
from league.storage.models_matches import FactHash, Journal, JournalHead
from league.storage.queries import Compiled, any_rows, rows
from league.storage.settings import TOLD
from league.storage.steps import Step, clock_back

Values = list[object] | None
"""A row as JSON has it; None = no row."""
Told = tuple[Row, int]
"""A row, and the step that told of it last."""


_NO_ROWS = (ValueError, TypeError, LookupError, RecursionError)
"""What comes of reading rows that somebody forged."""


@dataclass(frozen=True, slots=True)
class Proof:
    """What the journal proves."""

    steps: int
    hash: str
    """Hash of the last step; empty without any."""
    facts: str
    """Digest of all facts after the last step; empty without any."""
    broken: int | None = None
    """The first step that does not hold; None = all is as it was written."""
    differs: bool = False
    """The steps are as written; what is stored is not what that step told of it."""
    miscounted: bool = False
    """Steps and facts are as written; the numbers beside that step are not those of its sort."""
    blanked: int = 0
    """Steps whose content was blanked: a later step holds all facts, or the digest proves them."""
    unnamed_before: int = 0
    """Of those the ones blanked by an earlier version, whose erasures do not name their steps."""
    unnamed: bool = False
    """The step that does not hold lost its content, and no erasure accounts for that."""
    clock_back: tuple[int, ...] = ()
    """Steps whose moment is before that of the step before: no fault, the clock had gone back."""

    @property
    def fault(self) -> str:
        """Return what does not hold, as a sentence; empty when nothing is wrong."""
        if self.broken is None:
            return ""
        if self.differs and self.broken > self.steps:
            return _("Something is stored that no step of the journal tells of.")
        if self.differs:
            sentence = _("What is stored is not what step {number} of the journal told of it.")
        elif self.miscounted:
            sentence = _("The numbers beside step {number} do not count the steps of the journal.")
        elif self.unnamed:
            sentence = _("The content of step {number} is missing, and no erasure names that step.")
        else:
            sentence = _("Step {number} of the journal was changed or is missing.")
        return sentence.format(number=self.broken)


@dataclass(frozen=True, slots=True)
class Stored:
    """All that a database holds of the journal, and what it is compared with; rows as stored."""

    steps: list[Row]
    heads: list[Row]
    """Number and hash where the journal ends: one row."""
    facts: Mapping[str, list[Row]]
    """By table."""
    nodes: list[Node]
    settings: list[Row]


@dataclass(slots=True)
class Replay:
    """What the steps tell so far."""

    facts: dict[str, dict[Row, Told]] = field(
        default_factory=lambda: {name: {} for name in FACT_TABLES}
    )
    untold: bool = False
    """A step was blanked after the last one that holds all facts: they are not known."""
    settings: dict[Row, Told] = field(default_factory=dict)
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
            return self._change(step.number, json.loads(changed))
        except _NO_ROWS:
            return False

    def _change(self, number: int, changes: list[tuple[str, Values, Values]]) -> bool:
        for name, old, new in changes:
            if name == SETTINGS.name and new is not None:
                # What stood there before steps told of settings, none did.
                self.settings[SETTINGS.key_of(tuple(new))] = (tuple(new), number)
                continue
            held, table = self.facts[name], FACT_TABLES[name]
            if old is not None:
                told = held.pop(table.key_of(tuple(old)), None)
                if told is None or told[0] != tuple(old):
                    return False
            if new is not None:
                row = tuple(new)
                key = row[: table.key]
                if key in held:
                    return False
                held[key] = (row, number)
        return True

    def rows(self) -> dict[str, list[Row]]:
        """Return all rows of facts, by table."""
        return {name: [row for row, _step in held.values()] for name, held in self.facts.items()}


def prove() -> Proof:
    """Follow the journal and compare it with all that is stored. Raises StorageError."""
    with reading(), all_stay():
        return proof_of(stored_by(any_rows))


@contextmanager
def all_stay() -> Iterator[None]:
    """Let Python not look for garbage: there is none while all rows of a database are compared.

    It would look through them again and again, a fifth of the time.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def stored_by(run: Callable[[Compiled], list[Row]]) -> Stored:
    """Return what a database holds that is asked by ``run``."""
    return Stored(
        steps=run(Journal.selecting()),
        heads=run(JournalHead.selecting(first=1)),
        facts={name: run(table.model.selecting()) for name, table in FACT_TABLES.items()},
        nodes=run(FactHash.selecting()),
        settings=run(Setting.selecting()),
    )


def proof_of(stored: Stored) -> Proof:
    """Return what the journal of a database proves of all that is stored in it."""
    told = [(Step(*row[:-3]), row[-3]) for row in stored.steps]
    last = told[-1][0] if told else None
    proof = Proof(len(told), last.hash if last else "", last.facts if last else "")
    broken = _first_broken(told, stored.heads)
    if broken is not None:
        return replace(proof, broken=broken)
    steps = [step for step, _changed in told]
    blank = blanking.look(steps)
    proof = replace(
        proof,
        blanked=len(blank.numbers),
        unnamed_before=len(blank.earlier | blank.taken_over),
        clock_back=tuple(clock_back(steps)),
    )
    if blank.unnamed is not None:
        return replace(proof, broken=blank.unnamed, unnamed=True)
    replay = Replay()
    broken = _first_untold(told, replay)
    if broken is not None:
        return replace(proof, broken=broken)
    differing = None if replay.untold else _first_differing(replay, stored, len(told))
    if differing is None:
        differing = _differing_tree(nodes_of(stored.facts), stored.nodes, last)
    if differing is not None:
        return replace(proof, broken=differing, differs=True)
    sorts = [(changed, not step.salt) for step, changed in told]
    miscounted = first_miscounted(sorts, (StepCounts(*row[-2:]) for row in stored.steps))
    return replace(proof, broken=miscounted, miscounted=miscounted is not None)


def _first_untold(told: list[tuple[Step, str]], replay: Replay) -> int | None:
    """Follow the steps; return the first one whose rows cannot be those it changed."""
    for step, changed in told:
        if not replay.take(step, changed) and not replay.untold:
            return step.number
        if step.holds_all_facts and (broken := _broken_before(step)) is not None:
            return broken
    return None


def _differing_tree(tree: NodesInMemory, nodes: list[Node], last: Step | None) -> int | None:
    """Return the last step when the facts have another digest; the next for other nodes kept."""
    if last is None:
        return 1 if nodes else None
    if digest(tree) != last.facts:
        return last.number
    # The next step's digest is worked out from the nodes as they are kept.
    return None if tree.are(nodes) else last.number + 1


def replayed() -> Replay | None:
    """Return what the whole journal tells; None when it does not hold or tells not all facts.

    Raises StorageError.
    """
    replay = Replay()
    with reading():
        told = list(steps_with_rows())
        heads = rows(JournalHead.selecting(first=1))
    if _first_broken(told, heads) or blanking.look(step for step, _changed in told).unnamed:
        return None
    for step, changed in told:
        if not replay.take(step, changed) and not replay.untold:
            return None
    return None if replay.untold else replay


def _first_broken(told: list[tuple[Step, str]], heads: list[Row]) -> int | None:
    """Return the first step that is not as it was written, or that is missing."""
    last = ""
    for expected, (step, changed) in enumerate(told, 1):
        if (step.number, step.previous) != (expected, last) or not step.fits(changed):
            return expected
        last = step.hash
    return None if heads == [(len(told), last)] else len(told) + 1


def _broken_before(step: Step) -> int | None:
    """Return which step did not hold when the file was brought to this kind of journal."""
    try:
        held = json.loads(step.after or "{}").get("broken")
    except (ValueError, AttributeError):
        return step.number
    return held if isinstance(held, int) else None


def _first_differing(replay: Replay, stored: Stored, last: int) -> int | None:
    """Return the first step whose row is not stored as told; the next one for a row too many."""
    found = []
    for name, table in FACT_TABLES.items():
        held = {row[: table.key]: row for row in stored.facts[name]}
        told = replay.facts[name]
        found += [number for key, (row, number) in told.items() if held.get(key) != row]
        found += [last + 1 for key in held.keys() - told.keys()]
    kept = {SETTINGS.key_of(row): row for row in stored.settings}
    found += [number for key, (row, number) in replay.settings.items() if kept.get(key) != row]
    # Files from before steps told of them have settings that none does.
    found += [last + 1 for key in kept if key[0] not in TOLD]
    return min(found, default=None)
