"""The one database: opening, closing, and transactions, with errors said as sentences."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from threading import RLock
from typing import TYPE_CHECKING

from league import clock, sanitizing
from league.addresses import Location
from league.errors import InputError, StorageError
from league.language import _
from league.slot import Slot
from league.storage import last_seen_step, sqlite
from league.storage.backends import Kind, kind_of
from league.storage.fact_tables import RowChange
from league.storage.models_matches import Journal
from league.storage.queries import VALUE, Compiled, compiled, database, rows
from league.storage.schemas import Fault

if TYPE_CHECKING:
    from league.storage.transfer import Held

BUSY_MS = 10_000
"""How long a write waits for another program's write, in milliseconds."""

_turn = RLock()


@dataclass(slots=True)
class _Transaction:
    """What is under way and not on the disk yet."""

    began: datetime
    changes: tuple[RowChange, ...] = ()
    """Changed rows of facts that no step of the journal tells of yet."""
    head: last_seen_step.Head | None = None
    """The last step added; None = no step yet."""
    before: last_seen_step.Head | None = None
    """The step before the first one added."""
    deed: int | None = None
    """Number of the first step added: all steps of a transaction are one deed."""
    trial: bool = False
    """What is done now is only to be seen: it will be taken back."""


@dataclass(frozen=True, slots=True)
class _Opened:
    """The open database."""

    place: Location
    kind: Kind
    patience_ms: int


_open = Slot[_Opened]()
"""Empty when none is open."""
_under_way = Slot[_Transaction]()
"""The transaction under way; empty outside one."""


def open_database(
    place: Location, *, must_exist: bool = False, busy_ms: int = BUSY_MS, known_only: bool = False
) -> None:
    """Open a database, made or brought up to date when needed.

    A file that may not be written is opened for reading. Raises StorageError when the database is
    missing (``must_exist``), locked, damaged, of another program or of a newer version, when the
    folder of a file is missing or may not be written, and when a server cannot be reached;
    SchemaError when it is not made as this program makes one; UnprovenError, ``known_only``, for a
    file that this machine does not know. What was open before is closed first, but not for a file
    or folder that is missing.
    """
    kind = kind_of(place)
    with _turn, _said(place, kind):
        kind.check_place(place, must_exist=must_exist)
        # First: another file at the same path must not be read with the log of the one before.
        close_database()
        kind.open_place(place, must_exist=must_exist, patience_ms=busy_ms, known_only=known_only)
        _open.value = _Opened(place, kind, busy_ms)


def close_database() -> None:
    """Close the database; nothing happens when it is not open."""
    with _turn:
        _kind().close()
        _open.value = None


@contextmanager
def writing() -> Iterator[None]:
    """Make everything inside one transaction: all of it is stored and on the disk, or nothing.

    All steps of the journal added inside are one deed. Raises StorageError when the database
    refuses, and when its file is gone or was replaced: what is written to a deleted file would be
    lost with the program's end.
    """
    with _turn, _said(opened()):
        if _under_way.value:
            with _nested(_under_way.value), database.atomic():
                yield
            return
        try:
            with _kind().writing(opened()):
                # On a server the clock goes by the server's, which has just told its time.
                transaction = _Transaction(clock.now())
                _under_way.value = transaction
                yield
                if transaction.changes:
                    raise RuntimeError("facts were changed without a step of the journal")
        finally:
            _under_way.value = None
        if transaction.head is not None:
            last_seen_step.keep(
                opened(), transaction.before, transaction.head, _hash_of, _kind().schema_number
            )


@contextmanager
def trying() -> Iterator[None]:
    """Do everything inside a transaction that will be taken back: whoever asks knows it is a trial.

    Raises as ``writing``.
    """
    with writing():
        transaction = _under_way.held
        before, transaction.trial = transaction.trial, True
        try:
            yield
        finally:
            transaction.trial = before


def is_trial() -> bool:
    """Say whether what is done now will be taken back."""
    return _under_way.value is not None and _under_way.value.trial


@contextmanager
def _nested(transaction: _Transaction) -> Iterator[None]:
    """Forget what was noted inside when that is taken back."""
    kept = (transaction.changes, transaction.before, transaction.head, transaction.deed)
    try:
        yield
    except BaseException:
        transaction.changes, transaction.before, transaction.head, transaction.deed = kept
        raise


def note(changes: Iterable[RowChange]) -> None:
    """Note rows that were changed, for the next step of the journal; inside ``writing()``."""
    _under_way.held.changes += tuple(changes)


