"""What a database is made of, version by version, and what of one differs from that, by name.

What a file of a version is made of follows from the steps that make one, taken in memory: with a
table, index, trigger or view more, less or in other words it is no file of ours.
"""

import hashlib
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Any

from league import sanitizing
from league.addresses import Location
from league.errors import SchemaError, StorageError
from league.language import _
from league.storage.later_schemas import OF_FILES
from league.storage.migrations import STEPS, made_of, take_steps

Thing = tuple[Any, ...]
"""Something a database is made of: its kind, its name, and all else that tells it from another."""

CURRENT = OF_FILES
"""Digest of what a file of the newest version is made of; a test works it out from the steps."""
_NAMED = 5
"""Differences that a sentence names at most."""


class Differs(StrEnum):
    """How something of a database differs."""

    MORE = "more"
    LESS = "less"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Fault:
    """Something of a database that is not as this program makes it."""

    kind: str
    """``table``, ``trigger`` …, as the database calls it."""
    name: str
    how: Differs

    def __str__(self) -> str:
        name = sanitizing.beginning(sanitizing.visible(self.name))
        return _words()[self.how].format(kind=_kind(self.kind), name=name)


def faults_of(things: Sequence[Thing], version: int) -> tuple[Fault, ...]:
    """Return what of a file differs from one of its version."""
    # Made from the steps only where something differs: that takes much longer than this.
    if version == len(STEPS) and digest_of(things) == CURRENT:
        return ()
    return differing(things, made_by_steps(version))


def differing(things: Iterable[Thing], wanted: Iterable[Thing]) -> tuple[Fault, ...]:
    """Return what differs, by kind and name."""
    one, other = _by_name(things), _by_name(wanted)
    found = [
        *(Fault(*key, Differs.MORE) for key in one.keys() - other.keys()),
        *(Fault(*key, Differs.LESS) for key in other.keys() - one.keys()),
        *(
            Fault(*key, Differs.OTHER)
            for key in one.keys() & other.keys()
            if one[key] != other[key]
        ),
    ]
    # Indexes that SQLite makes by itself come and go with their tables.
    told = [one for one in found if not one.name.startswith("sqlite_autoindex_")]
    return tuple(sorted(told or found, key=lambda one: (one.kind, one.name, one.how)))


def _by_name(things: Iterable[Thing]) -> dict[tuple[str, str], list[str]]:
    """Return all else by kind and name: only in a forgery more than one thing has the same name."""
    found: dict[tuple[str, str], list[str]] = {}
    for kind, name, *rest in things:
        found.setdefault((str(kind), str(name)), []).append(repr(rest))
    return {key: sorted(rests) for key, rests in found.items()}


def digest_of(things: Iterable[Thing]) -> str:
    """Return a digest of what a database is made of, in whichever order it is told."""
    return hashlib.sha256("\n".join(sorted(map(repr, things))).encode()).hexdigest()


@cache
def made_by_steps(version: int) -> tuple[Thing, ...]:
    """Return what a file of a version is made of."""
    with closing(sqlite3.connect(":memory:")) as connection:
        take_steps(connection, STEPS[:version])
        return tuple(made_of(connection))


def refusal(place: Location, faults: Sequence[Fault]) -> SchemaError:
    """Return what is said of a database that is not made as this program makes it."""
    named = "; ".join(map(str, faults[:_NAMED]))
    if len(faults) > _NAMED:
        named += _("; and {number} more").format(number=len(faults) - _NAMED)
    sentence = _(
        "{path} is not as this program makes it: {named}. Another program changed it; nothing of it"
        " was used, and nothing was changed. “restore” brings a backup back."
    )
    return SchemaError(sentence.format(path=place, named=named), faults)


def no_version(place: Location, found: int) -> StorageError:
    """Return what is said of a database that claims a version there never was."""
    sentence = _(
        "{path} says that it is of version {found}, which this program never wrote: another program"
        " changed it. “restore” brings a backup back."
    )
    return StorageError(sentence.format(path=place, found=found))


def _words() -> dict[Differs, str]:
    return {
        Differs.MORE: _("the {kind} “{name}” does not belong there"),
        Differs.LESS: _("the {kind} “{name}” is missing"),
        Differs.OTHER: _("the {kind} “{name}” is another"),
    }


def _kind(kind: str) -> str:
    known = {
        "table": _("table"),
        "index": _("index"),
        "trigger": _("trigger"),
        "view": _("view"),
        "column": _("column"),
        "constraint": _("constraint"),
        "function": _("function"),
        "type": _("type"),
        "rule": _("rule"),
        "policy": _("row policy"),
        "sequence": _("sequence"),
    }
    return known.get(kind, sanitizing.beginning(sanitizing.visible(kind)))
