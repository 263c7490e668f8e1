"""Matches: who sat where, and what happened on the boards.

Scores are integer half points everywhere: a win is 2, a draw 1.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, time
from enum import StrEnum
from typing import TYPE_CHECKING

from league.facts.seasons import Division
from league.facts.squads import Member

if TYPE_CHECKING:
    from league.facts.schools import Schooling


class Side(StrEnum):
    """One of the two teams of a match."""

    HOME = "home"
    AWAY = "away"

    @property
    def other(self) -> "Side":
        """Return the opponent's side."""
        return Side.AWAY if self is Side.HOME else Side.HOME


SIDES = (Side.HOME, Side.AWAY)

Score = tuple[int, int]
"""Half points of the home and the away side on one board."""

WIN, DRAW, LOSS, BOTH_LOST = (2, 0), (1, 1), (0, 2), (0, 0)


@dataclass(frozen=True, slots=True)
class Lineup:
    """One team's part of a match."""

    team: str
    club: str
    squad: tuple[Member, ...]
    """The team's list, in list order."""
    boards: tuple[Member | None, ...]
    """Who sat where, board 1 first; None = nobody came to this board."""
    gaps_paid: frozenset[int] = frozenset()
    """Boards whose gap was paid in cash, confirmed by both captains."""
    reported: date | None = None
    """Day of this captain's report; None = no report."""
    late: frozenset[int] = frozenset()
    """Boards whose player came after the waiting time."""
    suspended: bool = False
    """The club's right to play rests on this day."""
    earlier_no_shows: int = 0
    """Matches of this season to which the team failed to appear before this one."""
    elsewhere: Mapping[int, str] = field(default_factory=dict)
    """Board to the match that its player sat in at the same time and that goes before this one."""
    elsewhere_later: Mapping[int, str] = field(default_factory=dict)
    """The same, where this match goes before the other one."""
    used_elsewhere: Mapping[int, str] = field(default_factory=dict)
    """Board to the club's other team in this division that used its player too."""
    pupils: "Mapping[str, Schooling]" = field(default_factory=dict)
    """Where those at the boards go to school, by pass number, of whom it is on file."""
    seated: tuple[tuple[int, Member], ...] = field(init=False, repr=False, compare=False)
    """The occupied boards, from board 1 down, with their players."""

    def __post_init__(self) -> None:
        """Find the occupied boards."""
        seated = tuple((board, member) for board, member in enumerate(self.boards, 1) if member)
        object.__setattr__(self, "seated", seated)

    def occupied(self, board: int) -> bool:
        """Say whether somebody came to this board (1-based)."""
        return self.boards[board - 1] is not None

    def present(self) -> int:
        """Return how many players came."""
        return len(self.seated)


@dataclass(frozen=True, slots=True)
class MatchFacts:
    """Everything about one match that a rule may ask."""

    division: Division
    season_year: int
    """Calendar year that the season's age limits refer to."""
    round: int
    day: date
    """Day on which the match was played."""
    home: Lineup
    away: Lineup
    results: tuple[Score | None, ...]
    """What happened on the boards; None = nothing was played."""
    played_on: Mapping[int, date] = field(default_factory=dict)
    """Boards that were played on another day than the match."""
    start: time | None = None
    """When it begins, by the clocks of the rule book's time zone; None = nobody knows."""
    begins: date | None = None
    """First day of the competition; None = the day of this match."""
    nomination_wait: int | None = None
    """Days that a late nomination waits, as was decided; None = as the rule book says."""

    def lineup(self, side: Side) -> Lineup:
        """Return one side's lineup."""
        return self.home if side is Side.HOME else self.away

    def boards(self) -> range:
        """Return the board numbers, 1-based."""
        return range(1, self.division.boards + 1)


@dataclass(frozen=True, slots=True)
class MatchDraft:
    """A match as typed on the screen, not yet stored."""

    day: date
    home: tuple[str | None, ...]
    """Pass numbers by board; None = empty."""
    away: tuple[str | None, ...]
    results: tuple[Score | None, ...]
    gaps_paid: tuple[frozenset[int], frozenset[int]] = (frozenset(), frozenset())
    reported: tuple[date | None, date | None] = (None, None)
    played_on: Mapping[int, date] = field(default_factory=dict)
    remarks: Mapping[int, str] = field(default_factory=dict)
    """Board to ``late home``, ``late away`` or ``late both``."""
