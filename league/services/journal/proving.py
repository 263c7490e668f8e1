"""What the journal proves, and the heads it is compared with: one kept here, one that was noted."""

from collections.abc import Sequence
from dataclasses import dataclass

from league.addresses import Location
from league.errors import SchemaError
from league.head_marks import Head
from league.storage import journal, last_seen_step, replaying
from league.storage.database import open_database, opened, reading, schema_faults
from league.storage.replaying import Proof
from league.storage.schemas import Fault


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
    schema: tuple[Fault, ...] = ()
    """What the database is made of that it must not be, or is not that it must: each a sentence.
    Nothing else was looked at then."""

    @property
    def as_noted(self) -> bool:
        """Say whether it holds the steps of all heads it was compared with."""
        return all(held for _head, held in self.noted)

    @property
    def whole(self) -> bool:
        """Say whether nothing is wrong."""
        proved = self.proof.broken is None and not self.schema
        return proved and self.as_kept and self.as_noted


def head() -> Head:
    """Return where the journal ends. Raises StorageError."""
    found = journal.head_at(None)
    return Head(*found) if found else Head(0, "", "")


def verdict_at(place: Location, noted: Sequence[Head] = ()) -> Verdict:
    """Open a database and check it, as ``verdict`` does, whether or not it may be used.

    Raises StorageError.
    """
    try:
        # One from elsewhere is not proved first: it is proved now.
        open_database(place, must_exist=True)
    except SchemaError as error:
        return _not_made_so(error.faults)
    return verdict(noted)


def verdict(noted: Sequence[Head] = ()) -> Verdict:
    """Check the open database: what it is made of, its journal, all that is stored, known heads.

    A head is kept for the next time when none was and nothing is wrong. Raises StorageError.
    """
    if faults := schema_faults():
        return _not_made_so(faults)
    with reading():
        proof = replaying.prove()
        kept = last_seen_step.kept(opened())
        as_kept = kept is None or journal.holds(kept)
        compared = compare(noted)
    found = Verdict(proof, kept[0] if kept else None, as_kept, compared)
    if kept is None and found.whole and proof.steps:
        last_seen_step.replace(opened(), (proof.steps, proof.hash))
    return found


def _not_made_so(faults: tuple[Fault, ...]) -> Verdict:
    return Verdict(Proof(0, "", ""), None, as_kept=True, schema=faults)


def compare(noted: Sequence[Head]) -> tuple[tuple[Head, bool], ...]:
    """Return heads, each with whether the open journal holds its step. Raises StorageError."""
    found = journal.heads_at({one.number for one in noted})
    steps = {number: Head(number, *digests) for number, *digests in found}
    return tuple((one, one.number in steps and one.is_of(steps[one.number])) for one in noted)
