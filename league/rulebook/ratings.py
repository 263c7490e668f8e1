"""What a rule book is asked about ratings of its own.

Each class is one capability. A book gives its functions by name, and mypy checks them at both ends;
one that it does not give stays ``Unserved``. All are asked with the values in force on a day.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import date

from league.facts.periods import Game, ListEntry, RatingReport, ReportedPlayer
from league.findings import Finding
from league.language import _
from league.outcomes.rating_periods import Period, PeriodOutcome, State
from league.outcomes.ratings import RatingRules
from league.rulebook.paragraphs import Values
from league.rulebook.unserved import Unserved

_RATINGS = Unserved(lambda: _("ratings of its own"))


@dataclass(frozen=True, slots=True)
class Ratings:
    """How a federation rates the games of its players."""

    rules: Callable[[Values], RatingRules] = _RATINGS
    period: Callable[[date, Values], Period] = _RATINGS
    """The period a game of a day belongs to."""
    rate: Callable[[Iterable[Game], Iterable[ListEntry], Period, Values], PeriodOutcome] = _RATINGS
    mark: Callable[[State, Values], str] = _RATINGS
    """The mark behind a rating that was not used for long; empty = none."""
    report_lacks: Callable[[RatingReport, date, Values], Sequence[Finding]] = _RATINGS
    personal: Callable[[ReportedPlayer, RatingReport, Values], Collection[str]] = _RATINGS
    """Which data of a person a report has to tell: fields of ``ReportedPlayer``."""
    incomplete: Callable[[Iterable[Finding], Values], int] = _RATINGS
    """Players with missing data, by what a report lacks."""
