"""Teams that failed to appear, match by match."""

from dataclasses import dataclass
from datetime import date

from league.facts.clubs import Team
from league.facts.seasons import MatchKey
from league.views.findings import ExplanationView


@dataclass(frozen=True, slots=True)
class Failure:
    """A match to which a team failed to appear."""

    match: MatchKey
    day: date
    counts: bool
    """Not excused by force majeure, and not waived."""
    excused: bool = False
    """Force majeure is on record."""


@dataclass(frozen=True, slots=True)
class Failures:
    """A team that failed to appear."""

    team: Team
    matches: tuple[Failure, ...]
    """Oldest first."""
    proposed: bool
    """Often enough that it is proposed to exclude the team."""
    excluded: bool

    @property
    def number(self) -> int:
        """Return how many count."""
        return sum(one.counts for one in self.matches)


@dataclass(frozen=True, slots=True)
class NoShow:
    """One match to which a team failed to appear."""

    failure: Failure
    opponent: str
    round: int
    state: str
    """Whether it counts, in words."""


@dataclass(frozen=True, slots=True)
class Absent:
    """A team that failed to appear, with what may follow."""

    failures: Failures
    club: str
    division: str
    matches: tuple[NoShow, ...]
    team_says: str
    """What is proposed about the team, counted out."""
    club_says: str
    """The same about its club."""
    citations: tuple[str, str]
    """Of what is proposed about team and club."""
    may_ban: bool
    suspended: tuple[date, date | None] | None
    """First and last day of the club's suspension; None = it is not suspended."""
    pages: tuple[ExplanationView, ...]
