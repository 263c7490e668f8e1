"""Persons who may not play, or hold an office, for some time."""

from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True, slots=True)
class Ban:
    """A board's decision that bans a player or an official."""

    person: str
    """Pass number; of an official without one, his name."""
    club: str
    """His club when it was decided."""
    first: date
    last: date | None
    """Included; None = until further notice."""
    rule: str
    """Paragraph by which it was decided, as printed."""
    reason: str
    lifted: date | None = None
    """From this day on it no longer holds."""

    def holds(self, day: date) -> bool:
        """Say whether it holds on a day."""
        ended = self.lifted is not None and self.lifted <= day
        return self.first <= day and (self.last is None or day <= self.last) and not ended
