"""Clubs, teams and their lists as they are shown."""

from dataclasses import dataclass
from datetime import date

from league.facts.seasons import MatchKey
from league.findings import Finding
from league.views.findings import FeeView, FindingView


@dataclass(frozen=True, slots=True)
class SquadLine:
    """One line of a Kader list."""

    place: int
    ident: str
    name: str
    rating: int | None
    year_born: int | None
    """The day stays on his own page."""
    marks: tuple[str, ...]
    tolerance: int | None
    """By how much a later player is stronger, at most; above the allowed number it is a finding."""
    too_far_back: bool
    """He stands further back than the tolerance allows."""
    front: bool
    """May not play lower."""
    games: int
    points: int
    """Half points in this team's matches, as played over the board."""
    remark: str = ""
    mark_words: tuple[str, ...] = ()
    """The marks as they are read."""


@dataclass(frozen=True, slots=True)
class TeamView:
    """A team with its list."""

    id: str
    name: str
    division_name: str
    lines: tuple[SquadLine, ...]
    findings: tuple[FindingView, ...]
    rating_name: str = ""
    """What the federation calls its ratings."""
    posted: date | None = None
    """Postmark of the list; None = it has not come."""
    notes: tuple[str, ...] = ()
    """That not this order counts but another one, and which."""


@dataclass(frozen=True, slots=True)
class ClubFeeRow:
    """A fee on a club's page."""

    match: MatchKey
    round: int
    division_name: str
    opponent: str
    fee: FeeView


@dataclass(frozen=True, slots=True)
class ClubView:
    """A club: teams, lists, fees."""

    id: str
    name: str
    district: str | None
    teams: tuple[TeamView, ...]
    fees: tuple[ClubFeeRow, ...]
    owed_federation: int
    owed_opponents: int
    received: int
    """Cents the club is due from opponents."""


@dataclass(frozen=True, slots=True)
class MatchFinding:
    """A finding in a match, on a team's side or on the whole match."""

    key: str
    """Names it among all of the club."""
    team: str
    match: MatchKey
    opponent: str
    finding: FindingView


@dataclass(frozen=True, slots=True)
class PaperRow:
    """One thing on record."""

    kind: str
    """``suspension``, ``consent``, ``joint``, ``declared``, ``left`` or ``late``."""
    day: date
    says: str
    ident: str | None = None
    """Pass number of who left."""
    active: bool = False
    """A suspension that holds or is to come; arrears not settled; a notice not dealt with."""


@dataclass(frozen=True, slots=True)
class ClubDesk:
    """A club's page."""

    club: ClubView
    papers: tuple[PaperRow, ...]
    found: tuple[MatchFinding, ...]
    """What was found in the matches of all its teams."""


@dataclass(frozen=True, slots=True)
class Nominated:
    """A late nomination as it was stored."""

    team: str
    ident: str
    position: int
    """Place on the list, 1-based."""
    eligible_from: date
    findings: tuple[Finding, ...] = ()
