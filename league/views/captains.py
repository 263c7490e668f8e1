"""What captains, their deputies and club secretaries see: matches, lineups, reports, proposed days.

No field here, and none of what is in them, is for a birth date or for how somebody is reached.
Scores are half points, home first.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime

from league.facts.matches import Score, Side
from league.facts.seasons import MatchKey
from league.views.lineups import LineupState
from league.views.reporting import ProposalView, ReportStage, ReportState


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchHead:
    """A match as one of its teams finds it on its list."""

    id: str
    """What names the match in an address; it tells nothing."""
    season: str
    key: MatchKey
    side: Side
    """The team's own side."""
    division: str
    """Its name."""
    round: int
    home: str
    """The team's name."""
    away: str
    day: date
    start: datetime | None
    """By the clocks of the federation's zone; None = nobody knows the hour."""
    venue: str = ""
    zone: str | None = None
    """The federation's time zone; None = the one of the machine."""

    @property
    def team(self) -> str:
        """Return the name of the team it is shown to."""
        return self.home if self.side is Side.HOME else self.away

    @property
    def opponent(self) -> str:
        """Return the other team's name."""
        return self.away if self.side is Side.HOME else self.home


@dataclass(frozen=True, slots=True)
class MatchLine:
    """A match on the list."""

    head: MatchHead
    waits: tuple[str, ...] = ()
    """What waits for the captain: ``lineup``, ``report``, ``differing``, ``move``."""
    score: Score | None = None
    """None = nothing is recorded."""
    handed_in: bool = False
    """The own lineup is there."""
    stage: ReportStage = ReportStage.NONE
    lapsed: bool = False
    """A team of it left: it is not played any more."""
    annulled: bool = False
    """It has a result that no table counts, because a team of it left."""


@dataclass(frozen=True, slots=True)
class MyMatches:
    """All matches of somebody's teams."""

    teams: tuple[str, ...]
    """Their names."""
    waiting: tuple[MatchLine, ...]
    """Where something is to be done, the earliest first."""
    coming: tuple[MatchLine, ...]
    past: tuple[MatchLine, ...]
    """The last one first."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits at a board, or could."""

    ident: str
    """Pass number."""
    name: str
    rating: int | None = None
    marks: tuple[str, ...] = ()
    place: int | None = None
    """Rank on the list; None = he is not on it."""
    against: str = ""
    """Why he may not play on that day; empty = nothing is known."""


@dataclass(frozen=True, slots=True)
class PassLine:
    """A pass that lets somebody act for a team in one match."""

    id: str
    """First part of its code."""
    name: str
    """Who it was given to."""
    until: datetime
    """UTC."""
    used: bool


@dataclass(frozen=True, slots=True)
class MayDo:
    """What somebody may do in a match now."""

    hand_in: bool = False
    exchange: bool = False
    substitute: bool = False
    report: bool = False
    propose: bool = False
    answer: bool = False
    give_pass: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchPage:
    """One match with all that a team may know of it and do in it now."""

    head: MatchHead
    may: MayDo
    lineups: LineupState
    seats: Mapping[str, Seat]
    """By pass number: who sits in the lineups that are open."""
    report: ReportState
    proposals: tuple[ProposalView, ...]
    """The last one last."""
    last_day: date
    """On which the match may be played."""
    score: Score | None
    """As recorded; None = nothing is."""
    lineup_rule: str
    """Citation of who hands lineups over when, as it ends a sentence; empty = there is none."""
    report_rule: str
    lapse: str = ""
    """Why it is not played any more, in a sentence; empty = it is, or was."""
    annulled: bool = False
    """It has a result that no table counts, because a team of it left."""


@dataclass(frozen=True, slots=True)
class CheckLine:
    """Something found about a lineup that is not handed in yet."""

    citation: str
    sentence: str
    board: int | None = None


@dataclass(frozen=True, slots=True)
class FeeLine:
    """What a lineup would cost its team."""

    citation: str
    cents: int
    to: str
    """``federation``, ``opponent``, or ``cash``: in the hall, so that the boards count."""
    board: int | None = None


@dataclass(frozen=True, slots=True)
class Checked:
    """What would be found about a lineup, against an opponent of whom nothing is known."""

    findings: tuple[CheckLine, ...] = ()
    fees: tuple[FeeLine, ...] = ()
    notes: tuple[str, ...] = ()
    fault: str = ""
    """Why it cannot be handed in so."""


@dataclass(frozen=True, slots=True)
class LineupForm:
    """What a captain fills in to hand in his lineup."""

    head: MatchHead
    lineups: LineupState
    choices: tuple[Seat, ...]
    """The team's list, in its order."""
    marks: tuple[tuple[str, str], ...]
    """Each mark of the list with its words."""
    row: tuple[str | None, ...]
    """What stands on the form: pass numbers by board."""
    checked: Checked | None = None
    """None = it was not checked."""


@dataclass(frozen=True, slots=True)
class SubstituteForm:
    """What a captain fills in for a substitute."""

    head: MatchHead
    until: datetime | None
    """UTC; None = the rule book sets no end."""
    boards: tuple[Seat | None, ...]
    """Who sits at the own boards now."""
    choices: tuple[Seat, ...]
    doubt: str = ""
    """What speaks against the clock by which the end is counted; empty while it is trusted."""


@dataclass(frozen=True, slots=True)
class ReportedBoard:
    """One board on the form of a report."""

    number: int
    home: str
    """Name; empty = nobody, or nobody knows."""
    away: str
    home_white: bool
    result: str = ""
    """What is chosen: ``1-0``, ``=``, ``0-1``, ``0-0``, ``+-``, ``-+``, ``--``; empty = nothing."""
    late: str = ""
    """``late home``, ``late away`` or ``late both``."""
    paid: bool = False
    received: bool = False
    cash: int | None = None
    """Cents due for a gap here; None = no cash is asked."""


@dataclass(frozen=True, slots=True)
class ReportForm:
    """What a captain fills in to report a match."""

    head: MatchHead
    report: ReportState
    boards: tuple[ReportedBoard, ...]
    """With what he reported before."""
    absent: bool = False
    remarks: str = ""
    protest: str = ""
    cash_rule: str = ""
    """Citation of the cash that is due for gaps, as it ends a sentence."""


@dataclass(frozen=True, slots=True)
class TwoReports:
    """Both reports of a match beside each other."""

    head: MatchHead
    report: ReportState
    home: tuple[ReportedBoard, ...]
    away: tuple[ReportedBoard, ...]


@dataclass(frozen=True, slots=True)
class MoveForm:
    """What a captain fills in to move a match, or to answer."""

    head: MatchHead
    may: MayDo
    proposals: tuple[ProposalView, ...]
    last_day: date


@dataclass(frozen=True, slots=True)
class PassForm:
    """The passes that were given for a match."""

    head: MatchHead
    passes: tuple[PassLine, ...]
    until: datetime
    """Until when a pass given now lasts, UTC."""
