"""What the journal proves, and the heads it is compared with: one kept here, one that was noted."""

from collections.abc import Sequence
from dataclasses import dataclass

from league.head_marks import Head
from league.storage import heads, journal, replaying
from league.storage.database import opened, reading
from league.storage.replaying import Proof


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of a check of the journal."""

    proof: Proof
    kept: int | None
    """Number of the last step this machine has seen of the file; None = none was kept."""
    as_kept: bool
    """The journal holds that step as it was then."""
    noted: tuple[tuple[Head, bool], ...] = ()
    """The heads it was compared with, and whether the journal holds the step of each."""

    @property
    def as_noted(self) -> bool:
        """Say whether it holds the steps of all heads it was compared with."""
        return all(held for _head, held in self.noted)

    @property
    def whole(self) -> bool:
        """Say whether nothing is wrong."""
        return self.proof.broken is None and self.as_kept and self.as_noted


def head() -> Head:
    """Return where the journal ends. Raises StorageError."""
    found = journal.head_at(None)
    return Head(*found) if found else Head(0, "", "")


def verdict(noted: Sequence[Head] = ()) -> Verdict:
    """Check the journal against itself, all that is stored, and the heads known of it.

    A head is kept for the next time when none was and nothing is wrong. Raises StorageError.
    """
    with reading():
        proof = replaying.prove()
        kept = heads.kept(opened())
        as_kept = kept is None or journal.holds(kept)
        compared = compare(noted)
    found = Verdict(proof, kept[0] if kept else None, as_kept, compared)
    if kept is None and found.whole and proof.steps:
        heads.replace(opened(), (proof.steps, proof.hash))
    return found


def compare(noted: Sequence[Head]) -> tuple[tuple[Head, bool], ...]:
    """Return heads, each with whether the open journal holds its step. Raises StorageError."""
    found = journal.heads_at({one.number for one in noted})
    steps = {number: Head(number, *digests) for number, *digests in found}
    return tuple((one, one.number in steps and one.is_of(steps[one.number])) for one in noted)
