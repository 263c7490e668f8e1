"""A player's registration with a club."""

from dataclasses import dataclass
from datetime import date, timedelta
from enum import StrEnum
from typing import Annotated

from league.facts.fields import ClubId, Code, PassNumber, called


class Kind(StrEnum):
    """How a player belongs to a club."""

    HOME = "stamm"
    GUEST = "gast"
    DISTRICT_GUEST = "kreisgast"


@dataclass(frozen=True, slots=True)
class Registration:
    """One registration of a player with a club, from its postmark to its end."""

    ident: PassNumber
    club: ClubId
    kind: Annotated[Kind, called("kind")]
    reported: Annotated[date, called("reported")]
    """Postmark of the registration."""
    eligible_from: Annotated[date | None, called("eligible from")] = None
    """First day on which he may play, as decided; None = the day follows from the rules."""
    deregistered: Annotated[date | None, called("deregistered")] = None
    """From this day on he may no longer play."""
    equal: Annotated[Code | None, called("equal status")] = None
    """Equal status of a foreigner: the letter under which it was granted."""
    proof_until: Annotated[date | None, called("proof until")] = None
    """Last day for which the proof of equal status holds; None = no end."""

    def in_force(self, day: date) -> bool:
        """Say whether the club may field him by this registration on that day."""
        if self.deregistered is not None and day >= self.deregistered:
            return False
        return self.eligible_from <= day if self.eligible_from else self.reported < day

    def begins(self) -> date:
        """Return the first day on which the club may field him by it."""
        return self.eligible_from or self.reported + timedelta(days=1)

    def overlaps(self, other: "Registration", since: date) -> bool:
        """Say whether both hold on a same day, that day or later."""
        first = max(self.begins(), other.begins(), since)
        return all(one.deregistered is None or one.deregistered > first for one in (self, other))

    def equal_on(self, day: date) -> str | None:
        """Return the equal status that holds on that day."""
        return self.equal if self.proof_until is None or day <= self.proof_until else None
