"""Typed values out of a case's maps: every key is asked for, every other key is a fault."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import date, datetime
from fractions import Fraction
from math import inf
from pathlib import Path
from typing import TypeVar

from league.errors import CaseError, InputError
from league.language import _
from league.typed.days import read_day, read_day_or_moment
from league.typed.points import read_halves

T = TypeVar("T")
U = TypeVar("U")
D = TypeVar("D", bound=date)

MOST = 10_000
"""No number of a case is larger, ratings included."""
YEARS = range(1900, 2201)


@dataclass(frozen=True, slots=True)
class Place:
    """Where in the case files something stands."""

    file: Path
    case: str = ""
    key: str = ""

    def at(self, key: object) -> "Place":
        """Return the place of a key below this one."""
        return replace(self, key=f"{self.key}.{key}" if self.key else str(key))

    def wrong(self, sentence: str, /, **facts: object) -> CaseError:
        """Return the error that names file, case and key before the sentence with its facts."""
        case = _("case “{case}”").format(case=self.case) if self.case else ""
        return CaseError(
            ": ".join(filter(None, [", ".join(filter(None, [str(self.file), case])), self.key]))
            + f": {sentence.format(**facts) if facts else sentence}"
        )

    def expected(self, what: str, value: object) -> CaseError:
        """Return the error that something else was expected here."""
        return self.wrong(_("expected {what}, not {value}."), what=what, value=_shown(value))


def _shown(value: object, depth: int = 2) -> str:
    """Return a value as the file writes it; what is nested deeper is left out."""
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, list):
        inside = ", ".join(_shown(one, depth - 1) for one in value) if depth else "…"
        return f"[{inside}]"
    if isinstance(value, dict):
        pairs = (f"{_shown(one, 0)}: {_shown(two, depth - 1)}" for one, two in value.items())
        return f"{{{', '.join(pairs) if depth else '…'}}}"
    return repr(value)


Read = Callable[[object, Place], T]
"""Turns a value of the file into a typed one. Raises CaseError."""


class Fields:
    """A map of a case file; keys that nobody asked for are faults."""

    def __init__(self, data: object, place: Place) -> None:
        """Take the map. Raises CaseError when it is none."""
        if not isinstance(data, dict):
            raise place.expected(_("a map"), data)
        self._data = data
        self._asked: set[str] = set()
        self.place = place

    def need(self, key: str, read: Read[T]) -> T:
        """Return a value that must be there. Raises CaseError."""
        self._asked.add(key)
        if key not in self._data:
            raise self.place.at(key).wrong(_("this key is missing."))
        return read(self._data[key], self.place.at(key))

    def get(self, key: str, read: Read[T], default: U) -> T | U:
        """Return a value that may be missing. Raises CaseError when it is of another type."""
        self._asked.add(key)
        return read(self._data[key], self.place.at(key)) if key in self._data else default

    def as_written(self) -> Mapping[str, object]:
        """Return the map as the file has it."""
        return self._data

    def has(self, key: str) -> bool:
        """Say whether the key is there."""
        self._asked.add(key)
        return key in self._data

    def close(self) -> None:
        """Raise CaseError for the first key that nobody asked for."""
        for key in self._data:
            if key not in self._asked:
                known = ", ".join(sorted(self._asked))
                raise self.place.at(key).wrong(_("unknown key; known are: {known}."), known=known)


def text(value: object, place: Place) -> str:
    """Return words."""
    if not isinstance(value, str) or not value.strip():
        raise place.expected(_("text"), value)
    return value


def ident(value: object, place: Place) -> str:
    """Return an id; a bare number is taken as its digits."""
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    return text(value, place)


def whole(value: object, place: Place) -> int:
    """Return a whole number from 0 up."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST:
        raise place.expected(_("a whole number from 0 to {most}").format(most=MOST), value)
    return value


def up_to(most: int, what: str) -> Read[int]:
    """Return a reader of a number from 1 up to the most; ``what`` says in words what it is."""

    def read(value: object, place: Place) -> int:
        number = positive(value, place)
        if number > most:
            raise place.expected(what, value)
        return number

    return read


