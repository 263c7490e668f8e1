"""All that is kept of one person: for him, as data and on paper."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date


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
