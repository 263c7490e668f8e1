"""A match as it is shown."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, time

from league.facts.captains import TypedReport
from league.facts.matches import SIDES, MatchDraft, Side
from league.facts.seasons import MatchKey
from league.views.findings import FeeView, FindingView

WAITING = frozenset({"open", "entered"})
"""Statuses of a match whose result is still to come."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """One player at one board."""

    ident: str
    name: str
    rating: int | None
    marks: tuple[str, ...]
    """The signs that stand before the pass number in the match report."""
    place: int | None
    """Rank on the list."""
    title: str | None = None
    mark_words: tuple[str, ...] = ()
    """The marks as they are read."""


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
    """Half points that count; 0:0 where it is open."""
    forfeited: bool
    """The counted result is not the one over the board."""
    played_on: date | None = None
    remark: str | None = None
    findings: tuple[str, ...] = ()
    """Keys of the findings on this board."""
    open: bool = False
    """It waits for its result: nothing counts yet."""

    @property
    def empty(self) -> bool:
        """Say whether nobody sat here on either side and nothing was decided."""
        return self.home is None and self.away is None and not self.forfeited and not self.open


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


@dataclass(frozen=True, slots=True, kw_only=True)
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
    start: time | None
    venue: str | None
    status: str
    """``open`` (nothing entered), ``entered`` (boards wait), ``complete`` or ``void``."""
    boards: tuple[BoardView, ...] = ()
    game_points: tuple[int, int]
    """Half points."""
    match_points: tuple[int, int]
    findings: tuple[FindingView, ...] = ()
    fees: tuple[FeeView, ...] = ()
    notes: tuple[str, ...] = ()
    home_squad: tuple[SquadRow, ...] = ()
    away_squad: tuple[SquadRow, ...] = ()
    gaps_paid: tuple[tuple[int, ...], tuple[int, ...]]
    reported: tuple[date | None, date | None]
    captains: tuple[str, str] = ("", "")
    federation: str = ""
    season: str = ""
    rulebook: str = ""
    rating_name: str = ""
    """What the federation calls its ratings."""
    marks: tuple[tuple[str, str], ...] = ()
    """All marks of the rule book with their words."""
    scored: bool = True
    """Some board counts already, or the match was decided."""
    annulled: bool = False
    """It has a result that no table counts, because a team of it left."""
    settled: bool = True
    """Its match points stand: it is complete, or was decided."""
    decision: str = ""
    """What an official set in the match, a line each with the reason; empty = nothing."""

    @property
    def remarks(self) -> tuple[str, ...]:
        """Return what was decided and what else is to be said, in lines."""
        return (*self.decision.splitlines(), *self.notes)

    def found_at(self, board: int, side: str | None) -> list[FindingView]:
        """Return what was found on a board, of one side (``home``, ``away``) or of both."""
        sides = (None, side) if side else (None, "home", "away")
        return [one for one in self.findings if one.board == board and one.side in sides]


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a match, or several together, have come."""

    boards: int
    """Boards that wait for nothing."""
    of: int
    """All there are."""
    reports: int
    """Captains' reports that came, of two a match."""
    open: int
    """Findings that nobody has decided."""
    matches: int = 1
    complete: int = 0
    """Matches that are not waited for."""

    def __add__(self, other: "Progress") -> "Progress":
        return Progress(
            self.boards + other.boards,
            self.of + other.of,
            self.reports + other.reports,
            self.open + other.open,
            self.matches + other.matches,
            self.complete + other.complete,
        )

    @property
    def missing(self) -> int:
        """Return how many reports have not come."""
        return 2 * self.matches - self.reports


NO_PROGRESS = Progress(0, 0, 0, 0, matches=0)
"""What others are added to."""


def progress_of(view: MatchView) -> Progress:
    """Return how far a match has come as it is shown."""
    waits = view.status in WAITING
    return Progress(
        boards=0 if view.status == "open" else sum(not board.open for board in view.boards),
        of=len(view.boards),
        reports=sum(day is not None for day in view.reported),
        open=sum(found.state == "open" for found in view.findings),
        complete=int(not waits),
    )


@dataclass(frozen=True, slots=True)
class Evening:
    """A round of a division, with how much of it is recorded."""

    division: str
    division_name: str
    round: int
    day: date
    """The day on which most of its matches are; of several, the first."""
    matches: tuple[MatchKey, ...]
    waiting: int
    """Matches that are not complete."""
    progress: Progress = NO_PROGRESS
    """Of all its matches together."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """One match as it lies on the desk."""

    view: MatchView
    draft: MatchDraft


@dataclass(frozen=True, slots=True)
class Stored:
    """What is on record of a match: it is changed only when somebody asks for it."""

    draft: MatchDraft
    complete: bool
    """No board waits: an empty seat, too, is what was recorded then."""
    told: Mapping[Side, TypedReport] = field(default_factory=dict)
    """What captains reported of it, by side."""

    def seat(self, side: Side, board: int) -> bool:
        """Say whether it is on record who sits here."""
        return self.complete or self._seat(self.draft, side, board) is not None

    def result(self, board: int) -> bool:
        """Say whether a board's result is on record."""
        return self.complete or self.draft.results[board - 1] is not None

    def late(self, board: int) -> bool:
        """Say whether it is on record who came late to a board."""
        return self.complete or board in self.draft.remarks

    def changed(self, typed: MatchDraft, board: int) -> bool:
        """Say whether something on record of a board is typed otherwise."""
        late = typed.remarks.get(board) != self.draft.remarks.get(board)
        return (
            bool(self.changed_seats(typed, board))
            or self.changed_result(typed, board)
            or (late and self.late(board))
        )

    def changed_seats(self, typed: MatchDraft, board: int) -> list[Side]:
        """Return the sides on which somebody else sits than is on record."""
        return [
            side
            for side in SIDES
            if self.seat(side, board)
            and self._seat(typed, side, board) != self._seat(self.draft, side, board)
        ]

    def changed_result(self, typed: MatchDraft, board: int) -> bool:
        """Say whether a result on record is typed otherwise."""
        old, new = (one.results[board - 1] for one in (self.draft, typed))
        return self.result(board) and old != new

    def contradicting(self, typed: MatchDraft) -> list[Side]:
        """Return the sides whose captain reported another result than is typed or on record."""
        return [side for side, told in self.told.items() if self._contradicts(told, typed)]

    def _contradicts(self, told: TypedReport, typed: MatchDraft) -> bool:
        return any(
            result is not None and result != told.result(board)
            for board, result in enumerate(typed.results, 1)
        ) or any(
            self.changed_result(typed, board) and told.result(board) != typed.results[board - 1]
            for board in range(1, len(typed.results) + 1)
        )

    @staticmethod
    def _seat(draft: MatchDraft, side: Side, board: int) -> str | None:
        return (draft.home if side is Side.HOME else draft.away)[board - 1]