def positive(value: object, place: Place) -> int:
    """Return a whole number from 1 up."""
    number = whole(value, place)
    if not number:
        raise place.expected(_("a whole number from 1 to {most}").format(most=MOST), value)
    return number


def year(value: object, place: Place) -> int:
    """Return a calendar year."""
    number = whole(value, place)
    if number not in YEARS:
        raise place.expected(_("a year"), value)
    return number


def yes(value: object, place: Place) -> bool:
    """Return true or false."""
    if not isinstance(value, bool):
        raise place.expected(_("true or false"), value)
    return value


def day(value: object, place: Place) -> date:
    """Return a day."""
    found = _typed(read_day, value) if isinstance(value, str) else value
    if not isinstance(found, date) or isinstance(found, datetime) or found.year not in YEARS:
        raise place.expected(_("a date (YYYY-MM-DD)"), value)
    return found


def iso(kind: type[D], value: object) -> D | None:
    """Return the day or moment that a text writes; None for anything else."""
    try:
        return kind.fromisoformat(value) if isinstance(value, str) else None
    except ValueError:
        return None


def _typed(read: Callable[[str], U], text: str) -> U | None:
    """Return what a text means, None for what nobody can tell; the place is said by the caller."""
    try:
        return read(text)
    except InputError:
        return None


def moment(value: object, place: Place) -> date | datetime:
    """Return a day, or a day with its time (a time zone is left out)."""
    found = value
    if isinstance(value, str):
        found = iso(date, value) or iso(datetime, value) or _typed(read_day_or_moment, value)
    if not isinstance(found, date) or found.year not in YEARS:
        raise place.expected(_("a date, or date and time"), value)
    return found.replace(tzinfo=None) if isinstance(found, datetime) else found


def score(value: object, place: Place) -> int:
    """Return half points for ``1``, ``0.5``, ``"½"`` or ``0``."""
    halves = _typed(read_halves, value) if isinstance(value, str) else None
    if isinstance(value, int | float) and not isinstance(value, bool) and value in (0, 0.5, 1):
        halves = int(2 * value)
    if halves not in (0, 1, 2):
        raise place.expected("1, 0.5, 0", value)
    return halves


def amount(value: object, place: Place) -> Fraction:
    """Return an amount of euros, 0 or more."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value < inf:
        raise place.expected(_("an amount"), value)
    return Fraction(str(value))


def maybe(read: Read[T]) -> Read[T | None]:
    """Return a reader that lets ``~`` pass as None."""
    return lambda value, place: None if value is None else read(value, place)


def one_of(*words: str) -> Read[str]:
    """Return a reader of one of some words."""

    def read(value: object, place: Place) -> str:
        if not isinstance(value, str) or value not in words:
            raise place.expected(", ".join(words), value)
        return value

    return read


def listed(read: Read[T]) -> Read[tuple[T, ...]]:
    """Return a reader of a list."""

    def read_all(value: object, place: Place) -> tuple[T, ...]:
        if not isinstance(value, list):
            raise place.expected(_("a list"), value)
        return tuple(read(item, place.at(number)) for number, item in enumerate(value, 1))

    return read_all


def several(read: Read[T]) -> Read[tuple[T, ...]]:
    """Return a reader of a list, for which ``~`` says that nothing is in it."""
    return lambda value, place: () if value is None else listed(read)(value, place)


def with_keys(read: Callable[[Fields], T]) -> Read[T]:
    """Return a reader of a map with keys of its own; one that it does not ask for is a fault."""

    def read_all(value: object, place: Place) -> T:
        fields = Fields(value, place)
        found = read(fields)
        fields.close()
        return found

    return read_all


def mapped(key: Read[T], read: Read[U]) -> Read[dict[T, U]]:
    """Return a reader of a map."""

    def read_all(value: object, place: Place) -> dict[T, U]:
        if not isinstance(value, dict):
            raise place.expected(_("a map"), value)
        return {key(name, place): read(item, place.at(name)) for name, item in value.items()}

    return read_all
