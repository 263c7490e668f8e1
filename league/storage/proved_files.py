"""Databases opened once they are known: a file that this machine does not know is proved first.

Known is a file whose journal holds the step kept of it on this machine, and of which nobody else
changed tables, triggers or indexes since. One from elsewhere, or that another program wrote anew,
is proved from end to end, once.
"""

from pathlib import Path

from league.addresses import Location
from league.storage import journal, last_seen_step
from league.storage.database import BUSY_MS, open_database, reading, schema_number
from league.storage.gate import UnprovenError


def open_proved(place: Location, *, must_exist: bool = False, busy_ms: int = BUSY_MS) -> None:
    """Open a database, as ``open_database`` does, a file only when it proves itself.

    Raises StorageError, also when the journal of a file from elsewhere does not hold.
    """
    try:
        open_database(place, must_exist=must_exist, busy_ms=busy_ms, known_only=True)
    except UnprovenError:
        assert isinstance(place, Path)
        prove(place)
        open_database(place, must_exist=must_exist, busy_ms=busy_ms)
        _note(place)


def prove(place: Path) -> None:
    """Look through a file from elsewhere, row by row. Raises StorageError."""
    from league.storage.copies import look_through

    look_through(place)


def _note(place: Path) -> None:
    """Note that a file was proved; the step kept of it stays where the journal does not hold it."""
    with reading():
        last, kept = journal.head(), last_seen_step.kept(place)
        if (kept is None and last[0]) or (kept is not None and journal.holds(kept)):
            last_seen_step.replace(place, kept or last, schema_number())
