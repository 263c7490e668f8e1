"""Tournaments by FIDE's rules: entries, rounds with their boards, table, the next pairing."""

from dataclasses import dataclass
from datetime import datetime

from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import RoundPairing, Tournament
from league.views.findings import FindingView
from league.views.tournament_playoffs import PlayoffSheet

BoardKey = tuple[int, int, int]
"""Round, board of the round, board of a match between teams; the last is 0 for players."""
Signs = tuple[str, str]
"""What both sides got, as TRF16 has it (``1 = 0 + - W D L``): White, or the first team, first."""


@dataclass(frozen=True, slots=True)
class TournamentRow:
    """A tournament as it is listed."""

    tournament: Tournament
    system: str
    """In words."""
    participants: int
    """Who entered and has not left."""
    round: int
    """The last round that is paired; 0 = none."""
    rounds: int
    """Of the whole tournament; 0 = not known yet."""
    open: int
    """Boards of the paired rounds without a result."""
    state: str
    next: str
    """What has to be done next, in words; empty = nothing."""
    done: bool = False
    """Whether all rounds are played."""


@dataclass(frozen=True, slots=True)
class Tournaments:
    """The tournaments of a season."""

    rows: tuple[TournamentRow, ...]


@dataclass(frozen=True, slots=True)
class EntryRow:
    """A participant as he is listed: by pairing number, before numbers are given by entry."""

    key: str
    number: int | None
    """Pairing number; None = not given yet."""
    name: str
    title: str
    rating: int | None
    club: str
    federation: str
    away: str
    """Byes, late beginning, withdrawal or exclusion, in words; empty = plays all rounds."""
    left: bool = False
    """Withdrawn or excluded."""
    given: str = ""
    """Points given or taken by decision, in words."""
    players: tuple[str, ...] = ()
    """Of a team: names of its players, board 1 first."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits at a board, as he came to the round; of teams, the team."""

    key: str
    number: int
    name: str
    rating: int | None
    points: int
    """Half points before the round; of a team, half match points."""


@dataclass(frozen=True, slots=True)
class GameRow:
    """One board of a match between teams."""

    board: int
    """1-based."""
    names: tuple[str, str]
    """The first team's player first; empty = nobody is seated."""
    first_is_white: bool
    result: Signs | None
    """None = open."""


@dataclass(frozen=True, slots=True)
class PairRow:
    """One board of a round; of teams, one match."""

    board: int
    """1-based."""
    white: Seat
    black: Seat | None
    """None = the pairing bye."""
    result: Signs | None
    """None = open; of teams, as the match has come out so far."""
    games: tuple[GameRow, ...] = ()
    """Of teams, board 1 first."""
    score: tuple[int, int] | None = None
    """Of teams: both sides' half game points so far; None = every board is open."""
    counts: bool = True
    """False where the table counts it for nobody: one of them left, and his games are annulled."""

    @property
    def open(self) -> bool:
        """Say whether a result is missing."""
        if self.games:
            return any(game.result is None for game in self.games)
        return self.black is not None and self.result is None


@dataclass(frozen=True, slots=True)
class AwayRow:
    """Somebody who is not paired in a round."""

    key: str
    name: str
    why: str
    """Such as ``half-point bye``, ``withdrawn``."""


@dataclass(frozen=True, slots=True)
class RoundSheet:
    """A round that is paired."""

    number: int
    begins: datetime | None
    pairs: tuple[PairRow, ...]
    """Board 1 first, the pairing bye last."""
    away: tuple[AwayRow, ...]
    edition: str
    """By which rules it was paired; empty = by hand."""
    by_hand: bool
    mark: str = ""
    """What a pairing set by hand has to say of that, in a sentence; empty = nothing."""
    released: datetime | None = None
    """When its boards were released; None = not on record."""

    @property
    def open(self) -> int:
        """Return how many boards have no result."""
        return sum(
            sum(game.result is None for game in pair.games) if pair.games else pair.open
            for pair in self.pairs
        )


@dataclass(frozen=True, slots=True)
class RankLine:
    """A row of the table."""

    rank: int | None
    """None = his games count for nobody."""
    key: str
    number: int
    name: str
    club: str
    points: int
    """Half points; of a team, half match points."""
    counts: tuple[str, ...]
    """What each criterion gave, in the order of the table's criteria, as it is printed."""
    way: tuple[str, ...]
    """Round by round: opponent's number, colour and result, such as ``12w1``."""
    note: str = ""
    """What is to be said of him, such as ``withdrawn: 3 of 7 = 42.9 % < 50 %``."""


@dataclass(frozen=True, slots=True)
class RankGroup:
    """A group that plays along with others, ranked apart."""

    name: str
    """Such as ``U16w``; empty = those who belong to no group."""
    lines: tuple[RankLine, ...]


@dataclass(frozen=True, slots=True)
class RankTable:
    """The table after the results there are."""

    criteria: tuple[tuple[str, str], ...]
    """Of each criterion behind the points: abbreviation and name."""
    lines: tuple[RankLine, ...]
    note: str = ""
    """By which rules it was made, in a sentence."""
    groups: tuple[RankGroup, ...] = ()
    """Empty = all are ranked together."""


@dataclass(frozen=True, slots=True)
class TournamentSheet:
    """One tournament with all that is on file."""

    file: TournamentFile
    """The facts it shows."""
    row: TournamentRow
    entries: tuple[EntryRow, ...]
    rounds: tuple[RoundSheet, ...]
    """Those that are paired, the first first."""
    table: RankTable
    parts: tuple[tuple[str, str], ...]
    """Label and words of the conditions, the invitation and the committee; empty = not said."""
    playoffs: tuple[PlayoffSheet, ...]
    against: tuple[FindingView, ...]
    """What speaks against conditions, draw, invitation or committee."""
    has_groups: bool = False
    """Whether the season's rule book ranks groups apart that play together."""

    @property
    def tournament(self) -> Tournament:
        """Return the tournament as it was announced."""
        return self.row.tournament

    @property
    def numbered(self) -> bool:
        """Say whether pairing numbers are given."""
        return self.file.numbers is not None

    @property
    def can_pair(self) -> bool:
        """Say whether the next round can be paired now: all results are in, and rounds are left."""
        paired_at_once = self.file.is_round_robin and bool(self.rounds)
        return not (self.row.open or self.row.done or paired_at_once) and self.row.participants > 1


@dataclass(frozen=True, slots=True)
class Proposal:
    """Rounds as they would be paired; nothing of it is stored."""

    file: TournamentFile
    """The facts it was made from: with others it is not stored."""
    pairings: tuple[RoundPairing, ...]
    """One round; of a round robin all."""
    sheets: tuple[RoundSheet, ...]
