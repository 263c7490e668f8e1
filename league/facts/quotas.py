"""How many go on from a championship to one of a larger federation."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from league.facts.fields import Code, called
from league.facts.seasons import Division


@dataclass(frozen=True, slots=True)
class Quota:
    """How many of a group a larger federation takes for its championship in a season."""

    group: Annotated[Code, called("group")]
    places: Annotated[int, called("places")]


@dataclass(frozen=True, slots=True)
class Finished:
    """A championship that is over, and how many may go on from it."""

    division: Division
    groups: Mapping[str, tuple[str, ...]]
    """By group who came in, best first: pass numbers, or ids or names of teams."""
    quotas: Mapping[str, int]
    """By group how many places a larger federation gave."""
    names: Mapping[str, str]
    """How they are called in sentences."""
