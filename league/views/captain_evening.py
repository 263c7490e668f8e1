"""The read-only page of a day that officials see beside the captains' pages."""

from dataclasses import dataclass
from datetime import date, datetime

from league.facts.matches import Score
from league.facts.seasons import MatchKey
from league.views.reporting import ReportStage


@dataclass(frozen=True, slots=True)
class EveningLine:
    """One match of a day, as an official follows it."""

    key: MatchKey
    home: str
    away: str
    start: datetime | None
    handed_in: tuple[bool, bool]
    opened: bool
    alone: bool
    """Only one came, and the official alone sees it."""
    stage: ReportStage
    reported: tuple[Score | None, Score | None]
    """Sums of what each side reported; None = nothing yet."""
    score: Score | None
    """As recorded; None = nothing is."""
    lapsed: bool = False
    """A team of it left: it is not played any more."""
    annulled: bool = False
    """It has a result that no table counts, because a team of it left."""


@dataclass(frozen=True, slots=True)
class EveningDivision:
    """The matches of a division on a day."""

    id: str
    name: str
    round: int
    matches: tuple[EveningLine, ...]

    @property
    def lineups(self) -> int:
        """Return of how many matches both lineups were handed in."""
        return sum(all(one.handed_in) for one in self.matches)

    @property
    def done(self) -> int:
        """Return how many matches are recorded."""
        return sum(one.score is not None for one in self.matches)

    @property
    def differing(self) -> int:
        """Return of how many matches the reports differ."""
        return sum(one.stage is ReportStage.DIFFERING and not one.lapsed for one in self.matches)


@dataclass(frozen=True, slots=True)
class EveningPage:
    """All matches of a day."""

    day: date
    before: date | None
    """The last day before with a match."""
    after: date | None
    divisions: tuple[EveningDivision, ...]
    shown: tuple[EveningDivision, ...]
    """Those whose matches are listed: the one asked for, or all where they are few."""
