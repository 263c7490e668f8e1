"""How far a season has come from an empty file to its first round."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class BeginStep:
    """One thing to be done before a season can be played."""

    name: str
    """``season``, ``letterhead``, ``divisions``, ``clubs``, ``players``, ``teams``, ``draws`` or
    ``rounds``."""
    label: str
    stands: str
    """How many there are; of the season its rule book, of the letterhead
    its officials."""
    missing: str
    """What is still missing, in a sentence; empty = nothing."""


@dataclass(frozen=True, slots=True)
class DivisionLine:
    """A division that can be changed as long as it has no matches."""

    id: str
    name: str
    like: str
    """Name of the rule book's division it is modelled on."""
    level: int
    boards: int
    teams: int
    matches: int


@dataclass(frozen=True, slots=True)
class Beginning:
    """The way to the first round, and the divisions."""

    steps: tuple[BeginStep, ...]
    divisions: tuple[DivisionLine, ...]
    waiting: tuple[str, ...]
    """Ids of the divisions with rounds held back."""
