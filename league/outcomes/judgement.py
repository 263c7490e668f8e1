"""A match and a season as judged; values only."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from league.decision_subjects import Verdict
from league.facts.lists import ListFacts, ListOrder
from league.facts.matches import MatchFacts, Score
from league.facts.seasons import MatchKey
from league.facts.squads import Known, Member
from league.facts.world import World
from league.findings import Fee, Finding, Note
from league.outcomes.lapses import Departures, Lapse
from league.outcomes.standings import NO_ADJUSTMENTS, Adjustments, Standing
from league.rulings import Ruling


@dataclass(frozen=True, slots=True)
class MatchJudgement:
    """One match: what was found, what stands, what counts."""

    facts: MatchFacts
    findings: tuple[Finding, ...]
    """All of them, the waived ones too."""
    standing: tuple[Finding, ...]
    """Those that take effect."""
    notes: tuple[Note, ...]
    boards: tuple[Score, ...]
    """Half points as they count, board 1 first."""
    game_points: Score
    """Half points."""
    match_points: tuple[int, int]
    proposed: tuple[Fee, ...]
    """Fees that follow from what stands, before rulings on fees."""
    fees: tuple[Fee, ...]
    """Fees as they are owed."""
    appeared: tuple[bool, bool]
    entered: bool
    """Something was recorded or decided; else, and when it is void, the match counts nowhere."""
    winner: str | None = None
    """Knock-out matches: ``home``, ``away`` or ``lot``; None until the match is finished."""
    open_boards: tuple[int, ...] = ()
    """Boards without a result while the match waits for one; in ``boards`` they stand as 0:0."""
    verdict: Verdict | None = None
    """How an official decided the match as a whole; None = nobody did."""
    lapse: Lapse | None = None
    """Why what is not played of it is not played any more; None = no team of it left."""

    @property
    def status(self) -> str:
        """``open``, ``entered``, ``void``, ``lapsed`` or, when no board waits, ``complete``."""
        if self.void:
            return "void"
        if self.lapse is not None:
            return "lapsed"
        if not self.entered:
            return "open"
        return "entered" if self.unfinished else "complete"

    @property
    def void(self) -> bool:
        """Say whether the match was declared void: it counts nothing and waits for nothing."""
        return self.verdict is not None and self.verdict.void

    @property
    def unfinished(self) -> bool:
        """Say whether something was recorded and boards still wait: no match points yet."""
        waits = bool(self.open_boards) and self.verdict is None
        return self.entered and waits and self.lapse is None

    @property
    def scored(self) -> bool:
        """Say whether any board counts already, or the match was decided."""
        waiting = len(self.open_boards) == len(self.boards)
        return self.entered and (not waiting or self.verdict is not None)

    @property
    def waits(self) -> bool:
        """Say whether its result is still to come."""
        over = self.void or self.lapse is not None
        return not over and (self.unfinished or not self.entered)


@dataclass(frozen=True, slots=True)
class ListJudgement:
    """One team's list: what was found and which order counts."""

    facts: ListFacts
    findings: tuple[Finding, ...]
    standing: tuple[Finding, ...]
    order: ListOrder


@dataclass(frozen=True, slots=True)
class Absences:
    """Who did not come in a season, before officials decided about it."""

    no_shows: frozenset[tuple[MatchKey, str]] = frozenset()
    """Matches and the teams that failed to appear to them."""
    unused: frozenset[tuple[MatchKey, str]] = frozenset()
    """Matches and the teams whose players were not used: absent, suspended, or waiting."""
    waiting: frozenset[MatchKey] = frozenset()
    """Matches that wait for a new day because of force majeure."""


@dataclass(frozen=True, slots=True)
class SeasonJudgement:
    """A whole season, judged from its facts."""

    world: World
    matches: Mapping[MatchKey, MatchJudgement]
    """Every fixture, in the order of the calendar."""
    lists: Mapping[str, ListJudgement]
    """Team to its list."""
    squads: Mapping[str, tuple[Member, ...]]
    """Team to its list's members with bonds and registrations, in the order that counts."""
    known: Known
    no_shows: frozenset[tuple[MatchKey, str]]
    """Matches and the teams that failed to appear to them, without what officials waived."""
    absences: Absences = Absences()
    excused: frozenset[tuple[MatchKey, str]] = frozenset()
    """Matches and the teams that could not appear to them because of force majeure."""
    rulings: tuple[Ruling, ...] = ()
    """All of them, the last one last."""
    tables: Mapping[str, tuple[Standing, ...]] = field(default_factory=dict)
    """Division to its table, best first."""
    left: Departures = field(default_factory=dict)
    """Teams excluded by ruling, with their last day; their matches are in no table."""
    adjustments: Adjustments = NO_ADJUSTMENTS
    """What officials decided about the tables."""

    @property
    def excluded(self) -> frozenset[str]:
        """Return the teams excluded by ruling."""
        return frozenset(self.left)

    def annulled(self, match: MatchKey) -> bool:
        """Say whether a match has a result that no table counts, because a team of it left."""
        return self.matches[match].scored and not self.left.keys().isdisjoint(match[2:])
