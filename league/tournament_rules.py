"""The rules of a tournament: a federation's own first, where it is silent the FIDE's.

Each function takes the federation's book (None = the FIDE rules alone) and the day, and says
besides the answer which book gave it. A paragraph that people apply is not passed over: asking it
raises RuleBookError with its words.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Generic, TypeVar

from league.facts.tournaments import Committee, System, Tournament, Unplayed
from league.findings import Finding, Sentence
from league.outcomes.tournaments.playoffs import PlayoffPlan
from league.outcomes.tournaments.withdrawals import Withdrawal
from league.rulebook import RuleBook
from league.rulebook.unserved import Unserved
from league.rulebooks import tournament_rules

T = TypeVar("T")

_ALL = "1"
"""What the tournament rules say of whatever a tournament leaves open."""


@dataclass(frozen=True, slots=True)
class Said(Generic[T]):
    """An answer, and the book that gave it."""

    book: RuleBook
    answer: T
    silent: RuleBook | None = None
    """The federation's book, where it has no word of it."""

    def cite(self, paragraph: str) -> str:
        """Return the citation of a paragraph of the book that answers."""
        return self.book.cite(paragraph)
