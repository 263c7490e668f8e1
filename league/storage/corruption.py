"""Stored facts that cannot be facts: somebody changed the file behind the program's back."""

from collections.abc import Iterator
from contextlib import contextmanager

from league.addresses import Location
from league.errors import StorageError
from league.language import _
from league.storage.database import loose_rows, opened


def refuse_loose() -> None:
    """Refuse rows that name what is not there, such as a board without its match.

    The database keeps such rows out, but not from a program that does not ask it to. To be called
    inside ``reading()``. Raises StorageError.
    """
    loose = loose_rows()
    if not loose:
        return
    table, parent = loose[0]
    sentence = _(
        "{path}: a row of “{table}” names a row of “{parent}” that is not there. Another program"
        " changed the file: “journal --verify” says what of it holds, “restore” brings a backup"
        " back."
    )
    raise StorageError(sentence.format(path=opened(), table=table, parent=parent))


UNREADABLE = (ValueError, TypeError, LookupError, AttributeError, ArithmeticError, RecursionError)
"""What comes of reading a stored value that is none of its kind."""


@contextmanager
def readable() -> Iterator[None]:
    """Turn a stored value that is none of its kind into a sentence. Raises StorageError."""
    try:
        yield
    except UNREADABLE as error:
        sentence = _(
            "{path} holds a value that cannot be read ({reason}). Another program changed the file:"
            " “journal --verify” says what of it holds, “restore” brings a backup back."
        )
        raise StorageError(sentence.format(path=opened(), reason=error)) from error


def lost_end(place: Location) -> StorageError:
    """Return what is said of a journal without its last line."""
    sentence = _(
        "{path}: the journal has lost its end; another program changed the file. “restore”"
        " brings a backup back."
    )
    return StorageError(sentence.format(path=place))
