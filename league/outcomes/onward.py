"""What comes of a championship: who goes on to another one."""

from dataclasses import dataclass

from league.findings import Finding, Sentence


@dataclass(frozen=True, slots=True)
class Going:
    """Somebody who goes on to another championship, or may follow."""

    ident: str
    group: str
    rank: int
    """In his group."""
    rule: str
    to: Sentence
    """The championship."""
    why: Sentence
    follows: bool = False
    """He goes only where somebody before him does not."""


@dataclass(frozen=True, slots=True)
class Onward:
    """Who goes on from a championship that is over."""

    going: tuple[Going, ...]
    """By group, best first; those who may follow behind those who go."""
    nobody: Finding | None = None
    """Why nobody does."""