def claim(number: int) -> tuple[tuple[RowChange, ...], int]:
    """Return the changes a new step tells of, and the deed it belongs to; inside ``writing()``."""
    transaction = _under_way.held
    changes, transaction.changes = transaction.changes, ()
    if transaction.deed is None:
        transaction.deed = number
    return changes, transaction.deed


def stepped(before: last_seen_step.Head, head: last_seen_step.Head) -> None:
    """Note the step that was added last, and the one before it; inside ``writing()``."""
    transaction = _under_way.held
    transaction.before = transaction.before or before
    transaction.head = head


def is_untold() -> bool:
    """Say whether rows of facts were changed that no step of the journal tells of yet."""
    return bool(_under_way.value and _under_way.value.changes)


def connection() -> object:
    """Return the connection to the open file: another object when the file is opened again."""
    found: object = database.connection()
    return found


def is_writing() -> bool:
    """Say whether a transaction is under way."""
    return _under_way.value is not None


def moment() -> datetime:
    """Return the time by which things are dated: one and the same throughout a transaction."""
    return _under_way.value.began if _under_way.value else clock.now()


def _hash_of(number: int) -> str | None:
    found = rows(_one_hash(), number)
    return str(found[0][0]) if found else None


@cache
def _one_hash() -> Compiled:
    return compiled(Journal.select(Journal.hash).where(Journal.number == VALUE))


@contextmanager
def reading() -> Iterator[None]:
    """See one state of the database throughout. Raises StorageError when it cannot be read."""
    with _turn, _said(opened()), nullcontext() if _is_in_transaction() else _kind().reading():
        yield


def content() -> "Held":
    """Return all rows of the open database, as they stand at one moment. Raises StorageError."""
    from league.storage.transfer import held

    with reading():
        return held()


def fill(place: Location, rows: "Held", *, anew: bool = False) -> None:
    """Put all rows of a database into another one, which is not open, and compare them there.

    Raises InputError when it holds something, unless it is made ``anew``; StorageError.
    """
    kind = kind_of(place)
    with _said(place, kind):
        kind.fill(place, rows, anew=anew)


def rewrite() -> bool:
    """Write all rows anew, so that nothing of what was overwritten stays; outside ``writing()``.

    False when others are reading a file: its log stays until they close. Raises StorageError.
    """
    with _turn, _said(opened()):
        alone = _kind().rewrite()
        _kind().note_schema(opened())
        return alone


def _is_in_transaction() -> bool:
    """Say whether one state of the database is seen already."""
    found: bool = database.in_transaction()
    return found


def opened() -> Location:
    """Return where the open database is. Raises StorageError when none is open."""
    if _open.value is None:
        raise StorageError(_("No database is open."))
    return _open.held.place


def check_file(place: Location) -> None:
    """Look whether the open database is still the one at its place.

    Raises StorageError when nothing lies there, ReplacedError when another one does.
    """
    kind = kind_of(place)
    with _turn, _said(place, kind):
        kind.check(place)


@contextmanager
def impatient(milliseconds: int) -> Iterator[None]:
    """Let writes wait no longer than this for another program."""
    opened()
    kind, usual = _kind(), _open.held.patience_ms
    with _said(opened()):
        kind.set_patience(milliseconds)
    try:
        yield
    finally:
        with _said(opened()):
            kind.set_patience(usual)


def defer_constraints() -> None:
    """Look at rows that refer to others when the transaction ends; inside ``writing()``."""
    _kind().defer_constraints()


def schema_number() -> int:
    """Return a number that is another one once somebody changed what the database is made of.

    Raises StorageError.
    """
    with _turn, _said(opened()):
        return _kind().schema_number()


def schema_faults() -> tuple[Fault, ...]:
    """Return what of the open database is not as this program makes it. Raises StorageError."""
    with _turn, _said(opened()):
        return _kind().schema_faults()


def loose_rows() -> list[tuple[str, str]]:
    """Return the table of each row that names what is not there, and the table it names."""
    return _kind().loose_rows()


def _kind() -> Kind:
    """Return how the open database is asked; as a file is when none is open."""
    return _open.value.kind if _open.value else sqlite


@contextmanager
def _said(place: Location, kind: Kind | None = None) -> Iterator[None]:
    """Turn what the database refuses into a sentence."""
    asked = kind or _kind()
    try:
        yield
    except asked.REFUSALS as error:
        raise StorageError(asked.sentence_for(error, place)) from error
    except UnicodeEncodeError as error:
        raise InputError(sanitizing.fault(error.object)) from error
