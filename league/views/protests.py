"""Protests: their stages, and what may follow."""

from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum

from league.facts.cancellations import Objection
from league.facts.directing import DirectorProtest
from league.facts.protests import ProtestFile, day_of
from league.outcomes.rights import ProtestOutcome
from league.views.findings import ExplanationView


@dataclass(frozen=True, slots=True)
class ProtestView:
    """A protest with what the rules say about it."""

    file: ProtestFile
    outcome: ProtestOutcome
    against: tuple[str, ...]
    """Why it is not dealt with, with citations; empty = it is admissible."""
    next_instance: str | None
    """Where the decision can be appealed against; None = nowhere."""
    appeal_until: date | datetime | None = None
    """Last day for an appeal; None = undecided, or nowhere to go."""
    from_receipt: bool = False
    """That day is the last if the reasons came at once: time runs from their receipt."""

    def days_left(self, today: date) -> int | None:
        """Return how many days an appeal has left, below zero when it is too late."""
        until = self.appeal_until
        return None if until is None else (day_of(until) - today).days


class Stage(StrEnum):
    """Where a protest stands, in the order in which it asks for attention."""

    APPEAL = "appeal"
    """Decided; an appeal may still be filed."""
    DECIDE = "decide"
    """Waits for a decision."""
    LATE = "late"
    """Not dealt with: too late, or without its fee; waits to be rejected."""
    APPEALED = "appealed"
    FINAL = "final"
    """Decided, and nothing can be done any more."""


@dataclass(frozen=True, slots=True)
class ProtestRow:
    """A protest as it is listed."""

    view: ProtestView
    who: str
    about: str
    """The match, or the day it is about."""
    instance: str
    stage: Stage
    state: str
    """In a word."""
    left: str
    """The countdown in words; empty = nothing runs."""
    run: tuple[int, int]
    """Days of the time limit that are used up, and all of them."""
    days: int | None = None
    """Days left for an appeal, below zero when it is too late; None = there is none."""
    decided_by: str = ""
    """Who decided; whom only a workbook names is marked. Empty = it is not decided."""

    @property
    def file(self) -> ProtestFile:
        """Return what was filed."""
        return self.view.file


@dataclass(frozen=True, slots=True)
class CourtRow:
    """A protest to a director, or an objection before a court, as it is listed."""

    fact: Objection | DirectorProtest
    about: str
    """Division and round."""
    instance: str
    state: str
    """In a word."""


@dataclass(frozen=True, slots=True)
class Window:
    """Matches against which a protest may still be filed."""

    day: date
    until: date
    left: int


@dataclass(frozen=True, slots=True)
class Docket:
    """All protests on a day, what expires first ahead."""

    rows: tuple[ProtestRow, ...]
    windows: tuple[Window, ...]
    contest: str
    """How the book lets one contest something."""
    pages: tuple[ExplanationView, ...] = ()
    """The same explained by its paragraph."""
    known: bool = True
    """Protests can be filed under the rule book, with time limits and fees."""
    courts: tuple[CourtRow, ...] = ()
    """Objections before a tournament's court, those on which it has not spoken first."""


@dataclass(frozen=True, slots=True)
class ProtestDetail:
    """What is shown of one protest beside its row."""

    limit: str
    """The time limit for filing, counted out."""
    citations: tuple[str, ...]
    """Of the time limit, the fee and the instances."""
    deposit: str
    way: str
    """Where it goes next, and until when."""
    effects: tuple[str, ...]
    """What the decision changed in the match."""
    pages: tuple[ExplanationView, ...]
    """Time limit, fee and instances explained."""
    hung: tuple[str, ...] = ()
    """What hung on the table of a closed season that it changes."""
    pay_until: date | None = None
    """The last day for the fee while it may still come; None = none is waited for."""
