"""Clubs and their teams."""

from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True, slots=True)
class Club:
    """A member club of the federation."""

    id: str
    """Club number, as text."""
    name: str
    short_name: str | None = None
    district: str | None = None
    """Kreis."""
    state: str | None = None
    """Bundesland of its seat."""
    member_since: date | None = None
    suspended_from: date | None = None
    suspended_until: date | None = None
    """Last day of the suspension, included; None = open-ended."""

    def suspended_on(self, day: date) -> bool:
        """Say whether the club's right to play rests on that day."""
        if self.suspended_from is None or day < self.suspended_from:
            return False
        return self.suspended_until is None or day <= self.suspended_until


@dataclass(frozen=True, slots=True)
class Team:
    """A club's team in one division of one season."""

    id: str
    """Kürzel, unique in the season."""
    name: str
    club: str
    division: str
    draw_number: int | None = None
    captain: str | None = None
    venue: str | None = None
    list_submitted: date | None = None
    """Postmark of the Kader list; None = counts as in time."""
