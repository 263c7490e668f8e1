"""What the director of an event is asked, and what he imposes during it."""

from dataclasses import dataclass
from datetime import date, datetime
from typing import Annotated

from league.facts.fields import Code, DivisionId, Personal, Words, called


@dataclass(frozen=True, slots=True)
class DirectorProtest:
    """A protest to the director, about a round of his event."""

    division: DivisionId
    """The division or tournament."""
    round: Annotated[int, called("round")]
    who: Annotated[str, called("filed by", personal=Personal.WORDS, things=("clubs", "players"))]
    filed: Annotated[date | datetime, called("filed")]
    """Day on which it was made; with the hour where the next round is of the same day."""
    text: Annotated[Words, called("text")]
    decided: Annotated[date | None, called("decided")] = None
    """Day of the director's decision; None = he has not decided."""
    granted: Annotated[bool, called("granted")] = False
    reasons: Annotated[Words, called("reasons")] = ""


@dataclass(frozen=True, slots=True)
class DirectorPenalty:
    """A penalty that the director of an event imposed."""

    division: DivisionId
    """The division or tournament."""
    round: Annotated[int, called("round")]
    who: Annotated[str, called("against", personal=Personal.WORDS)]
    penalty: Annotated[Code, called("penalty")]
    """One of the kinds of ``league.facts.sanctions``."""
    day: Annotated[date, called("day")]
    reason: Annotated[Words, called("reason")]
    paragraph: Annotated[str, called("paragraph", personal=Personal.NO)]
    """By which it was imposed."""
