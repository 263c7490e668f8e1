"""What bringing a backup back gives up, before anything is replaced."""

from collections.abc import Sequence
from dataclasses import fields
from datetime import datetime
from pathlib import Path

from league.addresses import Location
from league.clock import in_zone
from league.errors import StorageError
from league.facts.steps import StepKind
from league.head_marks import Head
from league.services.journal.copies import refuse_place
from league.services.words.step_names import word_of
from league.storage import journal, last_seen_step
from league.storage.copies import Copy, look_through
from league.storage.corruption import readable
from league.storage.database import close_database, open_database
from league.storage.gate import EmptyError
from league.storage.journal_lines import Line, lines_of
from league.views.restoring import Agrees, GivenUp, Restoring, Returning


def look(backup: Path, target: Location, noted: Sequence[Head] = ()) -> tuple[Copy, Restoring]:
    """Prove a backup, and say what bringing it back to a place would give up; nothing is changed.

    ``noted`` = heads that the journal is to hold. No database is open afterwards. Raises
    StorageError when the backup does not hold, InputError when no backup can take the place.
    """
    close_database()
    found = look_through(backup)
    if isinstance(target, Path) and target.exists():
        refuse_place(backup, target, force=True)
    kept = last_seen_step.kept(target)
    try:
        mine, now = lines_of(backup), _lines_at(target)
    except StorageError as error:
        return found, _unknown(found, str(error))
    common = _common(mine, now)
    lost = now[common:]
    with readable():
        return found, Restoring(
            steps=len(mine),
            now=len(now),
            common=common,
            first=_given_up(lost[0]) if lost else None,
            last=_given_up(lost[-1]) if lost else None,
            returning=tuple(
                Returning(_given_up(one), one.subject)
                for one in lost
                if one.what == StepKind.PERSON_BLANKED
            ),
            kept=kept and (kept[0], _agrees(mine, Head(*kept))),
            noted=tuple((one.number, _agrees(mine, one)) for one in noted),
        )


def _unknown(found: Copy, why: str) -> Restoring:
    """Return what is known where the journals cannot be compared."""
    return Restoring(found.steps, 0, 0, None, None, (), None, (), why)


def _lines_at(target: Location) -> Sequence[Line]:
    """Return the steps of what stands at a place; none where nothing does. Raises StorageError."""
    if isinstance(target, Path):
        return lines_of(target) if target.is_file() and target.stat().st_size else []
    try:
        open_database(target, must_exist=True)
        found = journal.steps()
    except EmptyError:
        return []
    finally:
        close_database()
    columns = [field.name for field in fields(Line)]
    return [Line(*(getattr(one, column) for column in columns)) for one in found]


def _common(one: Sequence[Line], other: Sequence[Line]) -> int:
    """Return how many steps both hold: with the hash of a step those before it are the same."""
    pairs = enumerate(zip(one, other, strict=False))
    parted = (at for at, (mine, theirs) in pairs if mine.hash != theirs.hash)
    return next(parted, min(len(one), len(other)))


def _agrees(lines: Sequence[Line], head: Head) -> Agrees:
    found = next((one for one in reversed(lines) if one.number == head.number), None)
    if found is None:
        return Agrees.ENDS_BEFORE
    same = head.is_of(Head(found.number, found.hash, found.facts))
    return Agrees.HOLDS if same else Agrees.OTHER


def _given_up(line: Line) -> GivenUp:
    at = in_zone(datetime.fromisoformat(line.at), None)
    words = word_of(line.what)
    return GivenUp(line.number, at, line.by, f"{words}: {line.subject}" if line.subject else words)
