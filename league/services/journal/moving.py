"""A whole database copied to another place: from a file to a server, and back."""

from league.addresses import Location, known_as
from league.errors import InputError, StorageError
from league.head_marks import Head
from league.language import _
from league.services.journal.proving import head
from league.storage import heads
from league.storage.database import close_database, content, fill, open_database, reading
from league.storage.transfer import Held, facts_of


def copy(source: Location, target: Location) -> Head:
    """Copy everything, the journal byte for byte, and return where the journal ends.

    No database is open afterwards. Raises InputError when the target holds something or is the
    source, StorageError when the facts are not those the journal ends with.
    """
    if known_as(source) == known_as(target):
        raise InputError(_("{path} cannot be copied to itself."), path=source)
    open_database(source, must_exist=True)
    try:
        with reading():
            last, held = head(), content()
    finally:
        close_database()
    _check(source, last, held)
    fill(target, held)
    if last.number:
        heads.replace(target, (last.number, last.hash))
    return last


def _check(source: Location, last: Head, held: Held) -> None:
    if last.number and facts_of(held) != last.facts:
        sentence = _(
            "{path}: its facts are not what its journal tells of them; see “journal --verify”."
        )
        raise StorageError(sentence.format(path=source))
