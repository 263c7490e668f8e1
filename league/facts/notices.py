"""Notices: the numbered papers by which a federation tells a club what it is to pay, or no more.

A notice is decision and invoice at once. What it says is kept as it was when it was given: day,
amount and accounts stand in its posting, which never changes; facts and arithmetic stand here.
"""

from dataclasses import dataclass
from datetime import date
from typing import Annotated

from league.facts.fields import ClubId, Code, Paragraph, Words, called


@dataclass(frozen=True, slots=True)
class Told:
    """What a notice says in one language."""

    language: Annotated[Code, called("language")]
    facts: Annotated[Words, called("grounds")]
    """What was found, and what an official decided about it; lines."""
    arithmetic: Annotated[Words, called("arithmetic")] = ""
    """How the amount comes about; lines."""


@dataclass(frozen=True, slots=True)
class Notice:
    """What tells a club of one posting: that it owes something, or that this was taken back."""

    number: Annotated[Code, called("number")]
    """Year and number in it, ``2012/5``; without repeat or hole in a federation's calendar year."""
    posting: Annotated[int, called("posting")]
    """Number of the posting in the federation's ledger."""
    reason: Annotated[Words, called("reason")] = ""
    """Why it was posted or taken back, as whoever did it said."""
    due: Annotated[date | None, called("due")] = None
    """Last day to pay; None = none was set, or nothing is to be paid."""
    cash: Annotated[bool, called("cash")] = False
    """It was paid in cash at once."""
    broken: Annotated[tuple[Paragraph, ...], called("paragraphs broken")] = ()
    """Paragraphs that were broken, besides the one that states the amount."""
    told: Annotated[tuple[Told, ...], called("officer told")] = ()
    """What was found, once in each language; empty where the posting says all."""


@dataclass(frozen=True, slots=True)
class PaymentTerm:
    """How long a club has to pay what it is charged, as the federation decided."""

    payment_days: Annotated[int, called("days to pay")]


@dataclass(frozen=True, slots=True)
class Reminded:
    """A notice that a reminder asks for."""

    number: Annotated[Code, called("number")]
    cents: Annotated[int, called("amount")]
    """What was still to be paid of it."""
    due: Annotated[date, called("due")]


@dataclass(frozen=True, slots=True)
class Reminder:
    """A club is asked once more for what it did not pay in time."""

    club: ClubId
    day: Annotated[date, called("day")]
    level: Annotated[int, called("level")]
    """1 = the first one; one more than the most its notices were reminded of before."""
    items: Annotated[tuple[Reminded, ...], called("notices of charges")]
