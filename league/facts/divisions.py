"""What is decided for a division in a season, beside the settings of its file."""

from dataclasses import dataclass
from datetime import date, time
from enum import StrEnum
from typing import Annotated

from league.facts.fields import DivisionId, Words, called


class Matter(StrEnum):
    """What a decision is about."""

    MODE = "mode"
    """How lineups follow the list."""
    RULE = "rule"
    """A special rule, in words."""
    OFFICIAL = "official"
    """Who is the division's official."""
    WAIT = "wait"
    """Days that a late nomination waits."""
    START = "start"
    """When matches begin for which no hour is set."""
    DIRECTOR = "director"
    """Who directs the event: an office as the book names its instances, or a person's name."""
    COURT = "court"
    """Whether the event has a court of its own: ``yes`` or ``no``."""


@dataclass(frozen=True, slots=True)
class DivisionDecision:
    """A decision on record."""

    division: DivisionId
    matter: Annotated[Matter, called("matter")]
    what: Annotated[Words, called("what")]
    """What was decided: a mode, a number of days, an hour as ``15:00``, a name, a rule."""
    decided: Annotated[date, called("decided")]
    decided_by: Annotated[Words, called("decided by")]
    """Who decided, such as the majority of the division's clubs."""


@dataclass(frozen=True, slots=True)
class Agreed:
    """What was decided for a division and counts in judging its matches."""

    wait: int | None = None
    """Days that a late nomination waits; None = as the rule book says."""
    start: time | None = None
    """When matches begin for which no hour is set; None = as the rule book says."""


NOTHING_AGREED = Agreed()
