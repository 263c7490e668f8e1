"""What the journal proves, and the heads it is compared with: one kept here, one that was noted."""

from dataclasses import dataclass

from league.addresses import Location
from league.errors import InputError, SchemaError
from league.language import _
from league.storage import heads, journal, replaying
from league.storage.database import open_database, opened, reading, schema_faults
from league.storage.replaying import Proof
from league.storage.schemas import Fault


@dataclass(frozen=True, slots=True)
class Head:
    """Where a journal ends: one line to keep or publish."""

    number: int
    """Of the last step; 0 = no step yet."""
    hash: str
    facts: str
    """Digest of all facts after the step."""

    def __str__(self) -> str:
        return f"{self.number} {self.hash} {self.facts}".rstrip()


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of a check of the journal."""

    proof: Proof
    kept: int | None
    """Number of the last step this machine has seen of the file; None = none was kept."""
    as_kept: bool
    """The journal holds that step as it was then."""
    as_noted: bool
    """It holds the step of the line it was compared with, or there was none."""
    schema: tuple[Fault, ...] = ()
    """What the database is made of that it must not be, or is not that it must: each a sentence.
    Nothing else was looked at then."""

    @property
    def whole(self) -> bool:
        """Say whether nothing is wrong."""
        proved = self.proof.broken is None and not self.schema
        return proved and self.as_kept and self.as_noted


def head() -> Head:
    """Return where the journal ends. Raises StorageError."""
    return _head_at(None) or Head(0, "", "")


def head_of(line: str) -> Head:
    """Return the head a line tells of, as ``journal head`` prints it. Raises InputError."""
    parts = line.split()
    if len(parts) not in (2, 3) or not parts[0].isdecimal():
        sentence = _("“{line}” is no head of a journal; expected is a line of “journal head”.")
        raise InputError(sentence, line=line)
    return Head(int(parts[0]), parts[1], "".join(parts[2:]))


def verdict_at(place: Location, noted: Head | None = None) -> Verdict:
    """Open a database and check it, as ``verdict`` does, whether or not it may be used.

    Raises StorageError.
    """
    try:
        # One from elsewhere is not proved first: it is proved now.
        open_database(place, must_exist=True)
    except SchemaError as error:
        return _not_made_so(error.faults)
    return verdict(noted)


def verdict(noted: Head | None = None) -> Verdict:
    """Check the open database: what it is made of, its journal, all that is stored, known heads.

    A head is kept for the next time when none was. Raises StorageError.
    """
    if faults := schema_faults():
        return _not_made_so(faults)
    with reading():
        proof = replaying.prove()
        kept = heads.kept(opened())
        as_kept = kept is None or journal.holds(kept)
        as_noted = noted is None or _is_noted(noted)
    if kept is None and proof.broken is None and proof.steps:
        heads.replace(opened(), (proof.steps, proof.hash))
    return Verdict(proof, kept[0] if kept else None, as_kept, as_noted)


def _not_made_so(faults: tuple[Fault, ...]) -> Verdict:
    return Verdict(Proof(0, "", ""), None, as_kept=True, as_noted=True, schema=faults)


def _is_noted(noted: Head) -> bool:
    if noted.number == 0:
        return True
    found = _head_at(noted.number)
    return found is not None and found.hash == noted.hash and noted.facts in ("", found.facts)


def _head_at(number: int | None) -> Head | None:
    found = journal.head_at(number)
    return None if found is None else Head(*found)
