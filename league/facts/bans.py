"""Persons who may not play, or hold an office, for some time."""

from dataclasses import dataclass
from datetime import date
from typing import Annotated

from league.facts.fields import ClubId, Paragraph, Personal, Words, called


@dataclass(frozen=True, slots=True)
class Ban:
    """A board's decision that bans a player or an official."""

    person: Annotated[str, called("person", personal=Personal.NAME, things=("players",))]
    """Pass number; of an official without one, his name."""
    club: ClubId
    """His club when it was decided."""
    first: Annotated[date, called("from")]
    last: Annotated[date | None, called("until")]
    """Included; None = until further notice."""
    rule: Paragraph
    """Paragraph by which it was decided, as printed."""
    reason: Annotated[Words, called("reason")]
    lifted: Annotated[date | None, called("lifted")] = None
    """From this day on it no longer holds."""

    def holds(self, day: date) -> bool:
        """Say whether it holds on a day."""
        ended = self.lifted is not None and self.lifted <= day
        return self.first <= day and (self.last is None or day <= self.last) and not ended
