"""Protests and appeals as they are filed."""

from dataclasses import dataclass
from datetime import date, datetime


@dataclass(frozen=True, slots=True)
class Protest:
    """A protest or an appeal."""

    kind: str
    """``team``, ``individual`` or ``qualification``."""
    event: date | datetime
    """What it is about: the day, or the moment at which the round ended."""
    filed: date | datetime
    """Postmark, or the moment at which it was handed in."""
    fee_paid: bool
    instance: str
    """Who decides."""
    granted: bool | None = None
    """None = not decided."""
