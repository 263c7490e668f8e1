"""Clubs that do not come where they qualified, and objections before a tournament's court."""

from dataclasses import dataclass
from datetime import date, datetime
from typing import Annotated

from league.facts.fields import ClubId, DivisionId, Personal, Words, called


@dataclass(frozen=True, slots=True)
class Cancellation:
    """A club cancels a championship for which it qualified."""

    club: ClubId
    event: Annotated[Words, called("occasion")]
    begins: Annotated[date, called("begins")]
    """First day of that championship."""
    cancelled: Annotated[date, called("cancelled")]
    told: Annotated[bool, called("officer told")] = False
    """It informed an officer at once and made sure that the message arrived."""
    decided: Annotated[date | None, called("decided")] = None
    """Day on which a person decided about a ban; None = nobody has."""
    banned: Annotated[bool, called("banned")] = False


@dataclass(frozen=True, slots=True)
class Objection:
    """An objection to a director's decision, before the local court."""

    division: DivisionId
    round: Annotated[int, called("round")]
    """The round it is about."""
    who: Annotated[str, called("filed by", personal=Personal.WORDS, things=("clubs", "players"))]
    filed: Annotated[date | datetime, called("filed")]
    """Day on which it was handed in; with the hour where the next round is of the same day."""
    text: Annotated[Words, called("text")]
    decided: Annotated[date | None, called("decided")] = None
    """Day of the court's decision; None = it has not spoken."""
    granted: Annotated[bool, called("granted")] = False
    reasons: Annotated[Words, called("reasons")] = ""
