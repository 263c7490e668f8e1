"""The journal followed from its first step: what must be stored now, and whether it is."""

import gc
import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Generic, TypeVar

from league.language import _
from league.storage import blanking
from league.storage.counts import StepCounts, follows_from
from league.storage.database import reading
from league.storage.fact_tables import FACT_TABLES, SETTINGS, Row
from league.storage.fact_tree import digest, grown, with_hashes
from league.storage.models import Setting
from league.storage.models_matches import FactHash, Journal, JournalHead
from league.storage.queries import Compiled, each_row, with_any_text
from league.storage.settings import TOLD
from league.storage.steps import ERASURE, Step
from league.storage.told_facts import Replay, as_hash, as_row

T = TypeVar("T")

Ask = Callable[[Compiled], Iterable[Row]]
"""Asks a database, and yields rows as they are stored."""


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


def prove() -> Proof:
    """Follow the journal and compare it with all that is stored. Raises StorageError."""
    with reading(), all_stay():
        return with_any_text(lambda: proof_of(each_row))


@contextmanager
def all_stay() -> Iterator[None]:
    """Let Python not look for garbage: there is none while all rows of a database are compared.

    It would look through what is kept of them again and again, a fifth of the time.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


@dataclass(slots=True)
class _Followed(Generic[T]):
    """What was seen of the steps so far: no step is kept but those without content, and erasures.

    An import tells of all rows of a season, so one step is held at a time.
    """

    replay: Replay[T]
    steps: int = 0
    hash: str = ""
    facts: str = ""
    broken: int | None = None
    """The first step that is not as it was written, or that is missing."""
    fits: bool = True
    """The rows of each are those it can have changed."""
    unfit: int | None = None
    """The first one of which that does not hold, or did not when the file was brought here."""
    miscounted: int | None = None
    counts: StepCounts = field(default_factory=StepCounts)
    erasing: list[Step] = field(default_factory=list)
    last: datetime | None = None
    clock_back: list[int] = field(default_factory=list)

    def take(self, step: Step, changed: str, counted: StepCounts) -> None:
        """Follow a step; behind one that is not as it was written they are only counted."""
        self.steps += 1
        if self.broken is None:
            linked = (step.number, step.previous) == (self.steps, self.hash)
            if linked and step.fits(changed):
                self._look(step, changed, counted)
            else:
                self.broken = self.steps
        self.hash, self.facts = step.hash, step.facts

    def _look(self, step: Step, changed: str, counted: StepCounts) -> None:
        if self.fits:
            self.fits = self.replay.take(step, changed) or self.replay.untold
            if self.unfit is None:
                self.unfit = _broken_before(step) if self.fits else step.number
        if self.miscounted is None:
            if not follows_from(counted, self.counts, changed, blanked=not step.salt):
                self.miscounted = step.number
            self.counts = counted
        if not step.salt or step.what == ERASURE:
            self.erasing.append(step)
        at = step.moment
        if at and self.last and at < self.last:
            self.clock_back.append(step.number)
        self.last = at or self.last


def _followed(ask: Ask, keep: Callable[[str, Row, str], T]) -> _Followed[T]:
    """Follow the whole journal."""
    found = _Followed(Replay(keep))
    for *values, changed, judged, others in ask(Journal.selecting()):
        found.take(Step(*values), changed, StepCounts(judged, others))
    ends = [*ask(JournalHead.selecting(first=1))]
    if found.broken is None and ends != [(found.steps, found.hash)]:
        found.broken = found.steps + 1
    return found


def proof_of(ask: Ask) -> Proof:
    """Return what the journal of a database proves of all that is stored in it."""
    told = _followed(ask, as_hash)
    proof = Proof(told.steps, told.hash, told.facts)
    if told.broken is not None:
        return replace(proof, broken=told.broken)
    blank = blanking.look(told.erasing)
    proof = replace(
        proof,
        blanked=len(blank.numbers),
        unnamed_before=len(blank.earlier | blank.taken_over),
        clock_back=tuple(told.clock_back),
    )
    if blank.unnamed is not None:
        return replace(proof, broken=blank.unnamed, unnamed=True)
    if told.unfit is not None:
        return replace(proof, broken=told.unfit)
    differing = _first_differing(told, ask)
    if differing is not None:
        return replace(proof, broken=differing, differs=True)
    return replace(proof, broken=told.miscounted, miscounted=told.miscounted is not None)


def replayed() -> Replay[Row] | None:
    """Return what the whole journal tells; None when it does not hold or tells not all facts.

    Raises StorageError.
    """
    with reading():
        told = with_any_text(lambda: _followed(each_row, as_row))
    if told.broken or not told.fits or blanking.look(told.erasing).unnamed:
        return None
    return None if told.replay.untold else told.replay


def _broken_before(step: Step) -> int | None:
    """Return which step did not hold when the file was brought to this kind of journal."""
    if not step.holds_all_facts:
        return None
    try:
        held = json.loads(step.after or "{}").get("broken")
    except (ValueError, AttributeError):
        return step.number
    return held if isinstance(held, int) else None


def _first_differing(told: _Followed[bytes], ask: Ask) -> int | None:
    """Return the first step whose row is not stored as told; the next one for a row too many.

    The last one where the facts have another digest.
    """
    found, trees = list[int](), defaultdict[str, dict[int, bytes]](dict)
    for name, table in FACT_TABLES.items():
        held = told.replay.facts[name]
        for row, leaf in with_hashes(table, ask(table.model.selecting())):
            kept, number = held.pop(table.key_of(row), (None, told.steps + 1))
            if kept != leaf:
                found.append(number)
            tree, at = table.place(row)
            trees[tree][at] = leaf
        found += [number for _kept, number in held.values()]
    if told.replay.untold:
        found = []
    else:
        found += _differing_settings(told, ask)
    return min(found, default=None) or _differing_tree(trees, told, ask)


def _differing_settings(told: _Followed[bytes], ask: Ask) -> list[int]:
    kept = {SETTINGS.key_of(row): row for row in ask(Setting.selecting())}
    by_steps = told.replay.settings.items()
    found = [number for key, (row, number) in by_steps if kept.get(key) != row]
    # Files from before steps told of them have settings that none does.
    return found + [told.steps + 1 for key in kept if key[0] not in TOLD]


def _differing_tree(
    trees: Mapping[str, dict[int, bytes]], told: _Followed[bytes], ask: Ask
) -> int | None:
    """Return the last step when the facts have another digest; the next for other nodes kept."""
    nodes = grown(trees)
    if told.steps and digest(nodes) != told.facts:
        return told.steps
    # The next step's digest is worked out from the nodes as they are kept.
    return None if nodes.are(ask(FactHash.selecting())) else told.steps + 1
