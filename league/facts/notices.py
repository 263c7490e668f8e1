"""Notices: the numbered papers by which a federation tells a club what it is to pay, or no more.

A notice is decision and invoice at once. What it says is kept as it was when it was given: day,
amount and accounts stand in its posting, which never changes; facts and arithmetic stand here.
"""

from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True, slots=True)
class Told:
    """What a notice says in one language."""

    language: str
    facts: str
    """What was found, and what an official decided about it; lines."""
    arithmetic: str = ""
    """How the amount comes about; lines."""


@dataclass(frozen=True, slots=True)
class Notice:
    """What tells a club of one posting: that it owes something, or that this was taken back."""

    number: str
    """Year and number in it, ``2012/5``; without repeat or hole in a federation's calendar year."""
    posting: int
    """Number of the posting in the federation's ledger."""
    reason: str = ""
    """Why it was posted or taken back, as whoever did it said."""
    due: date | None = None
    """Last day to pay; None = none was set, or nothing is to be paid."""
    cash: bool = False
    """It was paid in cash at once."""
    broken: tuple[str, ...] = ()
    """Paragraphs that were broken, besides the one that states the amount."""
    told: tuple[Told, ...] = ()
    """What was found, once in each language; empty where the posting says all."""


@dataclass(frozen=True, slots=True)
class PaymentTerm:
    """How long a club has to pay what it is charged, as the federation decided."""

    payment_days: int


@dataclass(frozen=True, slots=True)
class Reminded:
    """A notice that a reminder asks for."""

    number: str
    cents: int
    """What was still to be paid of it."""
    due: date


@dataclass(frozen=True, slots=True)
class Reminder:
    """A club is asked once more for what it did not pay in time."""

    club: str
    day: date
    level: int
    """1 = the first one; one more than the most its notices were reminded of before."""
    items: tuple[Reminded, ...]
