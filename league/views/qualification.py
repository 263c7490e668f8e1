"""Qualification tournaments: games, places, lists."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from league.facts import qualifications
from league.facts.matches import Score
from league.outcomes.schedules import GoingUp
from league.views.findings import FindingView

Pairing = tuple[str, str]
"""Symbols, White first; or home and away team."""


Results = Mapping[tuple[int, str, str], tuple[Score | None, ...]]
"""Scores by round and pairing; None = a board still open."""


Counts = tuple[tuple[str, tuple[str, ...]], ...]
"""Criteria in their order, each with what it gave the teams of the ranking."""


GameKey = tuple[int, str, str, int]
"""Round, first and second of the pairing, and the place of its score."""


@dataclass(frozen=True, slots=True)
class TournamentView:
    """A tournament with its pairings, results and ranking."""

    tournament: qualifications.Qualifier
    rounds: tuple[tuple[Pairing, ...], ...]
    results: Results
    """By round and pairing."""
    points: Mapping[str, int]
    """Half game points per team."""
    groups: tuple[tuple[str, ...], ...]
    """Best first; teams that share a place together."""
    missing: int
    """Pairings without a result, or with boards still open."""
    going_up: GoingUp | None
    """None as long as results are missing and nobody has decided."""
    left: tuple[tuple[str, str], ...] = ()
    """Each team that left, with what follows from it in a sentence."""


@dataclass(frozen=True, slots=True)
class Papers:
    """What is on record about a tournament."""

    tournament: qualifications.Qualifier
    results: Results
    decision: qualifications.TournamentDecision | None
    lists: Mapping[str, qualifications.QualificationList]
    """By team."""
    players: Mapping[str, tuple[str | None, ...]] = field(default_factory=dict)
    """By team: pass numbers in the order of its symbols, None = nobody."""


@dataclass(frozen=True, slots=True)
class Game:
    """One board of a tournament."""

    key: GameKey
    symbols: tuple[str, str]
    """Of both players; a match's boards have their number twice."""
    teams: tuple[str, str]
    names: tuple[str, str]
    first_is_white: bool
    score: Score | None

    @property
    def round(self) -> int:
        """Return its round."""
        return self.key[0]


@dataclass(frozen=True, slots=True)
class Place:
    """One team of a tournament."""

    place: int | None
    """None = no game has its result yet."""
    team: str
    name: str
    symbols: str
    """First and last symbol of its players; empty in a round robin."""
    points: int
    """Half game points."""
    played: int
    goes_up: bool | None
    """None = not known yet."""
    listed: int | None
    """Players on its list; None = it is missing."""
    findings: tuple[FindingView, ...]
    """On its list."""

    @property
    def mark(self) -> str:
        """Return the place as it is written before a name."""
        return "–" if self.place is None else f"{self.place}."


@dataclass(frozen=True, slots=True)
class Sheet:
    """A tournament with all its games, also those typed and not stored yet."""

    papers: Papers
    view: TournamentView
    games: tuple[Game, ...]
    places: tuple[Place, ...]
    counts: Counts

    @property
    def tournament(self) -> qualifications.Qualifier:
        """Return the tournament as it was prepared."""
        return self.papers.tournament

    @property
    def three(self) -> bool:
        """Say whether three teams play it."""
        return self.tournament.mode == qualifications.THREE_TEAMS

    @property
    def open_games(self) -> int:
        """Return how many games have no result."""
        return sum(game.score is None for game in self.games)

    def name_of(self, team: str) -> str:
        """Return a team's name."""
        return next((one.name for one in self.places if one.team == team), team)


@dataclass(frozen=True, slots=True)
class Tournaments:
    """The tournaments of a season."""

    sheets: tuple[Sheet, ...]
    known: bool
    """The rule book has a rule about them."""
    book: str
