"""Clubs and their teams."""

from dataclasses import dataclass
from datetime import date
from typing import Annotated

from league.facts.fields import Check, ClubId, Code, DivisionId, PersonName, Words, called


@dataclass(frozen=True, slots=True)
class Club:
    """A member club of the federation."""

    id: Annotated[Code, called("code")]
    """Club number, as text."""
    name: Annotated[Code, called("name", check=Check.NAME)]
    short_name: Annotated[Code | None, called("short name", check=Check.SHORT)] = None
    district: Annotated[Code | None, called("district", check=Check.SHORT)] = None
    """Kreis."""
    state: Annotated[Code | None, called("federal state", check=Check.SHORT)] = None
    """Bundesland of its seat."""
    member_since: Annotated[date | None, called("member since")] = None
    suspended_from: Annotated[date | None, called("suspended from")] = None
    suspended_until: Annotated[date | None, called("suspended until")] = None
    """Last day of the suspension, included; None = open-ended."""

    def suspended_on(self, day: date) -> bool:
        """Say whether the club's right to play rests on that day."""
        if self.suspended_from is None or day < self.suspended_from:
            return False
        return self.suspended_until is None or day <= self.suspended_until


@dataclass(frozen=True, slots=True)
class Team:
    """A club's team in one division of one season."""

    id: Annotated[Code, called("code")]
    """Kürzel, unique in the season."""
    name: Annotated[Code, called("name", check=Check.NAME)]
    club: ClubId
    division: DivisionId
    draw_number: Annotated[int | None, called("draw number")] = None
    captain: Annotated[PersonName | None, called("captain", check=Check.SHORT)] = None
    venue: Annotated[Words | None, called("venue", check=Check.LINE)] = None
    list_submitted: Annotated[date | None, called("list handed in")] = None
    """Postmark of the Kader list; None = counts as in time."""
