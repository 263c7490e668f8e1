"""Clubs that do not come where they qualified, and objections before a tournament's court."""

from dataclasses import dataclass
from datetime import date, datetime


@dataclass(frozen=True, slots=True)
class Cancellation:
    """A club cancels a championship for which it qualified."""

    club: str
    event: str
    begins: date
    """First day of that championship."""
    cancelled: date
    told: bool = False
    """It informed an officer at once and made sure that the message arrived."""
    decided: date | None = None
    """Day on which a person decided about a ban; None = nobody has."""
    banned: bool = False


@dataclass(frozen=True, slots=True)
class Objection:
    """An objection to a director's decision, before the local court."""

    division: str
    round: int
    """The round it is about."""
    who: str
    filed: date | datetime
    """Day on which it was handed in; with the hour where the next round is of the same day."""
    text: str
    decided: date | None = None
    """Day of the court's decision; None = it has not spoken."""
    granted: bool = False
    reasons: str = ""
