"""What every criterion of a tournament's table starts from, and what it gives.

Numbers are whole: half points, quarter points or ratings; ``Worked.per`` says which.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from fixtures.round_history import Turn, Turns
from league.facts.tournaments import PointKind, Scores, Unplayed

PLAYERS_SCORES = Scores()


@dataclass(frozen=True, slots=True)
class Performance:
    """The numbers of a rule book for performances."""

    differences: tuple[int, ...]
    """Rating points above the opponents' average by per cent scored: 50, 51, … 100."""
    few_games: int
    """Who plays no more than these and not all stands behind everybody who played all."""
    limit: int
    """Largest difference of ratings that counts, where differences are limited."""


@dataclass(frozen=True, slots=True)
class CodeNumbers:
    """The numbers that codes of tie-breaks are worked out with (FIDE C.07)."""

    percent: int
    """Of the possible points, from which an opponent counts for Koya."""
    differences: tuple[int, ...]
    """Rating points above the opponents' average by per cent scored: 50, 51, … 100."""
    expected: tuple[int, ...]
    """Largest difference of ratings by per cent expected: 50, 51, … 99."""
    nothing: int
    """Rating points below the lowest opponent for who made no point."""
    rounds: tuple[int, ...]
    """Up to how many rounds an average of Buchholz has how many ``decimals``."""
    decimals: tuple[int, ...]
    combined: int
    """Decimals of scores and schedule strength combined."""


@dataclass(frozen=True, slots=True)
class Term:
    """One number in the arithmetic of a criterion."""

    number: int
    """What it is worth, in the unit of its ``Worked``; half points where ``factor`` multiplies."""
    opponent: int | None = None
    """Pairing number it comes from; None = not from one opponent."""
    round: int | None = None
    factor: int = 1
    """Half points it was multiplied by, where the criterion multiplies; else 1."""
    adjusted: bool = False
    """Whether an unplayed game changed it (shown with ``*``)."""
    cut: bool = False
    """Whether it was left out."""


@dataclass(frozen=True, slots=True)
class Scored:
    """What was made against rated opponents, and what that is worth in a performance."""

    made: int
    """Half points."""
    games: int
    percent: int
    worth: int
    """Rating points above the opponents' average; below 0 under it."""


@dataclass(frozen=True, slots=True)
class Step:
    """One table of those who are level, as it stood for one of them."""

    what: str
    """``MP`` match points, ``GP`` game points, ``BC``, a number of boards counted (``TBR 1``);
    empty = a player's points."""
    members: tuple[int, ...]
    made: Fraction
    """Points; of ``BC`` board numbers times points."""
    most: Fraction | None = None
    """What it could still become; None = all have met."""


@dataclass(frozen=True, slots=True)
class Worked:
    """What a criterion gave one participant, and how."""

    number: int
    per: int
    """How many of the unit make one: 2 = half points, 4 = quarter points, 1 = whole numbers."""
    terms: tuple[Term, ...] = ()
    limit: int | None = None
    """Half points from which an opponent's game counts; None = whatever he has."""
    unrated: tuple[int, ...] = ()
    """Opponents left out because they have no rating."""
    scored: Scored | None = None
    """Of a performance."""
    few_games: int | None = None
    """So few games played that he stands behind all who played every round; None = not so."""
    low: bool = False
    """Whether the lower number comes first."""
    idle: bool = False
    """Whether it parts nobody of those it was put to, though it gave a number."""
    steps: tuple[Step, ...] = ()
    """Of a place among the level: what it came from, in order."""

    @property
    def key(self) -> int:
        """Return what is compared: the lower, the better."""
        return 0 if self.idle else self.number if self.low else -self.number


@dataclass(frozen=True, slots=True)
class CrossTable:
    """Everything a table is made from, by pairing number."""

    turns: Turns
    """Of players: ``points`` = game points; of teams: ``points`` = match points, ``games`` too."""
    rounds: int
    """Rounds the tournament has in all."""
    round_robin: bool = False
    teams: bool = False
    boards: int = 0
    """Boards of a match between teams; 0 for players."""
    ratings: Mapping[int, int] = field(default_factory=dict)
    """Who is not rated is missing."""
    given: Mapping[int, tuple[int, int]] = field(default_factory=dict)
    """Half points (of teams, half match points and half game points) given or taken by decision."""
    scores: Scores = PLAYERS_SCORES
    """What a result is worth, in the kind of ``Turn.points``."""
    game_scores: Scores = PLAYERS_SCORES
    """Of teams: what the result of a board is worth."""
    unplayed: Unplayed = Unplayed.OWN_DRAW
    first: PointKind = PointKind.MATCH
    """Of teams: which points rank them before all criteria."""
    counted: PointKind = PointKind.MATCH
    """Of teams: which points Buchholz and Sonneborn-Berger count."""
    outside: frozenset[int] = frozenset()
    """Numbers whose games stay visible and count for nobody (FIDE tournament rules 12.2.1)."""
    performance: Performance | None = None
    """What performances are worked out by; None = no rule book at hand gives it."""
    games: Mapping[tuple[int, int], tuple[str, ...]] = field(default_factory=dict)
    """Of teams, by round and number: the signs of its boards, board 1 first, where they are known;
    ``fixtures.round_history`` has the signs."""
    code_numbers: CodeNumbers | None = None
    """What codes are worked out with; None = no rule book at hand gives it."""
    barred: frozenset[str] = frozenset()
    """Codes that cannot be asked here: they give nothing and part nobody."""
    own: Mapping[str, Mapping[int, Worked]] = field(default_factory=dict)
    """Criteria of a federation alone, worked out before: by name and number."""

    def points_of(self, turn: Turn, kind: PointKind) -> int:
        """Return the half points of a kind that a round gave; players have one kind alone."""
        return turn.games if self.teams and kind is PointKind.GAME else turn.points

    @property
    def ranks_first(self) -> PointKind:
        """Return the kind of points that rank before all criteria; players have one."""
        return self.first if self.teams else PointKind.MATCH

    def draw(self, kind: PointKind) -> int:
        """Return what a drawn round is worth in half points of a kind."""
        if self.teams and kind is PointKind.GAME:
            return self.game_scores.draw * self.boards
        return self.scores.draw

    def step(self, kind: PointKind) -> int:
        """Return the half points of a kind from one group of equal scores to the next."""
        return self.game_scores.draw if self.teams and kind is PointKind.GAME else self.scores.draw

    def win(self, kind: PointKind) -> int:
        """Return the most a round can give in half points of a kind."""
        if self.teams and kind is PointKind.GAME:
            return self.game_scores.win * self.boards
        return self.scores.win
