"""View models: what screens and reports show, as plain frozen data in the order it is shown.

Scores are half points, money is cents, dates are dates; words are in the language in use when the
view was made.
"""

from dataclasses import dataclass
from datetime import date, datetime, time

from league.facts.seasons import MatchKey


@dataclass(frozen=True, slots=True)
class ExplanationView:
    """What ``?`` shows of a thing: the paragraphs, the facts and the arithmetic."""

    title: str
    citation: str
    paragraph_title: str
    says: str
    """The paragraph in our own words."""
    facts: str
    """The sentence about this case."""
    arithmetic: str
    consequence_citation: str = ""
    consequence_says: str = ""
    reading: str = ""
    values: tuple[tuple[str, str], ...] = ()
    """Name and value of the numbers in force."""
    contest: str = ""
    """How to contest it."""


@dataclass(frozen=True, slots=True)
class FindingView:
    """One finding of a match or list."""

    key: str
    citation: str
    rule: str
    sentence: str
    side: str | None
    board: int | None
    player: str | None
    """Pass number."""
    state: str
    """``open``, ``confirmed`` or ``waived``."""
    reason: str
    """The official's reason, when there is a ruling."""
    explanation: ExplanationView


@dataclass(frozen=True, slots=True)
class FeeView:
    """One fee of a match."""

    key: str
    citation: str
    rule: str
    team: str
    side: str
    to: str
    """``federation`` or ``opponent``."""
    cents: int
    board: int | None
    paid: bool
    state: str
    """``open``, ``confirmed``, ``changed``, ``added`` or ``waived``."""
    explanation: ExplanationView


@dataclass(frozen=True, slots=True)
class SeatView:
    """One player at one board."""

    ident: str
    name: str
    rating: int | None
    marks: tuple[str, ...]
    """Of ``A`` foreigner, ``J`` youth, ``G`` guest, ``KG`` district guest."""
    place: int | None
    """Rank on the list."""
    title: str | None = None


@dataclass(frozen=True, slots=True)
class BoardView:
    """One board of a match."""

    number: int
    home: SeatView | None
    away: SeatView | None
    home_is_white: bool
    played: tuple[int, int] | None
    """Half points over the board; None = nothing played."""
    counted: tuple[int, int]
    """Half points that count."""
    forfeited: bool
    """The counted result is not the one over the board."""
    played_on: date | None = None
    remark: str | None = None
    findings: tuple[str, ...] = ()
    """Keys of the findings on this board."""


@dataclass(frozen=True, slots=True)
class SquadRow:
    """A player who can be picked for a lineup."""

    ident: str
    name: str
    rating: int | None
    place: int | None
    marks: tuple[str, ...]
    eligible: bool
    """Nothing known in advance forbids to field him on the day."""
    remark: str = ""
    """Why not, or what to mind: bound to a higher division, not yet eligible."""


@dataclass(frozen=True, slots=True)
class MatchView:
    """A match with both lineups."""

    key: MatchKey
    division: str
    division_name: str
    round: int
    home: str
    """Team id."""
    away: str
    home_name: str
    away_name: str
    day: date
    end_date: date
    start: time | None
    venue: str | None
    status: str
    """``open`` (nothing entered), ``entered`` or ``complete``."""
    boards: tuple[BoardView, ...]
    game_points: tuple[int, int]
    """Half points."""
    match_points: tuple[int, int]
    findings: tuple[FindingView, ...]
    fees: tuple[FeeView, ...]
    notes: tuple[str, ...]
    home_squad: tuple[SquadRow, ...]
    away_squad: tuple[SquadRow, ...]
    gaps_paid: tuple[tuple[int, ...], tuple[int, ...]]
    reported: tuple[date | None, date | None]
    captains: tuple[str, str] = ("", "")
    federation: str = ""
    season: str = ""
    rulebook: str = ""
    rating_name: str = "Elo"
    """What the federation calls its ratings."""


@dataclass(frozen=True, slots=True)
class StandingRow:
    """One row of a table."""

    rank: int
    team: str
    name: str
    played: int
    won: int
    drawn: int
    lost: int
    match_points: int
    game_points: int
    """Half points."""
    board_points: int
    """Half board points (a draw counts half of a board's value)."""
    note: str = ""
    """Such as an exclusion."""


@dataclass(frozen=True, slots=True)
class CrossCell:
    """One encounter in the cross table, seen from the row's team; a team may meet another twice."""

    key: MatchKey
    game_points: int
    """Half points of the row's team."""
    match_points: int


@dataclass(frozen=True, slots=True)
class RoundRow:
    """One match in the list of a round."""

    key: MatchKey
    round: int
    day: date
    home_name: str
    away_name: str
    status: str
    game_points: tuple[int, int] | None
    findings: int
    """How many stand open."""


@dataclass(frozen=True, slots=True)
class DivisionView:
    """A division: table, cross table, rounds."""

    id: str
    name: str
    district: str | None
    boards: int
    season: str
    federation: str
    rulebook: str
    rows: tuple[StandingRow, ...]
    cross: tuple[tuple[tuple[CrossCell, ...], ...], ...]
    """Row by row in table order, a cell per opponent in table order; empty = not met."""
    rounds: tuple[RoundRow, ...]
    complete_rounds: int
    separations: tuple[ExplanationView, ...] = ()
    """Per row but the last: what separated it from the next."""
    with_board_points: bool = True
    """Board points rank this division."""


@dataclass(frozen=True, slots=True)
class DivisionSummary:
    """A division on the season's overview."""

    id: str
    name: str
    district: str | None
    teams: int
    rounds: int
    matches: int
    entered: int
    missing: int
    """Matches whose day has passed without a full result."""
    open_findings: int
    leader: str


@dataclass(frozen=True, slots=True)
class TaskRow:
    """Something that waits for the official."""

    kind: str
    """``finding``, ``missing`` or ``list``."""
    text: str
    division: str
    match: MatchKey | None = None
    team: str | None = None
    key: str | None = None


@dataclass(frozen=True, slots=True)
class SeasonView:
    """The season's overview."""

    name: str
    federation: str
    rulebook: str
    list_date: date
    divisions: tuple[DivisionSummary, ...]
    tasks: tuple[TaskRow, ...]
    clubs: tuple[tuple[str, str], ...]
    """Number and name, by name."""
    fees_federation: int
    fees_opponents: int


@dataclass(frozen=True, slots=True)
class SquadLine:
    """One line of a Kader list."""

    place: int
    ident: str
    name: str
    rating: int | None
    born: date | None
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


@dataclass(frozen=True, slots=True)
class TeamView:
    """A team with its list."""

    id: str
    name: str
    division: str
    division_name: str
    lines: tuple[SquadLine, ...]
    findings: tuple[FindingView, ...]
    rating_name: str = "Elo"
    """What the federation calls its ratings."""


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
class JournalRow:
    """One step in the journal."""

    number: int
    at: datetime
    by: str
    what: str
    before: str
    after: str
    why: str


@dataclass(frozen=True, slots=True)
class ParagraphView:
    """One paragraph of the rule book."""

    id: str
    citation: str
    title: str
    kind: str
    says: str
    reading: str
    values: tuple[tuple[str, str, str], ...]
    """Name, value, in force since."""
