"""The kinds of databases, each asked in its own way: files and servers."""

from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from league.addresses import Location
from league.errors import InputError
from league.language import _
from league.storage import sqlite
from league.storage.schemas import Fault

if TYPE_CHECKING:
    from league.storage.transfer import Held


class Kind(Protocol):
    """What a kind of databases is asked in its own way; ``sqlite`` and ``postgres`` are two."""

    REFUSALS: tuple[type[Exception], ...]

    def check_place(self, place: Location, *, must_exist: bool) -> None:
        """Refuse where no database can be."""

    def open_place(
        self, place: Location, *, must_exist: bool, patience_ms: int, known_only: bool
    ) -> None:
        """Open a database, made or brought up to date when needed; only one that is known."""

    def schema_number(self) -> int:
        """Return a number that is another one once somebody changed what a database is made of."""

    def note_schema(self, place: Location) -> None:
        """Note that what the open database is made of was changed by this program itself."""

    def schema_faults(self) -> tuple[Fault, ...]:
        """Return what of the open database is not as this program makes it."""

    def close(self) -> None:
        """Close what is open."""

    def writing(self, place: Location) -> AbstractContextManager[object]:
        """Return a transaction that keeps other writers out from its beginning."""

    def reading(self) -> AbstractContextManager[object]:
        """Return a transaction that sees one state and keeps nobody out."""

    def check(self, place: Location) -> None:
        """Look whether the open database is still the one at its place."""

    def defer_constraints(self) -> None:
        """Look at rows that refer to others when the transaction ends."""

    def set_patience(self, milliseconds: int) -> None:
        """Say how long a write waits for another program's write."""

    def loose_rows(self) -> list[tuple[str, str]]:
        """Return the table of each row that names what is not there, and the table it names."""

    def rewrite(self) -> bool:
        """Write all rows anew; False when something of the old ones stays."""

    def fill(self, place: Location, content: "Held", *, anew: bool) -> None:
        """Put all rows of a database into another one."""

    def sentence_for(self, error: Exception, place: Location) -> str:
        """Return what went wrong, and what to do about it."""


def kind_of(place: Location) -> Kind:
    """Return how a database is asked. Raises InputError when nothing here can ask a server."""
    if isinstance(place, Path):
        return sqlite
    try:
        from league.storage import postgres  # noqa: PLC0415  # half of a start, for few desks
    except ImportError as error:
        sentence = _(
            "For a database on a server the program needs its extra “postgres”: pip install"
            " “spielleiter[postgres]” ({reason})."
        )
        raise InputError(sentence, reason=error) from error
    return postgres
