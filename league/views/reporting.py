"""What captains and officials see of a match's two reports, and of days proposed for it."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum

from league.facts.captains import CaptainReport, MoveProposal, ReportDecision
from league.facts.matches import Side
from league.facts.seasons import MatchKey


class ReportStage(StrEnum):
    """How far the reports of a match are."""

    NONE = "none"
    ONE = "one"
    DIFFERING = "differing"
    AGREED = "agreed"
    DECIDED = "decided"
    """By an official, or it was typed at his desk."""


class MayReport(StrEnum):
    """What a captain may still report of a match."""

    NOTHING = "nothing"
    CASH = "cash"
    """The reports agree: only what was paid in cash may be put right."""
    ALL = "all"


@dataclass(frozen=True, slots=True)
class ReportReceipt:
    """What a captain is handed for his report."""

    match: MatchKey
    side: Side
    at: datetime
    """UTC."""
    by: str
    stage: ReportStage
    """Of the match, with this report."""
    due: date
    """Last day on which it may be corrected."""
    notes: tuple[str, ...] = ()
    """What else is to be known, such as that no lineup was handed in here."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportState:
    """The reports of one match, as the one may see them who asks."""

    match: MatchKey
    stage: ReportStage
    reported: frozenset[Side]
    """Sides that have reported."""
    home: CaptainReport | None = None
    """None = not reported, or not to be seen yet; the same of the away side."""
    away: CaptainReport | None = None
    due: date
    """Last day of a report."""
    over: bool
    """That day has passed."""
    may: MayReport = MayReport.NOTHING
    """What the asking side may report now; for the official nothing."""
    why: str = ""
    """Why nothing, or cash alone, may be reported; a sentence."""
    boards: tuple[int, ...] = ()
    """Boards on which the two differ."""
    absence: bool = False
    """They differ in whether a team came at all."""
    cash: Mapping[Side, tuple[int, ...]]
    """Gaps of each side whose payment both confirm."""
    lineups: frozenset[Side] = frozenset()
    """Sides whose lineup is known to the program and opened."""
    recorded: bool = False
    """Results of the match are stored."""
    provisional: bool = False
    """They count for the present: only one side had reported when reports were due."""
    decision: ReportDecision | None = None
    """The official's, with his reason."""

    def of(self, side: Side) -> CaptainReport | None:
        """Return a side's report as far as it may be seen."""
        return self.home if side is Side.HOME else self.away


@dataclass(frozen=True, slots=True)
class ReportRow:
    """One match in the list of a round."""

    match: MatchKey
    home_name: str
    away_name: str
    day: date
    due: date
    stage: ReportStage
    words: str
    """The stage in the language in use, with who is missing."""
    reported: frozenset[Side]
    provisional: bool = False
    to_decide: bool = False
    """The captains cannot correct any more, and the official is to decide."""
    protests: tuple[Side, ...] = ()
    """Sides that told of a protest."""


@dataclass(frozen=True, slots=True)
class ProposalView:
    """Days proposed for a match, and what became of them."""

    number: int
    """Of the proposal within its match, from 1."""
    proposal: MoveProposal
    waits: bool
    """The other team is to answer."""
    words: str
    """What became of it, in the language in use."""
