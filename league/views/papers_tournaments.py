"""What stands on the papers of a tournament: lists, pairings, tables, arithmetic, play-offs.

Scores are half points. A criterion's numbers are of the unit that its column names.
"""

from dataclasses import dataclass
from datetime import datetime

from league.views.season_papers import PaperHead


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentHead:
    """What every paper of a tournament says above."""

    head: PaperHead
    name: str
    system: str
    """How it is played, in words, such as “Swiss system, 9 rounds”."""
    facts: tuple[tuple[str, str], ...] = ()
    """Label and words of place, days, arbiters and time control, as far as they are known."""
    teams: bool = False
    participants: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Participant:
    """A player or a team, as he is named on a paper."""

    number: int | None
    """Pairing number; None = none is given yet."""
    name: str
    title: str = ""
    rating: int | None = None
    national_rating: int | None = None
    federation: str = ""
    club: str = ""


@dataclass(frozen=True, slots=True)
class Starter:
    """One row of the starting list."""

    who: Participant
    players: tuple[str, ...] = ()
    """Of a team: its players in words, board 1 first."""
    note: str = ""
    """That he comes later, has left, or has asked for byes."""


@dataclass(frozen=True, slots=True)
class StartingList:
    """Who plays, by pairing number."""

    head: TournamentHead
    rows: tuple[Starter, ...]
    numbers: str = ""
    """How the numbers were given, in a sentence; empty = they are not yet."""
    rating_name: str = ""
    """What the federation calls its own ratings; empty = nobody has one."""


Mark = int | str | None
"""Half points, a sign such as ``+``, or None for no result yet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardLine:
    """One board of a round; of teams, one match or one game of it."""

    board: str
    """Its number, of a game in a match such as ``3.2``."""
    white: Participant
    black: Participant
    before: tuple[int, int]
    """Half points of both before the round; of a game in a match 0."""
    result: tuple[Mark, Mark] | None
    """White's first; None = no result yet."""
    games: tuple["BoardLine", ...] = ()
    """Of a match between teams; the first named team's player is always ``white``."""
    first_has_white: bool = True
    counts: bool = True
    """False where the table counts it for nobody: one of the two left early."""


@dataclass(frozen=True, slots=True)
class Unpaired:
    """Somebody whom nobody plays in a round."""

    who: Participant
    before: int
    why: str
    """Such as “pairing bye”."""
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundPaper:
    """One round: who plays whom, and how it ended."""

    head: TournamentHead
    round: int
    begins: datetime | None
    lines: tuple[BoardLine, ...]
    unpaired: tuple[Unpaired, ...]
    edition: str
    """By which rules it was paired, in a sentence; empty = nothing is on record."""


@dataclass(frozen=True, slots=True)
class CriterionColumn:
    """A criterion of a table."""

    name: str
    """As the head of a column calls it."""
    per: int
    """How many of the unit make one: 2 = half points, 4 = quarter points, 1 = whole numbers."""


@dataclass(frozen=True, slots=True)
class CrossMark:
    """One round of a participant."""

    opponent: int | None
    """Pairing number; None = nobody."""
    color: str
    """``w``, ``b`` or empty."""
    mark: Mark
    total: int
    """Half points after the round."""
    absent: bool = False
    """Whether he was not paired, and it is no bye."""
    counts: bool = True
    """False where the table counts it for nobody: one of the two left early."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """A participant in any of the tables."""

    rank: int | None
    """None = he is in no ranking, because his games count for nobody."""
    who: Participant
    points: int
    second: int | None = None
    """A team's half game points; None of players, and where a criterion tells them."""
    played: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    criteria: tuple[int | None, ...] = ()
    marks: tuple[CrossMark, ...] = ()
    """Round by round."""
    note: str = ""
    """Why he left, and what follows from it."""
    arithmetic: tuple[str, ...] = ()
    """Criterion by criterion, with name and sum."""


@dataclass(frozen=True, slots=True)
class TableGroup:
    """A group that is ranked apart from those it plays with."""

    name: str
    rows: tuple[TableRow, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePaper:
    """A table of a tournament: standings, cross table, progress or arithmetic."""

    head: TournamentHead
    state: str
    """After which round it is."""
    rounds: int
    """Rounds shown."""
    matrix: bool
    """Whether everybody plays everybody, so that the cross table is by opponent."""
    criteria: tuple[CriterionColumn, ...]
    rows: tuple[TableRow, ...]
    remarks: tuple[str, ...] = ()
    """Sentences below it: by whose rules it is ranked, how unplayed games count, who left."""
    groups: tuple[TableGroup, ...] = ()
    """Empty = all are ranked together."""


@dataclass(frozen=True, slots=True)
class NumberDrawn:
    """How one participant got his number in a restricted drawing."""

    number: int
    who: Participant
    group: str
    """The group of the tables that the number is of, such as ``A: 3, 4, 8``."""
    why: str
    """Why it was possible, in a sentence."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NumbersPaper:
    """How numbers were given: by lot, by a restricted drawing, or otherwise."""

    head: TournamentHead
    facts: tuple[tuple[str, str], ...]
    """Label and words: the seed, the hour, by which rule."""
    groups: tuple[tuple[str, str], ...]
    """The groups of numbers of the tables, with their numbers."""
    rows: tuple[NumberDrawn, ...]
    remarks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayoffLine:
    """One game of a play-off."""

    stage: int
    white: str
    black: str
    clock: str
    result: tuple[int, int] | None
    """Half points; None = still to be played."""


@dataclass(frozen=True, slots=True)
class PlayoffPart:
    """One stage of a play-off in words."""

    number: int
    words: str
    """Who plays whom, in which form and how many games."""
    clock: str
    paragraph: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayoffPaper:
    """A play-off as its players and arbiters get it."""

    head: TournamentHead
    place: int
    seats: tuple[Participant, ...]
    """In the order of the tie-break or the lot."""
    order: str
    """What the order follows from, in a sentence."""
    rests: tuple[str, ...]
    stages: tuple[PlayoffPart, ...]
    games: tuple[PlayoffLine, ...]
    last: str = ""
    """What decides when all is level, in a sentence."""
    outcome: str = ""
    """Who has won, or who plays next, in a sentence."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PartsPaper:
    """A paper of labels and words: the invitation, or the appeals committee."""

    head: TournamentHead
    parts: tuple[tuple[str, str], ...]
    """Label and words; empty words = it is not said."""
    lacks: tuple[str, ...] = ()
    """A sentence with its citation for whatever is missing or wrong."""
