"""A whole database copied to another place: from a file to a server, and back."""

from pathlib import Path

from league.addresses import Location, known_as
from league.errors import InputError
from league.head_marks import Head
from league.language import _
from league.services.journal.proving import head
from league.storage import copies, last_seen_step, replaying
from league.storage.database import close_database, content, fill, open_database, reading


def copy(source: Location, target: Location) -> Head:
    """Copy everything, the journal byte for byte, and return where the journal ends.

    No database is open afterwards. Raises InputError when the target holds something or is the
    source, StorageError when the source does not prove itself.
    """
    if known_as(source) == known_as(target):
        raise InputError(_("{path} cannot be copied to itself."), path=source)
    if isinstance(source, Path) and source.exists():
        copies.look_through(source)
    open_database(source, must_exist=True)
    try:
        with reading():
            last, held = head(), content()
            if not isinstance(source, Path):
                copies.refuse_unproved(source, replaying.prove())
    finally:
        close_database()
    fill(target, held)
    if last.number:
        last_seen_step.replace(target, (last.number, last.hash), copies.schema_of(target))
    return last
