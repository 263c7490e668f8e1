"""What a rule book is asked about play: captains, decisions for divisions, draws, a cup.

Each class is one capability. A book gives its functions by name, and mypy checks them at both ends;
one that it does not give stays ``Unserved``. All are asked with the values in force on a day.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from fixtures.knockout import Rounds
from league.facts.calendars import Draw
from league.facts.cups import CupDraw, CupResults
from league.facts.divisions import DivisionDecision, Matter
from league.facts.seasons import Division, Fixture
from league.findings import Finding, Sentence
from league.language import _
from league.rulebook.paragraphs import Values
from league.rulebook.unserved import Unserved

_SUBSTITUTES = Unserved(lambda: _("substitutes after the start of a match"))
_ALONE = Unserved(lambda: _("a lineup that was handed in alone"))
_REPORTS = Unserved(lambda: _("the day by which captains report"))
_DECISIONS = Unserved(lambda: _("decisions for a division"))
_DRAWS = Unserved(lambda: _("draws"))
_CUP = Unserved(lambda: _("a cup"))


@dataclass(frozen=True, slots=True)
class Captains:
    """What a book says of the lineups that captains hand over, and of their reports."""

    substitutes_for: Callable[[Values], timedelta] = _SUBSTITUTES
    """How long after the start of a match a substitute may still come in."""
    alone_after: Callable[[Values], timedelta] = _ALONE
    """How long after the start the official sees a lineup that was handed in alone."""
    report_due: Callable[[date, Values], date] = _REPORTS
    """Last day of a captain's report, by the day of the match."""


@dataclass(frozen=True, slots=True)
class DivisionDecisions:
    """What a book lets officials decide for one division."""

    judge: Callable[[DivisionDecision, Division, Values], Iterable[Finding]] = _DECISIONS
    paragraphs: Callable[[Values], Mapping[Matter, str]] = _DECISIONS
    """The paragraph that lets a matter be decided."""


@dataclass(frozen=True, slots=True)
class Draws:
    """How a book draws the matches of a division."""

    due: Callable[[int | None, int, Values], bool] = _DRAWS
    """Whether a draw is due, by the year of the last one (None = never) and the season's year."""
    by_director: Callable[[Division, Values], Sentence | None] = _DRAWS
    """That a division is paired by its director round by round; None = it is drawn."""
    numbers: Callable[[Draw, Values], Mapping[str, int]] = _DRAWS
    """Each team's draw number, in the order of the numbers."""
    rounds: Callable[
        [Division, Mapping[str, int], Sequence[date], int, Values, bool], list[Fixture]
    ] = _DRAWS
    """The matches by draw numbers, last days of the rounds and season year; True = both ways."""


@dataclass(frozen=True, slots=True)
class Cup:
    """How a book plays a knock-out."""

    rounds: Callable[[CupDraw, CupResults, Values], Rounds] = _CUP
    fixtures: Callable[[CupDraw, Rounds, Sequence[date], int, Values], list[Fixture]] = _CUP
    """The matches known so far, by the last days of the rounds and the season's year."""
    title: Callable[[int, Values], str] = _CUP
