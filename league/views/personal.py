"""All that is kept of one person, as data and on paper; what became of it when it was blanked."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path


@dataclass(frozen=True, slots=True)
class KeptFact:
    """One thing that is kept."""

    season: str
    """Empty = beyond one season."""
    what: str
    """In words."""
    told: tuple[tuple[str, str], ...]
    """Its details in words: name and value."""
    data: Mapping[str, object]
    """The same as it is stored."""


@dataclass(frozen=True, slots=True)
class PersonalData:
    """A person's data on a day."""

    key: str
    """Pass number or log-in name."""
    day: date
    facts: tuple[KeptFact, ...]
    """What the seasons and registers hold."""
    loose: tuple[KeptFact, ...]
    """Drafts, messages, codes and sessions, without what is secret."""
    steps: tuple[KeptFact, ...]
    """Steps of the journal that tell of him, or that he took."""


@dataclass(frozen=True, slots=True)
class Erased:
    """What became of a person's data."""

    rows: int
    """Facts that lost something."""
    steps: int
    """Steps of the journal whose content was blanked."""
    loose: int
    """Drafts, messages, codes and sessions that were deleted."""
    acted: int
    """Steps he took himself: his name stays there."""
    year: bool
    """Of the birth date the year stays, because he is judged by his age."""
    backups: tuple[Path, ...]
    """Files beside the database that hold what it was before: they are not changed."""
    clean: bool
    """Nothing is left in the file; else somebody else had it open."""
