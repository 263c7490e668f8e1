"""What is found by a few letters."""

from dataclasses import dataclass

from league.facts.seasons import MatchKey


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """A player as he is listed."""

    ident: str
    name: str
    year: int | None
    """Of birth."""
    nation: str
    at_home: bool
    """Of the federation's own nation."""
    rating: int | None
    club: str
    """Name of the club he is home player of, else of his last one; empty = none."""
    more: int
    """Other clubs he is registered with."""


@dataclass(frozen=True, slots=True)
class Found:
    """What a search found."""

    rows: tuple[PlayerRow, ...]
    total: int
    """How many fit, also those that are not listed."""


@dataclass(frozen=True, slots=True)
class Hit:
    """Something that was found."""

    kind: str
    """``club``, ``division``, ``team``, ``match``, ``player`` or ``paragraph``."""
    label: str
    key: str | MatchKey
    """Where it leads: the id of a division or paragraph, a match's key, a player's pass number,
    otherwise a club."""
