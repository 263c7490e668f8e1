"""The messages to people as they are listed; without their words, which may hold a code."""

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """One message."""

    number: int
    at: datetime
    """When it was written, by the federation's clocks."""
    whom: str
    """Log-in name."""
    mail: str
    """Empty = no address is known."""
    subject: str
    state: str
    """In words."""
    undecided: bool
    """Nobody knows whether it went out: an official decides."""
    waits: bool
    """It has not gone out."""
    fault: str
    """Why it could not be sent the last time; empty = nothing went wrong."""
