"""What a rule book is asked at the end of a season: who goes up and down.

Each class is one capability. A book gives its functions by name, and mypy checks them at both ends;
one that it does not give stays ``Unserved``. All are asked with the values in force on a day.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from fixtures.three_teams import Pairing
from league.facts.matches import MatchFacts, Score
from league.facts.qualifications import QualificationLineup, QualificationList
from league.facts.seasons import Division
from league.facts.squads import Member
from league.findings import Fee, Finding
from league.language import _
from league.outcomes.closing import Cascade, Closing, Numbers, Rung
from league.outcomes.movement import Ranked
from league.outcomes.rights import Counted, ThreeTeams
from league.outcomes.schedules import GoingUp
from league.rulebook.paragraphs import Values
from league.rulebook.unserved import Unserved

_MOVEMENT = Unserved(lambda: _("promotion and relegation"))
_QUALIFICATION = Unserved(lambda: _("qualification tournaments"))
Results = Sequence[Mapping[Pairing, Score]]
"""The results of each round."""


@dataclass(frozen=True, slots=True)
class Movement:
    """Who goes up and down at the end of a season."""

    pyramid: Callable[[Sequence[Division], Values], Mapping[str, str | None]] = _MOVEMENT
    """Each division of the pyramid and the one above it."""
    rung: Callable[[Division, Iterable[Ranked], str | None, Values, Numbers], Rung] = _MOVEMENT
    """A division's numbers, by its ranking, the division above and what was decided."""
    in_addition: Callable[[Values], bool] = _MOVEMENT
    """Whether a club's second team goes down on top of the usual number."""
    cascade: Callable[[Closing, Values], Cascade] = _MOVEMENT


@dataclass(frozen=True, slots=True)
class Qualification:
    """How a book plays the tournaments that decide who goes up."""

    rank: Callable[[str, int, Sequence[str], Results, Mapping[str, int], Values], ThreeTeams] = (
        _QUALIFICATION
    )
    """Three teams by system, boards, order drawn, results and average ratings."""
    counts: Callable[
        [str, int, Sequence[str], Results, Mapping[str, int], Values],
        Mapping[str, Sequence[Counted]],
    ] = _QUALIFICATION
    """What each criterion of the system gave each team, asked as ``rank``."""
    rounds: Callable[[str, int, Values], list[list[Pairing]]] = _QUALIFICATION
    """Both rounds of three teams, by system and boards."""
    system: Callable[[int, Values, str | None], str] = _QUALIFICATION
    """The system for so many teams, or what was decided."""
    pairings: Callable[[Sequence[str], int, Values], list[list[tuple[str, str]]]] = _QUALIFICATION
    symbols: Callable[[Sequence[str], int, Values], tuple[str, ...]] = _QUALIFICATION
    """Three teams in the order of their symbols, by lot."""
    going_up: Callable[[Sequence[Sequence[str]], Values, int | None], GoingUp] = _QUALIFICATION
    """Who goes up by the ranking, or as many as was decided."""
    barred_from: Callable[[MatchFacts, Member, Values], str | None] = _QUALIFICATION
    """The paragraph that barred a player from the home side's match; None = he was entitled."""
    judge_list: Callable[[QualificationList, Values], list[Finding]] = _QUALIFICATION
    judge_lineup: Callable[[QualificationLineup, Values], list[Finding]] = _QUALIFICATION
    fees: Callable[[QualificationLineup, Sequence[Finding], Values], list[Fee]] = _QUALIFICATION
